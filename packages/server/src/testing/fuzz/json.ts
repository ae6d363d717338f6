import * as fc from 'fast-check'
import { anyKey, anyText } from './texts.ts'

/** JSON that no value of JavaScript can be written as, such as 1e999. */
export class Raw {
  constructor(readonly text: string) {}
  toJSON(): string {
    return `raw ${this.text}`
  }
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** JSON.stringify that also writes what is raw; entries are kept as they are, `__proto__` among them. */
export function writeJson(value: unknown): string {
  if (value instanceof Raw) return value.text
  if (isList(value)) return `[${value.map(writeJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, field]) => field !== undefined)
  return `{${entries.map(([key, field]) => `${JSON.stringify(key)}:${writeJson(field)}`).join(',')}}`
}

const numbers = ['1e999', '-1e999', '-0', '0e0', '1E400', '1.0000000000000000000001', `1${'0'.repeat(400)}`, '5e-324']

/** A number, or what passes for one. */
export const anyNumber: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...numbers).map((text) => new Raw(text)),
  fc.constantFrom(-1, 0, -0.001, 0.0001, 1.2345, 1_000_000_000, 1_000_000_000.001, 1_000_000_001, 2 ** 53, -(2 ** 63)),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** Any value that JSON can say. */
export const anyJson: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, false, '', 0, [], {}),
    anyText,
    anyNumber,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(anyKey, tie('value')), { maxLength: 4 }).map((entries) => {
      const made: object = Object.create(null)
      for (const [key, value] of entries)
        Object.defineProperty(made, key, { value, enumerable: true, configurable: true })
      return made
    }),
  ),
})).value

const deep = (open: string, close: string, count: number) => open.repeat(count) + close.repeat(count)

/** What is wrong with the text itself, whatever it was meant to say. */
export const spoilings: Readonly<Record<string, (text: string) => string | Buffer>> = {
  'cut off': (text) => text.slice(0, -1),
  'said twice': (text) => text + text,
  'a key twice': (text) => text.replace('{', () => `${text.replace(/\}\s*$/, '')},`),
  'a comma too many': (text) => text.replace(/\}$/, ',}'),
  'a mark in front': (text) => `\ufeff${text}`,
  'a comment': (text) => `${text}/* all */`,
  'not UTF-8': (text) => Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xc3, 0x28, 0xff, 0x7d])]),
  'UTF-16': (text) => Buffer.from(text, 'utf16le'),
  'NUL around': (text) => `\0${text}\0`,
  'single quotes': (text) => text.replaceAll('"', "'"),
  nothing: () => '',
  'not a number': (text) => text.replace(/:[^,}]*/, ':NaN'),
  'deep lists': () => deep('[', ']', 20_000),
  'deep objects': () => deep('{"a":', '1}', 5_000).replace(/1\}$/, '}'),
  'a deep field': (text) => text.replace(/\}$/, `,"notes":${deep('[', ']', 5_000)}}`),
  'many keys': (text) =>
    text.replace(/\}$/, `,${Array.from({ length: 5_000 }, (_, n) => `"k${n}":${n}`).join(',')},"z":0}`),
  'white space': (text) => ' '.repeat(100_000) + text,
  'half a megabyte': (text) => text.replace(/\}$/, `,"x":"${'x'.repeat(500_000)}"}`),
}

import { unitKey } from './units.ts'

/** What stands before the decimals of a number, in the language of whoever types it. */
export type DecimalMark = '.' | ','

interface TypedNumberContext {
  readonly decimal_mark: DecimalMark
  /** What the number counts, where that is known. */
  readonly unit?: string | null
}

// Of these nobody has one and a half thousandths: three digits behind a mark are thousands.
const small_units: ReadonlySet<string> = new Set(['g', 'ml', 'mg'])

const groups_of_three = /^[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3})*$/
const fraction = /^(?:(\d+) )?(\d+)\/(\d+)$/
// Longer than any number that can be stored, with all its marks.
const longest = 30

function readFraction([, whole = '0', over = '', under = '']: readonly string[]): number | null {
  return Number(under) === 0 ? null : Number(whole) + Number(over) / Number(under)
}

function readWhole(text: string): number | null {
  if (text === '') return 0
  if (/^\d+$/.test(text)) return Number(text)
  return groups_of_three.test(text) ? Number(text.replaceAll(/\D/g, '')) : null
}

// "1,500" is one and a half or fifteen hundred: the unit knows, or else the language does.
function isDecimal(text: string, mark: string, { decimal_mark, unit }: TypedNumberContext): boolean {
  if (!groups_of_three.test(text)) return true
  return !small_units.has(unitKey(unit ?? '')) && mark === decimal_mark
}

/**
 * The one reader of numbers that people type; null where a text is none. Its shape decides where it can:
 * - spaces and apostrophes stand between groups of three digits: `1 500`, `1'500`;
 * - of a point and a comma the last is the decimal mark: `1,500.5`, `1.500,5`;
 * - a mark that comes twice groups: `1.500.000`;
 * - a mark with other than three digits behind it, or behind a zero, is the decimal mark: `1.5`, `1,5`, `0,500`;
 * - a slash makes a fraction: `1/2`, `1 1/2`.
 *
 * What is left, `1,500` and `1.500`, is fifteen hundred of grams and millilitres in every language, since nobody types
 * thousandths of those; of anything else it is what the language of the person says. A sign, an exponent, or groups of
 * another size (`1e9`, `-2`, `1.50.0`) are no such number: better none than a wrong one.
 */
export function readTypedNumber(typed: string, context: TypedNumberContext): number | null {
  const text = typed
    .trim()
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('’', "'")
  if (text.length > longest || !/\d/.test(text)) return null
  const parts = fraction.exec(text)
  if (parts !== null) return readFraction(parts)
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const mark = text.charAt(last)
  const isRepeated = last !== text.indexOf(mark)
  if (last === -1 || isRepeated || !isDecimal(text, mark, context)) return readWhole(text)
  const [whole, decimals] = [readWhole(text.slice(0, last)), text.slice(last + 1)]
  return whole === null || !/^\d*$/.test(decimals) ? null : Number(`${whole}.${decimals}`)
}

/** A number for a field, as its reader takes it back: 1.125 g gets a zero more, since `1.125` g would be thousands. */
export function writeTypedNumber(value: number, context: TypedNumberContext): string {
  if (Number.isInteger(value)) return String(value)
  const text = String(value).replace('.', context.decimal_mark)
  return readTypedNumber(text, context) === value ? text : `${text}0`
}

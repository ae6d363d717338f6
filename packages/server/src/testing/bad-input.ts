import type { Call } from '@larder/contract/calls/call'
import * as z from 'zod/mini'

/** One field of a request as its JSON schema tells it. */
export interface Field {
  readonly name: string
  readonly types: readonly string[]
  readonly isRequired: boolean
  readonly minLength: number
  readonly maxLength: number | undefined
  readonly pattern: string | undefined
}

interface Property {
  readonly type?: string | readonly string[]
  readonly anyOf?: readonly Property[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
}

const typesOf = ({ type, anyOf }: Property): string[] =>
  anyOf === undefined ? [type ?? []].flat() : anyOf.flatMap(typesOf)

/** The fields of a call's body, read from the schema that checks them. */
export function readFields({ body }: Call): Field[] {
  if (body === undefined) return []
  const { properties = {}, required = [] } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties as Record<string, Property>).map(([name, property]) => {
    const detail = property.anyOf?.[0] ?? property
    return {
      name,
      types: typesOf(property),
      isRequired: required.includes(name),
      minLength: detail.minLength ?? 0,
      maxLength: detail.maxLength,
      pattern: detail.pattern,
    }
  })
}

/** JSON that no value of JavaScript can be written as. */
export class RawJson {
  constructor(readonly text: string) {}
}

const lone_surrogates = ['\ud800', 'a\udfff b']

function badTexts({ name, minLength, maxLength, pattern }: Field): unknown[] {
  return [
    12_345,
    true,
    {},
    [],
    ['text'],
    'nul \0 byte',
    ...lone_surrogates,
    ...(minLength > 0 ? ['', ...(minLength < 8 && !name.endsWith('password') ? ['   ', '\t\n'] : [])] : []),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1), 'x'.repeat(20_000)]),
    ...(pattern === undefined ? [] : ['nonsense', 'a@b', '@example.org', 'two words@example.org']),
    ...(name.endsWith('_date') ? ['2026-02-30', '2026-13-01', '2026-1-1', 'yesterday', '31/01/2026', 'NaN'] : []),
    ...(name === 'time_zone' ? ['Mars/Olympus', '', '+05:00'] : []),
    ...(name.endsWith('_url')
      ? ['nonsense', 'javascript:alert(1)', '//example.org/x', '/\\example.org/x', 'data:image/svg+xml,<svg/>']
      : []),
  ]
}

const badNumbers = (name: string): unknown[] => [
  'NaN',
  'Infinity',
  '-Infinity',
  '1',
  '',
  true,
  [],
  [1],
  {},
  new RawJson('1e999'),
  new RawJson('-1e999'),
  ...(bad_numbers_of[name] ?? [-1, -0.001, 1_000_000_001, 1e300, 0.0001, 1.2345]),
]

const bad_numbers_of: Readonly<Record<string, readonly number[]>> = {
  version: [1.5],
  item_id: [0, -1, 1.5, 1e300],
  unit_factor: [0, -1, 1e-9, 10_000_000, 1e300],
  quantity_change: [-1_000_000_001, 1_000_000_001, -1e300, -0.0001, 1.2345],
}

const bad_objects: readonly unknown[] = ['{}', '', 1, true, [], [{}]]

const bad_booleans: readonly unknown[] = ['true', 1, 0, '', [], {}]

/** Every value that a field must refuse; `undefined` stands for leaving it out. */
export function badValues(field: Field): unknown[] {
  const { name, types, isRequired } = field
  return [
    ...(isRequired ? [undefined] : []),
    ...(types.includes('null') ? [] : [null]),
    ...(types.includes('string') ? badTexts(field) : []),
    ...(types.includes('number') || types.includes('integer') ? badNumbers(name) : []),
    ...(types.includes('boolean') ? bad_booleans : []),
    ...(types.includes('object') ? bad_objects : []),
  ]
}

/** The body with one field replaced, as JSON text. */
export function withField(body: Readonly<Record<string, unknown>>, name: string, value: unknown): string {
  const mark = '"the raw JSON comes here"'
  const isRaw = value instanceof RawJson
  const text = JSON.stringify({ ...body, [name]: isRaw ? JSON.parse(mark) : value })
  return isRaw ? text.replace(mark, () => value.text) : text
}

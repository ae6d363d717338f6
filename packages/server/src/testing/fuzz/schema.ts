import type { ZodMiniType } from 'zod/mini'
import * as z from 'zod/mini'
import * as fc from 'fast-check'
import { alternatives, hints } from './hints.ts'
import { anyJson, anyNumber } from './json.ts'
import { anyKey, anyText } from './texts.ts'

/** As much of JSON Schema as the contract's requests are written in. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
}

/** A request's schema as data. */
export function readSchema(schema: ZodMiniType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
}

// Not over a line where nothing says how long it may be: such a field takes a word of some list.
function rightText({ minLength = 0, maxLength = 40, pattern }: Schema): fc.Arbitrary<unknown> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  const line = fc.string({ unit: 'grapheme-composite', minLength: Math.max(1, minLength), maxLength: 30 })
  const storable = line.map((text) => text.replaceAll('\0', '0').trim().padEnd(minLength, 'x'))
  return fc.oneof(
    { weight: 9, arbitrary: storable.filter((text) => text.length >= minLength && text.length <= maxLength) },
    { weight: 1, arbitrary: fc.constant('x'.repeat(maxLength)) },
  )
}

function rightNumber({ type, minimum = 0, maximum = 1e9, exclusiveMinimum }: Schema): fc.Arbitrary<unknown> {
  if (type === 'integer') return fc.integer({ min: 0, max: 10 })
  const least = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 0.001
  const usual = fc.integer({ min: Math.ceil(least * 1000), max: 50_000 }).map((thousandths) => thousandths / 1000)
  return fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: fc.constantFrom(least, maximum) })
}

/** Values that a schema accepts; a field whose rule no JSON schema can tell is known by its name. */
export function rightValue(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  const hint = hints[name]
  const ofType = () => rightOfType(schema)
  return hint === undefined || schema.enum !== undefined
    ? ofType()
    : fc.oneof({ weight: 40, arbitrary: hint }, { weight: 1, arbitrary: ofType() })
}

function rightObject(properties: NonNullable<Schema['properties']>, required: readonly string[]) {
  const record = (left_out: readonly string[], requiredKeys: string[]): fc.Arbitrary<unknown> => {
    const fields = Object.entries(properties).filter(([key]) => !left_out.includes(key))
    return fc.record(Object.fromEntries(fields.map(([key, field]) => [key, rightValue(field, key)])), { requiredKeys })
  }
  const group = alternatives.find((keys) => keys.every((key) => key in properties))
  if (group === undefined) return record([], [...required])
  return fc.oneof(
    ...group.map((chosen) =>
      record(
        group.filter((key) => key !== chosen),
        [...required, chosen],
      ),
    ),
  )
}

function rightOfType(schema: Schema): fc.Arbitrary<unknown> {
  const { type, anyOf, enum: choices, properties = {}, items = {} } = schema
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (anyOf !== undefined) return fc.oneof(...anyOf.map((part) => rightOfType(part)))
  if (choices !== undefined) return fc.constantFrom(...choices)
  if (typeof type === 'object') return fc.oneof(...type.map((one) => rightOfType({ ...schema, type: one })))
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'string':
      return rightText(schema)
    case 'number':
    case 'integer':
      return rightNumber(schema)
    case 'array':
      return fc.array(rightValue(items), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      })
    case 'object':
      return rightObject(properties, schema.required ?? [])
    default:
      return anyJson
  }
}

/** Values at and just over what a field allows, and of kinds that it does not take. */
function wrongValue({ anyOf, maxLength, maximum }: Schema): fc.Arbitrary<unknown> {
  const most = maxLength ?? anyOf?.[0]?.maxLength
  const largest = maximum ?? anyOf?.[0]?.maximum
  return fc.oneof(
    anyText,
    anyNumber,
    anyJson,
    fc.constantFrom(null, undefined, true, [], {}, [[]], ['a'], { a: 1 }, '', 0),
    ...(most === undefined ? [] : [fc.constantFrom('x'.repeat(most + 1), '🥛'.repeat(most), ' '.repeat(most))]),
    ...(largest === undefined ? [] : [fc.constantFrom(largest, largest + 0.001, largest + 1)]),
  )
}

/** A right value with one thing wrong in it. */
export function nearlyRight(schema: Schema): fc.Arbitrary<unknown> {
  const { properties } = schema
  if (properties === undefined) return wrongValue(schema)
  const changes = Object.entries(properties).map(([key, field]) => {
    const value = field.properties === undefined ? wrongValue(field) : fc.oneof(nearlyRight(field), wrongValue(field))
    return value.map((wrong) => [key, wrong] as const)
  })
  const addition = fc.tuple(anyKey, anyJson)
  return fc.tuple(rightValue(schema), fc.oneof(...changes, addition)).map(([right, [key, value]]) => {
    const copy = { ...(right as object) }
    return Object.defineProperty(copy, key, { value, enumerable: true, configurable: true })
  })
}

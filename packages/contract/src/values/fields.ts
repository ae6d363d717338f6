import * as z from 'zod/mini'
import { quantity_limits, text_limits } from '../constants.ts'
import { isCalendarDay } from './days.ts'
import { base_messages } from '../messages/base-messages.ts'
import { hasStorableDecimals } from './numbers.ts'

/** Building blocks of the requests: each failure says which field it is about. */

const isMissing = (input: unknown): boolean => input === undefined || input === null
// PostgreSQL stores no NUL, and a lone surrogate is no character.
const isStorable = (value: string): boolean => !/[\0\p{Surrogate}]/u.test(value)

function text(label: string, max: number, required: string) {
  return z
    .string({ error: (issue) => (isMissing(issue.input) ? required : base_messages.input.notText(label)) })
    .check(
      z.maxLength(max, { error: base_messages.input.tooLong(label, max), abort: true }),
      z.refine(isStorable, { error: base_messages.input.unstorable(label), abort: true }),
    )
}

/** One line of text that must say something; white space around it is dropped. */
export function requiredLine(label: string, required: string = base_messages.input.required(label)) {
  return text(label, text_limits.name, required).check(z.trim(), z.minLength(1, required))
}

/** Text that must be there and is taken as it was typed, white space included. */
export function requiredText(label: string, required: string, max: number) {
  return text(label, max, required).check(z.minLength(1, required))
}

const emptyToNull = z.transform((value: string | null) => (value === '' ? null : value))

/** One line of text that may be empty; empty and null are the same. */
export function optionalLine(label: string, max: number = text_limits.name) {
  return z.pipe(z.nullable(text(label, max, '').check(z.trim())), emptyToNull)
}

/** Several lines of text, kept as typed. */
export function optionalNotes(label: string) {
  return z.pipe(z.nullable(text(label, text_limits.notes, '')), emptyToNull)
}

/** An amount of something: zero or more, with the decimals and the size that are stored exactly. */
export function amount(label: string, invalid: string, required: string = invalid) {
  return z
    .number({ error: (issue) => (isMissing(issue.input) ? required : invalid) })
    .check(
      z.gte(0, { error: invalid, abort: true }),
      z.lte(quantity_limits.max, { error: base_messages.input.tooLarge(label), abort: true }),
      z.refine(hasStorableDecimals, { error: base_messages.input.tooManyDecimals(label) }),
    )
}

/** By how much an amount changes, up or down. */
export function amountChange(label: string) {
  return z.number(base_messages.input.notNumber(label)).check(
    z.refine((change) => Math.abs(change) <= quantity_limits.max, {
      error: base_messages.input.tooLarge(label),
      abort: true,
    }),
    z.refine(hasStorableDecimals, { error: base_messages.input.tooManyDecimals(label) }),
  )
}

/** A calendar day that exists, or none. */
export function optionalDay(label: string) {
  const error = base_messages.input.notDate(label)
  return z.pipe(
    z.nullable(z.string({ error }).check(z.refine((day) => day === '' || isCalendarDay(day), error))),
    emptyToNull,
  )
}

/** The body of a request: a JSON object, and a sentence that says so where it is something else. */
export function requestBody<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.object(shape, { error: base_messages.input.notObject })
}

/** For rules over several fields: they are worth checking beside broken fields, but not without an object. */
export const whenObject = ({ value }: { value: unknown }): boolean => typeof value === 'object' && value !== null

/** An identifier in a path; whatever cannot be one is simply not found. */
export function pathId(not_found: string) {
  return z.pipe(z.string().check(z.regex(/^[1-9]\d{0,15}$/, { error: not_found, abort: true })), z.transform(Number))
}

/** A field of a response that another server may leave out: missing reads as null. */
export function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value): z.output<Schema> | null => value ?? null),
  )
}

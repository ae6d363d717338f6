import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  amount,
  optionalDay,
  optionalLine,
  optionalNotes,
  orNull,
  pathId,
  requestBody,
  requiredLine,
} from './fields.ts'

const sentence = (schema: z.ZodMiniType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message

describe('a required line', () => {
  const name = requiredLine('Name')

  it('drops white space around it', () => {
    expect(name.parse('  Milk ')).toBe('Milk')
  })

  it.each([
    [undefined, 'Name is required'],
    [null, 'Name is required'],
    ['', 'Name is required'],
    [' \t\n', 'Name is required'],
    [7, 'Name must be text'],
    [{}, 'Name must be text'],
    ['x'.repeat(201), 'Name must be at most 200 characters'],
    ['a\u0000', 'Name contains a character that cannot be stored'],
    ['\udc00', 'Name contains a character that cannot be stored'],
  ])('refuses %j: %s', (value, expected) => {
    expect(sentence(name, value)).toBe(expected)
  })

  it('takes 200 characters and any script', () => {
    expect(name.parse('x'.repeat(200))).toHaveLength(200)
    expect(name.parse('日本茶 🍵 <b>')).toBe('日本茶 🍵 <b>')
  })
})

describe('optional text', () => {
  it('reads empty as none', () => {
    expect(optionalLine('Brand').parse(' ')).toBeNull()
    expect(optionalLine('Brand').parse(null)).toBeNull()
    expect(optionalNotes('Notes').parse('')).toBeNull()
  })

  it('keeps notes as they were typed', () => {
    expect(optionalNotes('Notes').parse(' two\nlines ')).toBe(' two\nlines ')
    expect(sentence(optionalNotes('Notes'), 'x'.repeat(5001))).toBe('Notes must be at most 5000 characters')
  })
})

describe('an amount', () => {
  const weight = amount('Weight', 'Weight must be a positive number')

  it.each([0, 0.001, 1_000_000_000])('takes %d', (value) => {
    expect(weight.parse(value)).toBe(value)
  })

  it.each([
    [-0.001, 'Weight must be a positive number'],
    ['1', 'Weight must be a positive number'],
    [Number.NaN, 'Weight must be a positive number'],
    [Number.NEGATIVE_INFINITY, 'Weight must be a positive number'],
    [1_000_000_000.001, 'Weight must be at most 1,000,000,000'],
    [0.0005, 'Weight can have at most 3 decimals'],
  ])('refuses %j: %s', (value, expected) => {
    expect(sentence(weight, value)).toBe(expected)
  })
})

it('takes days that exist, or none', () => {
  const day = optionalDay('Expiry date')
  expect(day.parse('2024-02-29')).toBe('2024-02-29')
  expect(day.parse('')).toBeNull()
  expect(sentence(day, '2023-02-29')).toBe('Expiry date must be a date like 2026-01-31')
  expect(sentence(day, 20230228)).toBe('Expiry date must be a date like 2026-01-31')
})

it('finds nothing where an id cannot be one', () => {
  const id = pathId('Not here')
  expect(id.parse('12')).toBe(12)
  for (const value of ['012', '+1', '1e3', '٣', ' 1']) expect(sentence(id, value)).toBe('Not here')
})

it('says that a body is an object', () => {
  expect(sentence(requestBody({}), 'text')).toBe('The request body must be a JSON object')
  expect(requestBody({ a: z.optional(z.string()) }).parse({ b: 1 })).toEqual({})
})

it('reads a missing answer field as null', () => {
  expect(z.object({ brand: orNull(z.string()) }).parse({})).toEqual({ brand: null })
})

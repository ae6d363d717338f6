import { types } from 'pg'
import { describe, expect, it } from 'vitest'
import { rowTypes } from './types.ts'

const { builtins } = types
const parse = (oid: number, text: string): unknown => {
  const parser = rowTypes.getTypeParser(oid) as (value: string) => unknown
  return parser(text)
}

describe('a moment', () => {
  it.each([
    ['2026-11-15 03:15:25.123456+00', '2026-11-15T03:15:25.123Z'],
    ['2026-11-15 03:15:25+02', '2026-11-15T01:15:25.000Z'],
    ['2026-11-15 03:15:25-03:30', '2026-11-15T06:45:25.000Z'],
    ['2026-01-01 00:15:00+05:45', '2025-12-31T18:30:00.000Z'],
  ])('%s is %s to everybody', (text, moment) => {
    expect(parse(builtins.TIMESTAMPTZ, text)).toBe(moment)
  })
})

it('a calendar day stays the day it is, in whatever zone the server runs', () => {
  expect(parse(builtins.DATE, '2026-03-29')).toBe('2026-03-29')
})

it('quantities are numbers', () => {
  expect([parse(builtins.NUMERIC, '1.500'), parse(builtins.NUMERIC, '-0.1')]).toEqual([1.5, -0.1])
})

it('a number beyond what a number holds is an error and not another number', () => {
  expect(parse(builtins.INT8, '9007199254740991')).toBe(Number.MAX_SAFE_INTEGER)
  expect(() => parse(builtins.INT8, '9007199254740993')).toThrow('9007199254740993')
})

it('everything else is left to the driver', () => {
  expect(parse(builtins.BOOL, 't')).toBe(true)
  expect(parse(builtins.TEXT, 'Milk')).toBe('Milk')
})

import { describe, expect, it } from 'vitest'
import { readDecimal, writesDecimalComma } from './decimal.ts'

describe('readDecimal', () => {
  it.each([
    ['1,5', '1.5'],
    [' 1.5 ', '1.5'],
    ['0,125', '0.125'],
    [',5', '.5'],
    ['-1,5', '-1.5'],
    ['1,234,567', '1234567'],
    ['1,500.25', '1500.25'],
    ['1,5,0', '1,5,0'],
    ['abc', 'abc'],
    ['', ''],
  ])('reads "%s" as "%s" everywhere', (typed, read) => {
    expect(readDecimal(typed, true)).toBe(read)
    expect(readDecimal(typed, false)).toBe(read)
  })

  it('reads the open case as the language writes it', () => {
    expect(readDecimal('1,500', false)).toBe('1500')
    expect(readDecimal('1,500', true)).toBe('1.500')
  })

  it('knows which languages write a comma', () => {
    expect(writesDecimalComma('de')).toBe(true)
    expect(writesDecimalComma('en')).toBe(false)
  })
})

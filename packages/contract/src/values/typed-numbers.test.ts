import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTypedNumber, writeTypedNumber } from './typed-numbers.ts'

const marks = ['.', ','] as const

describe('whatever the language', () => {
  test.each([
    ['2', 2],
    ['0', 0],
    [' 12 ', 12],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['1.25', 1.25],
    ['12,3456', 12.3456],
    ['0.500', 0.5],
    ['0,500', 0.5],
    ['.5', 0.5],
    [',5', 0.5],
    ['5.', 5],
    ['1234.500', 1234.5],
    ['1234,500', 1234.5],
    ['1 500', 1500],
    ['1\u00a0500', 1500],
    ['1\u202f500,25', 1500.25],
    ['1 500.250', 1500.25],
    ["1'500", 1500],
    ['1’500.5', 1500.5],
    ['1,500.5', 1500.5],
    ['1.500,5', 1500.5],
    ['1,234,567.891', 1_234_567.891],
    ['1.234.567,891', 1_234_567.891],
    ['1.500.000', 1_500_000],
    ['1,500,000', 1_500_000],
    ['1/2', 0.5],
    ['3/4', 0.75],
    ['1 1/2', 1.5],
  ])('%s is %d', (typed, value) => {
    for (const decimal_mark of marks) expect(readTypedNumber(typed, { decimal_mark })).toBe(value)
  })

  test.each([
    '',
    ' ',
    'x',
    '1e9',
    '1e3',
    '-2',
    '+2',
    '1.50.0',
    '1,50,0',
    '15 00',
    '1 5',
    "1'5",
    '1,5.0,0',
    '1..5',
    '1/0',
  ])('"%s" is no number', (typed) => {
    for (const decimal_mark of marks) expect(readTypedNumber(typed, { decimal_mark })).toBeNull()
  })
})

describe('what could be both', () => {
  test.each([
    // typed, unit, with a decimal point (English), with a decimal comma (German, French)
    ['1,500', null, 1500, 1.5],
    ['1.500', null, 1.5, 1500],
    ['1,500', 'pcs', 1500, 1.5],
    ['1.500', 'pcs', 1.5, 1500],
    ['1,500', 'kg', 1500, 1.5],
    ['1.500', 'kg', 1.5, 1500],
    ['1.500', 'l', 1.5, 1500],
    ['1,500', 'g', 1500, 1500],
    ['1.500', 'g', 1500, 1500],
    ['1.500', ' ML ', 1500, 1500],
    ['1.500', 'grams', 1500, 1500],
    ['12,250', 'ml', 12_250, 12_250],
    ['0.125', 'g', 0.125, 0.125],
    ['2.5', 'g', 2.5, 2.5],
  ])('%s of %s is %d or %d', (typed, unit, with_point, with_comma) => {
    expect(readTypedNumber(typed, { unit, decimal_mark: '.' })).toBe(with_point)
    expect(readTypedNumber(typed, { unit, decimal_mark: ',' })).toBe(with_comma)
  })
})

// A number as the language writes it comes back as itself; three decimals of grams are what nobody types.
test.each(['en-US', 'de-DE', 'de-CH', 'fr-FR', 'pt-BR', 'sv-SE'])('reads what %s writes', (language) => {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 3 })
  const decimal_mark = format.format(1.5).includes(',') ? ',' : '.'
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (count) => {
      expect(readTypedNumber(format.format(count / 1000), { decimal_mark })).toBe(count / 1000)
    }),
  )
})

describe('written into a field', () => {
  test.each([
    // value, unit, with a decimal point, with a decimal comma
    [2, 'kg', '2', '2'],
    [1500, 'g', '1500', '1500'],
    [1.5, 'kg', '1.5', '1,5'],
    [1.125, 'kg', '1.125', '1,125'],
    [1.125, 'g', '1.1250', '1,1250'],
    [0.125, 'g', '0.125', '0,125'],
  ])('%d of %s is %s or %s', (value, unit, with_point, with_comma) => {
    expect(writeTypedNumber(value, { unit, decimal_mark: '.' })).toBe(with_point)
    expect(writeTypedNumber(value, { unit, decimal_mark: ',' })).toBe(with_comma)
  })

  test('a number is read back, whatever it counts and in every language', () => {
    const thousandths = fc.integer({ min: 0, max: 1_000_000_000_000 })
    const units = fc.constantFrom(null, 'g', 'ml', 'kg', 'pcs')
    fc.assert(
      fc.property(thousandths, fc.constantFrom(...marks), units, (count, decimal_mark, unit) => {
        const context = { decimal_mark, unit }
        expect(readTypedNumber(writeTypedNumber(count / 1000, context), context)).toBe(count / 1000)
      }),
    )
  })
})

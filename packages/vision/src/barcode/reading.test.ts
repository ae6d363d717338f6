import { expect, test } from 'vitest'
import { chooseCredible, isCredible, isWeak, normaliseReading } from './reading.ts'

test.each([
  [
    { format: 'EAN-13', barcode: '4006381333931' },
    { format: 'EAN-13', barcode: '4006381333931' },
  ],
  [
    { format: 'EAN-13', barcode: '0036000291452' },
    { format: 'UPC-A', barcode: '036000291452' },
  ],
  [
    { format: 'UPC-A', barcode: '0036000291452' },
    { format: 'UPC-A', barcode: '036000291452' },
  ],
  [
    { format: 'UPC-E', barcode: '04252614' },
    { format: 'UPC-E', barcode: '042100005264' },
  ],
  [
    { format: 'UPC-E', barcode: '0042100005264' },
    { format: 'UPC-E', barcode: '042100005264' },
  ],
  [
    { format: 'EAN-8', barcode: '96385074' },
    { format: 'EAN-8', barcode: '96385074' },
  ],
  [
    { format: 'Code 39', barcode: '0123456789012' },
    { format: 'Code 39', barcode: '0123456789012' },
  ],
] as const)('%j is %j, whichever engine read it', (read, normal) => {
  expect(normaliseReading(read)).toEqual(normal)
})

test.each([
  ['EAN-13', '4006381333931', true],
  ['EAN-13', '4006381333932', false],
  ['EAN-13', '96385074', false],
  ['UPC-A', '036000291452', true],
  ['UPC-A', '036000291453', false],
  ['UPC-E', '042100005264', true],
  ['UPC-E', '04252614', false],
  ['EAN-8', '96385074', true],
  ['EAN-8', '96385075', false],
  ['Code 128', 'LARDER-1', true],
  ['Code 128', 'abc', false],
  ['Code 39', 'A  ', false],
  ['Code 128', 'a\u0000bcd', false],
] as const)('%s %j is worth believing: %s', (format, barcode, expected) => {
  expect(isCredible({ format, barcode })).toBe(expected)
})

test('a code that several lines of a pass found is one code', () => {
  const found = [
    { format: 'EAN-13', barcode: '4006381333931' },
    { format: 'EAN-13', barcode: '4006381333932' },
    { format: 'EAN-13', barcode: '4006381333931' },
    { format: 'Code 39', barcode: 'SHELF-7' },
  ] as const
  expect(chooseCredible(found)).toEqual([found[0], found[3]])
})

test('only long codes with a check digit are believed at once', () => {
  const weak = (['EAN-13', 'UPC-A', 'EAN-8', 'UPC-E', 'Code 39', 'Code 128'] as const).filter((format) =>
    isWeak({ format, barcode: '' }),
  )
  expect(weak).toEqual(['EAN-8', 'UPC-E', 'Code 39', 'Code 128'])
})

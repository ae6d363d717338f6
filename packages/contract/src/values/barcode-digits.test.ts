import { expect, it } from 'vitest'
import { barcodeKey, expandUpcE, hasValidCheckDigit, isInStoreCode, normaliseBarcode } from './barcode-digits.ts'

it.each([
  ['4006381333931', true],
  ['4006381333932', false],
  ['73513537', true],
  ['036000291452', true],
  ['40063813339', false],
  ['ABC', false],
])('check digit of %s: %s', (code, valid) => {
  expect(hasValidCheckDigit(code)).toBe(valid)
})

it.each([
  ['04252614', '042100005264'],
  ['01234565', '012345000065'],
  ['01234505', '012000003455'],
  ['01234531', '012300000451'],
  ['01234543', '012340000053'],
])('UPC-E %s is %s', (short, long) => {
  expect(expandUpcE(short)).toBe(long)
  expect(hasValidCheckDigit(long)).toBe(true)
})

it('refuses a UPC-E code with a wrong check digit or another length', () => {
  expect(expandUpcE('04252615')).toBeNull()
  expect(expandUpcE('4252614')).toBeNull()
})

it('knows one product by one number', () => {
  expect(normaliseBarcode('036000291452')).toBe('0036000291452')
  expect(normaliseBarcode('0036000291452')).toBe('0036000291452')
  expect(normaliseBarcode(' 4-006381-333931 ')).toBe('4006381333931')
  expect(normaliseBarcode('73513537')).toBe('73513537')
  expect(normaliseBarcode('4006381333932')).toBeNull()
  expect(normaliseBarcode('LARDER-1')).toBeNull()
})

it('keeps a shop its own numbers', () => {
  expect(isInStoreCode('2012345000003')).toBe(true)
  expect(isInStoreCode('0212345000003')).toBe(true)
  expect(isInStoreCode('4006381333931')).toBe(false)
})

it('knows a typed UPC-E by its long form, and an EAN-8 by its own', () => {
  expect(normaliseBarcode('04252614')).toBe('0042100005264')
  expect(normaliseBarcode('00000000')).toBe('0000000000000')
  expect(normaliseBarcode('96385074')).toBe('96385074')
  expect(normaliseBarcode('04252619')).toBeNull()
})

it('keeps what is no EAN or UPC as it was read', () => {
  expect(barcodeKey(' LARDER-1 ')).toBe('LARDER-1')
  expect(barcodeKey('12345')).toBe('12345')
  expect(barcodeKey('036000291452')).toBe('0036000291452')
})

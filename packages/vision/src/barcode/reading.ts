import { expandUpcE, hasValidCheckDigit, isCodeText } from '@larder/contract/values/barcode-digits'
import type { barcode } from '@larder/contract/constants'

export type BarcodeFormat = (typeof barcode.formats)[number]

/** A code that was read: as printed on the package, but UPC-E in its long form, by which products are known. */
export interface Reading {
  readonly barcode: string
  readonly format: BarcodeFormat
}

const lengths: Partial<Record<BarcodeFormat, number>> = { 'EAN-13': 13, 'EAN-8': 8, 'UPC-A': 12, 'UPC-E': 12 }

/** Brings what an engine says into one form, whichever engine it was. */
export function normaliseReading({ barcode, format }: Reading): Reading {
  if (format === 'UPC-E' && barcode.length === 8) return { format, barcode: expandUpcE(barcode) ?? barcode }
  // Engines write the codes of North America with the zero that makes them EAN-13.
  const isLong = barcode.length === 13 && barcode.startsWith('0')
  if ((format === 'UPC-A' || format === 'UPC-E') && isLong) return { format, barcode: barcode.slice(1) }
  if (format === 'EAN-13' && isLong) return { format: 'UPC-A', barcode: barcode.slice(1) }
  return { barcode, format }
}

/** A wrong code is worse than none: digits must agree with their check digit, letters must be worth a code. */
export function isCredible({ barcode, format }: Reading): boolean {
  const length = lengths[format]
  if (length !== undefined) return barcode.length === length && hasValidCheckDigit(barcode)
  return isCodeText(barcode)
}

/** Short codes and those without a check digit: chance and stripes of a drawing look like them. */
export function isWeak({ format }: Reading): boolean {
  return format !== 'EAN-13' && format !== 'UPC-A'
}

/** What may be believed of an engine's findings, each code once. */
export function chooseCredible(found: readonly Reading[]): Reading[] {
  const readings = found.map(normaliseReading).filter(isCredible)
  return [...new Map(readings.map((reading) => [reading.barcode, reading])).values()]
}

import { type NumberFormat } from '@larder/contract/item-form'
import { readTypedNumber, writeTypedNumber } from '@larder/contract/values/typed-numbers'
import { findDecimalMark } from './decimal-mark.ts'

// A getter, because most numbers are read and written without asking the browser for its decimal mark.
const contextOf = (unit: string | null | undefined) => ({
  unit: unit ?? null,
  get decimal_mark() {
    return findDecimalMark(globalThis.navigator?.language)
  },
})

/** Numbers as the person at this device types them: every field of the app reads and writes with it. */
export const number_format: NumberFormat = {
  read: (text, unit) => (text.trim() === '' ? null : (readTypedNumber(text, contextOf(unit)) ?? Number.NaN)),
  write: (value, unit) => (value === null ? '' : writeTypedNumber(value, contextOf(unit))),
}

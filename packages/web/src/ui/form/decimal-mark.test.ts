import { expect, test } from 'vitest'
import { findDecimalMark } from './decimal-mark.ts'

test.each([
  ['en-US', '.'],
  ['de-DE', ','],
  ['de-CH', '.'],
  ['fr', ','],
  ['es-MX', '.'],
  ['es', ','],
  ['ja', '.'],
])('the decimal mark of %s is %s', (language, mark) => {
  expect([findDecimalMark(language), findDecimalMark(language)]).toEqual([mark, mark])
})

import { expect, it } from 'vitest'
import { mendLetters } from './mend-letters.ts'

it.each([
  ['FILTR0', 'FILTRO'],
  ['CL0R0', 'CLORO'],
  ['Ro11', 'Roll'],
  ['0range', 'orange'],
  ['KEL1OGGS', 'KELIOGGS'],
])('%s is %s', (word, mended) => {
  expect(mendLetters(word)).toBe(mended)
})

it.each(['7UP', '500G', 'B12', '1L', '4X100', '3,5%', 'MILK', 'H2O', '10ER'])('%s stays', (word) => {
  expect(mendLetters(word)).toBe(word)
})

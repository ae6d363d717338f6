import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sortedByName } from './by-name.ts'

const sorted = (names: readonly string[]): string[] => sortedByName(names, (name) => name)
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

describe('names in their order', () => {
  test('a number counts by its value, and large and small letters alike', () => {
    expect(sorted(['egg 10', 'Egg 2', 'apple', 'Zest', 'egg 010', '7 up'])).toEqual([
      '7 up',
      'apple',
      'Egg 2',
      'egg 10',
      'egg 010',
      'Zest',
    ])
  })

  test('letters with accents stand beside those without', () => {
    expect(sorted(['Zucchini', 'Äpfel', 'Crème', 'Cress', 'Apple'])).toEqual([
      'Äpfel',
      'Apple',
      'Crème',
      'Cress',
      'Zucchini',
    ])
  })

  test('plain names stand where the collation of the language has them', () => {
    const sign = fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code))
    const word = fc.oneof(fc.constantFrom('egg', 'Egg', '2', '10', '007', ' ', '-'), sign)
    const name = fc.array(word, { maxLength: 6 }).map((words) => words.join(''))
    fc.assert(
      fc.property(fc.array(name, { maxLength: 8 }), (names) => {
        expect(sorted(names)).toEqual(names.toSorted((a, b) => collator.compare(a, b)))
      }),
    )
  })
})

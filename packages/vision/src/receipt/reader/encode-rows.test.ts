import { expect, it } from 'vitest'
import { makePage } from '../../testing/receipts.ts'
import { levelPage } from '../layout/geometry.ts'
import { findRows } from '../layout/rows.ts'
import { encodeRows, letters_of_row } from './encode-rows.ts'

const encode = (text: string) => encodeRows(findRows(levelPage(makePage(text).boxes)))

it('numbers letters as the training does: ASCII from the space on, then kinds of letters', () => {
  const { letters, texts } = encode('A ~é€£')
  expect(Array.from(letters.slice(0, 6), Number)).toEqual([34, 1, 95, 97, 98, 99])
  expect(texts[0]?.map(({ letter }) => letter).join('')).toBe('A ~é€£')
})

it('says where letters stand between the edges of the text', () => {
  const { places, facts } = encode('Milk      1.99\nBread     2.49')
  expect(places[0]).toBeCloseTo(0)
  expect(places[5]).toBeGreaterThan(0.6)
  expect(facts[1]).toBeCloseTo(1)
  expect([facts[2], facts[3]].map((fact) => Math.round(fact ?? -1))).toEqual([0, 1])
})

it('cuts rows that are longer than the model reads', () => {
  expect(encode('x'.repeat(90)).texts[0]).toHaveLength(letters_of_row)
})

import { expect, test } from 'vitest'
import { searchWords } from '../filter/filter.ts'
import { excerptOf, findMarks } from './find-marks.ts'

const marked = (text: string, q: string) => findMarks(text, searchWords(q)).map(([from, to]) => text.slice(from, to))

test.each([
  ['Whole Milk', 'MIL', ['Mil']],
  ['Crème brûlée', 'creme', ['Crème']],
  ['Cre\u0300me', 'creme', ['Cre\u0300me']],
  ['Weißbier', 'weiss', ['Weiß']],
  ['Weißbier', 'bier', ['bier']],
  ['Milk milk', 'milk', ['Milk', 'milk']],
  ['Oat milk', 'milk oat', ['Oat', 'milk']],
  ['Buttermilk', 'butter termilk', ['Buttermilk']],
  ['Green Tea', 'milk', []],
  ['Green Tea', '', []],
])('in %s the search for %s marks %j', (text, q, expected) => {
  expect(marked(text, q)).toEqual(expected)
})

test('a long text is shown from a little before what was found', () => {
  const text = 'Bought on the market from the farmer with the blue hat, loose leaves from Crete'
  expect(excerptOf(text, ['leaves'])).toBe('…hat, loose leaves from Crete')
  expect(excerptOf(text, ['market'])).toBe(text)
})

import { expect, test } from 'vitest'
import { type MatchedFacts, matchItems } from './match-items.ts'

const milk: MatchedFacts = {
  item_id: 1,
  item_name: 'Whole milk',
  brand: null,
  quantity: 2,
  unit_of_measure: 'l',
  barcodes: [],
}
const there: MatchedFacts = { ...milk, item_id: 9 }

test.each<[string, Partial<MatchedFacts>, Partial<MatchedFacts>, boolean]>([
  ['the same name', {}, {}, true],
  ['another name', { item_name: 'Oat milk' }, {}, false],
  ['another case, accents and spaces', { item_name: ' WHOLE   Mïlk ' }, {}, true],
  ['sharp s', { item_name: 'Süßmilch' }, { item_name: 'Sussmilch' }, true],
  ['the same brand', { brand: 'Alm' }, { brand: 'ALM' }, true],
  ['a brand on one side', { brand: 'Alm' }, {}, true],
  ['a brand on the other side', {}, { brand: 'Alm' }, true],
  ['two brands', { brand: 'Alm' }, { brand: 'Tal' }, false],
  ['units that convert', { unit_of_measure: 'ml' }, {}, true],
  ['units that do not', { unit_of_measure: 'kg' }, {}, false],
  ['the same count', { unit_of_measure: 'cans' }, { unit_of_measure: 'can' }, true],
  ['a code in common', { item_name: 'Milch', barcodes: ['1', '2'] }, { brand: 'Alm', barcodes: ['2'] }, true],
  [
    'a code in common and units that do not convert',
    { unit_of_measure: 'kg', barcodes: ['2'] },
    { barcodes: ['2'] },
    false,
  ],
])('%s', (_, one, other, isMatch) => {
  const matches = matchItems([{ ...milk, ...one }], [{ ...there, ...other }])
  expect(matches.get(1)?.item_id).toBe(isMatch ? 9 : undefined)
})

test('a code goes before a name, the same brand before none, and the oldest before the rest', () => {
  const items = [
    { ...there, item_id: 13 },
    { ...there, item_id: 12 },
    { ...there, item_id: 14, brand: 'Alm' },
    { ...there, item_id: 15, item_name: 'Milch', barcodes: ['2'] },
  ]
  const find = (changes: Partial<MatchedFacts>) => matchItems([{ ...milk, ...changes }], items).get(1)?.item_id
  expect(find({})).toBe(12)
  expect(find({ brand: 'alm' })).toBe(14)
  expect(find({ brand: 'Tal' })).toBe(12)
  expect(find({ brand: 'alm', barcodes: ['2'] })).toBe(15)
})

test('ten thousand items of one name are matched in a moment', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    ...there,
    item_id: index + 10,
    unit_of_measure: `u${index}`,
  }))
  const began = performance.now()
  expect(matchItems(many, many.toReversed()).size).toBe(10_000)
  expect(performance.now() - began).toBeLessThan(5_000)
})

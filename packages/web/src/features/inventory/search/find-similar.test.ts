import { type Item, item as itemSchema } from '@larder/contract/item'
import { expect, test } from 'vitest'
import { type BarcodesOf, findSimilar } from './find-similar.ts'

let last_id = 0
function make(item_name: string, fields: Partial<Item> = {}): Item {
  last_id += 1
  return itemSchema.parse({ item_id: last_id, item_name, quantity: 1, unit_of_measure: 'pcs', ...fields })
}

const milk = make('Whole Milk', { brand: 'Müller', category: 'Dairy', location: 'Fridge' })
const oat_milk = make('Oat Drink', { category: 'Dairy', notes: 'Opened on Monday, smells of hay' })
const tomatoes = make('Chopped Tomatoes', { brand: 'Casa', location: 'Cellar' })
const tomato = make('Tomato')
const flakes = make('Muesli', { location: 'Cellar shelf' })
const items = [milk, oat_milk, tomatoes, tomato, flakes]
const barcodes: BarcodesOf = new Map([[oat_milk.item_id, ['7394376616037']]])

const signal = new AbortController().signal
const namesOf = async (q: string, among: readonly Item[] = items) => {
  const found = await findSimilar(among, q, barcodes, signal)
  return {
    similar: found?.similar.map(({ item }) => item.item_name),
    elsewhere: Object.entries(found?.elsewhere ?? {}).flatMap(([field, matches]) =>
      matches.map(({ item, line }) => [field, item.item_name, line]),
    ),
  }
}

test.each([
  ['mlk', ['Whole Milk']],
  ['tomatos', ['Chopped Tomatoes', 'Tomato']],
  ['chopped tomatos', ['Chopped Tomatoes']],
  ['tomtaoes', ['Chopped Tomatoes']],
  ['muller', ['Whole Milk']],
  ['muesly', ['Muesli']],
  ['caviar', []],
  ['xq', []],
])('%s is like %j', async (q, expected) => {
  expect((await namesOf(q)).similar).toEqual(expected)
})

test.each([
  ['fridge', [['location', 'Whole Milk', 'Fridge']]],
  [
    'cellar',
    [
      ['location', 'Chopped Tomatoes', 'Cellar'],
      ['location', 'Muesli', 'Cellar shelf'],
    ],
  ],
  [
    'DAIRY',
    [
      ['category', 'Whole Milk', 'Dairy'],
      ['category', 'Oat Drink', 'Dairy'],
    ],
  ],
  ['hay monday', [['notes', 'Oat Drink', 'Opened on Monday, smells of hay']]],
  ['7394376616037', [['barcode', 'Oat Drink', '7394376616037']]],
  ['7394 3766', [['barcode', 'Oat Drink', '7394376616037']]],
  ['616', []],
])('%s is found in other fields of %j', async (q, expected) => {
  expect((await namesOf(q)).elsewhere).toEqual(expected)
})

test('what is likest comes first', async () => {
  const shelf = [make('Barley'), make('Parsley'), make('Parsely')]
  expect((await namesOf('parsleyy', shelf)).similar).toEqual(['Parsley', 'Parsely'])
})

test('a newer key ends the search for an older one', async () => {
  const typing = new AbortController()
  const search = findSimilar(items, 'mlk', barcodes, typing.signal)
  typing.abort()
  expect(await search).toBeNull()
})

import { type Item, item as itemSchema } from '@larder/contract/item'
import { fold } from '@larder/contract/values/fold'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortByName } from './by-name.ts'
import { categoryChoices, filterItems, isFiltering, placeChoices } from './filter.ts'

let last_id = 0
function make(fields: Partial<Item>): Item {
  last_id += 1
  return itemSchema.parse({ item_id: last_id, item_name: 'Thing', quantity: 1, unit_of_measure: 'pcs', ...fields })
}

const milk = make({ item_name: 'Whole Milk', brand: 'Müller', category: 'Dairy' })
const tea = make({ item_name: 'Green Tea', description: 'Loose leaves from Crète', category: 'Beverages' })
const soap = make({ item_name: 'Soap', category: null })
const items = [milk, tea, soap]
const names = (found: readonly Item[]) => found.map((item) => item.item_name)
const search = (q: string, category = '') => names(filterItems(items, { q, category }))

describe('filterItems', () => {
  it('searches name, brand and description', () => {
    expect(search('milk')).toEqual(['Whole Milk'])
    expect(search('müller')).toEqual(['Whole Milk'])
    expect(search('leaves')).toEqual(['Green Tea'])
  })

  it('ignores case and accents on both sides', () => {
    expect(search('MULLER')).toEqual(['Whole Milk'])
    expect(search('créte')).toEqual(['Green Tea'])
  })

  it('wants every word, wherever it stands', () => {
    expect(search('muller milk')).toEqual(['Whole Milk'])
    expect(search('milk tea')).toEqual([])
  })

  it('does not search other fields', () => {
    expect(search('dairy')).toEqual([])
  })

  it('takes the category in any case, together with the search', () => {
    expect(search('', 'dairy')).toEqual(['Whole Milk'])
    expect(search('tea', 'Dairy')).toEqual([])
  })

  it('finds every name of a category', () => {
    const shelf = ['Grains', 'Pantry', 'dry goods', 'Meat'].map((category) => make({ item_name: category, category }))
    expect(names(filterItems(shelf, { q: '', category: 'Pantry' }))).toEqual(['Grains', 'Pantry', 'dry goods'])
  })

  it('takes the place in any case, together with the rest', () => {
    const peas = make({ item_name: 'Peas', location: 'Freezer ', category: 'Frozen' })
    const shelf = [...items, peas, make({ item_name: 'Ice', location: 'Freezer drawer' })]
    const at = (location: string, q = '') => names(filterItems(shelf, { q, category: '', location }))
    expect(at('freezer')).toEqual(['Peas'])
    expect(at('freezer', 'ice')).toEqual([])
    expect(at('Cellar')).toEqual([])
    expect(isFiltering({ q: '', category: '', location: 'Freezer' })).toBe(true)
    expect(placeChoices([...shelf, make({ location: 'freezer' }), make({ location: ' ' })])).toEqual([
      'Freezer',
      'Freezer drawer',
    ])
  })

  it('answers the same list where nothing is asked', () => {
    expect(filterItems(items, { q: '  ', category: '' })).toBe(items)
    expect(isFiltering({ q: '  ', category: '' })).toBe(false)
    expect(isFiltering({ q: '', category: 'Dairy' })).toBe(true)
  })

  it('reads an item again after it changed', () => {
    expect(names(filterItems([{ ...milk, item_name: 'Oat Drink' }], { q: 'oat', category: '' }))).toEqual(['Oat Drink'])
  })
})

describe('sortByName', () => {
  it('sorts as people do and keeps doubles in their order of entry', () => {
    const unsorted = ['Egg 10', 'apple', 'Éclair', 'egg 2', 'Zest', 'Apple'].map((item_name) => make({ item_name }))
    expect(names(sortByName(unsorted))).toEqual(['apple', 'Apple', 'Éclair', 'egg 2', 'Egg 10', 'Zest'])
  })
})

describe('categoryChoices', () => {
  it('puts what is in use first and names nothing twice', () => {
    expect(categoryChoices(items, ['Dairy', 'dairy', 'Meat', 'Baking'])).toEqual({
      in_use: ['Beverages', 'Dairy'],
      others: ['Baking', 'Meat'],
    })
  })
})

describe('categoryChoices of several names for one thing', () => {
  it('offers one of them, as the household spells it', () => {
    const shelf = ['Frozen', 'Frozen Foods', 'Frozen'].map((category) => make({ category }))
    expect(categoryChoices(shelf, ['Frozen Foods', 'Grains', 'Pantry', 'Dry Goods', 'Frozen'])).toEqual({
      in_use: ['Frozen'],
      others: ['Grains'],
    })
  })
})

describe('any search', () => {
  const typed = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom('MILK', 'mü', 'crète', 'e\u0301', 'ß', '(', '\\', '.*', ' tea  green '),
  )

  it('finds some of the items in their order, and the same when it is folded or shouted', () => {
    fc.assert(
      fc.property(typed, (q) => {
        const found = filterItems(items, { q, category: '' })
        expect(found).toEqual(items.filter((item) => found.includes(item)))
        expect(filterItems(items, { q: fold(q), category: '' })).toEqual(found)
      }),
    )
  })

  it('finds no more the more words it has', () => {
    fc.assert(
      fc.property(typed, typed, (one, other) => {
        const both = filterItems(items, { q: `${one} ${other}`, category: '' })
        const first = filterItems(items, { q: one, category: '' })
        expect(both.every((item) => first.includes(item))).toBe(true)
      }),
    )
  })

  it('finds an item by each part of its own name', () => {
    const parts = fc.tuple(fc.constantFrom(...items), fc.nat(8), fc.nat(8))
    fc.assert(
      fc.property(parts, ([item, from, length]) => {
        const q = item.item_name.slice(from, from + length + 1)
        expect(filterItems(items, { q, category: '' })).toContain(item)
      }),
    )
  })
})

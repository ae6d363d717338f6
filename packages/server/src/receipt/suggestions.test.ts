import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chooseGrocery } from '../groceries/catalogue-groceries.ts'
import { type TestDatabase, createTestDatabase } from '../testing/database.ts'
import { createMember } from '../testing/members.ts'
import { fillCatalogue } from '../testing/services/catalogue.ts'
import { createSuggestions, suggest } from './suggestions.ts'

const match = { item_id: 7, item_name: 'Whole Milk', confidence: 0.95 }
const item = {
  item_id: 7,
  category: 'Breakfast',
  location: 'Cellar',
  purchase_date: '2026-03-01',
  expiry_date: '2026-03-11',
}
const items = new Map([[7, item]])
const milk = { category: 'Dairy', place: 'Fridge', days: 7 } as const
const nowhere = () => null
const inKuehlschrank = (category: string) => (category === 'Dairy' ? 'Kühlschrank' : null)

describe('a line', () => {
  test('that is surely an item of the household is filed and kept like it', () => {
    expect(suggest({ product_name: 'Whole Milk', match }, milk, items, nowhere)).toEqual({
      category: 'Breakfast',
      storage_location: 'Cellar',
      shelf_life_days: 10,
    })
  })

  test('that only may be one is what its words say', () => {
    const line = { product_name: 'MILK', match: { ...match, confidence: 0.7 } }
    expect(suggest(line, milk, items, nowhere)).toEqual({
      category: 'Dairy',
      storage_location: 'Fridge',
      shelf_life_days: 7,
    })
    const unknown = { ...line, product_name: 'MLK' }
    expect(suggest(unknown, null, items, nowhere)).toMatchObject({ category: 'Breakfast', storage_location: 'Cellar' })
  })

  test("is filed by the specification's words before those of the lexicon", () => {
    const chocolate = { category: 'Snacks', place: 'Pantry', days: 300 } as const
    const line = { product_name: 'Milk chocolate', match: null }
    expect(suggest(line, chocolate, items, nowhere).category).toBe('Dairy')
    expect(suggest({ ...line, product_name: 'Dark chocolate' }, chocolate, items, nowhere).category).toBe('Snacks')
  })

  test('is filed as the household files that name, also where it has two of them', () => {
    const twin = { product_name: 'WHOLE MILK', match: { ...match, confidence: 0.85 } }
    expect(suggest(twin, milk, items, nowhere).category).toBe('Breakfast')
    const left = new Map([[7, { ...item, category: 'Other' }]])
    expect(suggest(twin, milk, left, nowhere).category).toBe('Dairy')
  })

  test('is kept where the household keeps most of its category', () => {
    const line = { product_name: 'MILK', match: null }
    expect(suggest(line, milk, items, inKuehlschrank).storage_location).toBe('Kühlschrank')
  })

  test('that was filed before stays there', () => {
    const line = { product_name: 'Milk', match: null, category: 'Baby' }
    expect(suggest(line, milk, items, nowhere)).toMatchObject({ category: 'Baby', storage_location: 'Fridge' })
  })

  test('that nobody knows is left to the defaults', () => {
    const nothing = { category: 'Other', storage_location: null, shelf_life_days: null }
    expect(suggest({ product_name: 'XYZ', match: null }, null, items, nowhere)).toEqual(nothing)
  })

  test('tells no shelf life where the dates of the item are none', () => {
    const expired = new Map([[7, { ...item, expiry_date: '2026-02-01' }]])
    expect(suggest({ product_name: 'Milk', match }, null, expired, nowhere).shelf_life_days).toBeNull()
  })
})

test('products of the catalogue that differ tell nothing', () => {
  expect(chooseGrocery([['Foods', 'Milks'], ['Cheeses'], ['Chocolates']])?.category).toBe('Dairy')
  expect(chooseGrocery([['Milks'], ['Chocolates']])).toBeNull()
  expect(chooseGrocery([['Q'], []])).toBeNull()
})

describe('with a database', () => {
  let own: TestDatabase
  let household_id: number
  beforeAll(async () => {
    own = await createTestDatabase()
    household_id = (await createMember(own.database)).household_id
    const text = `insert into item (household_id, item_name, category, quantity, unit_of_measure, location)
      values ($1, 'Rice', 'Pantry', 0, 'kg', 'Cellar'), ($1, 'Oats', 'Pantry', 0, 'kg', ' Cellar '), ($1, 'Pasta', 'Pantry', 0, 'kg', 'Cellar'),
        ($1, 'Flour', 'Pantry', 0, 'kg', 'Shelf'), ($1, 'Salt', 'Snacks', 0, 'kg', ' ')`
    await own.database.query({ name: '', text }, [household_id])
    await fillCatalogue(own.database, [
      ['Zorbix Original', 'Zorbix', 'Snacks, Salty snacks, Crisps'],
      ['Zorbix Paprika', 'Zorbix', 'Snacks, Salty snacks, Crisps'],
    ])
  })
  afterAll(() => own.drop())

  test('household, catalogue and words each say what they know', async () => {
    const lines = ['REIS 1KG', 'ZORBIX 200G', 'VOLLMILCH', 'QQ XX'].map((product_name) => ({
      product_name,
      match: null,
    }))
    expect(await createSuggestions(own.database, household_id, lines)).toEqual([
      { category: 'Pantry', storage_location: 'Cellar', shelf_life_days: 365 },
      { category: 'Snacks', storage_location: 'Pantry', shelf_life_days: 120 },
      { category: 'Dairy', storage_location: 'Fridge', shelf_life_days: 7 },
      { category: 'Other', storage_location: null, shelf_life_days: null },
    ])
  })

  test('what another household keeps where is none of ours', async () => {
    const other = await createMember(own.database)
    const lines = [{ product_name: 'REIS', match: null }]
    expect(await createSuggestions(own.database, other.household_id, lines)).toMatchObject([
      { storage_location: 'Pantry' },
    ])
  })
})

import { grocery_api } from '@larder/contract/calls/grocery-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem } from '../testing/items.ts'
import { fillCatalogue } from '../testing/services/catalogue.ts'

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp({ rateLimit: true })
  await fillCatalogue(larder.database, [['Quorple', 'Alpine', 'Foods, Cheeses']])
})
afterAll(() => larder.close())

const guess = (client: Client, q: string) => client.call(grocery_api.guessGrocery, { query: { q } })

test.each([
  ['Ketchup', 'Pantry', 'Pantry'],
  ['Vollmilch', 'Dairy', 'Fridge'],
  ['Heinz Tomato Ketchup 500 g', 'Pantry', 'Pantry'],
  ['toothpaste', 'Personal Care', 'Bathroom'],
  // The words of the specification come before all others.
  ['Rye bread', 'Grains', 'Pantry'],
  ['Quorple', 'Dairy', 'Fridge'],
])('a household without items is told of %s what anybody would say', async (name, category, storage_location) => {
  expect(await guess(await larder.register(), name)).toEqual({ category, storage_location })
})

test.each([
  ['apple juice', 'Produce', 'Beverages'],
  ['Apfelsaft', 'Beverages', undefined],
  ['coconut milk', 'Dairy', 'Pantry'],
  ['potato chips', 'Produce', 'Snacks'],
  ['whole milk', 'Dairy', undefined],
  ['pita bread', 'Grains', undefined],
])('of %s the form’s words say %s, and what fits better is %s', async (name, category, better_category) => {
  const { storage_location: _place, ...said } = await guess(await larder.register(), name)
  expect(said).toEqual({ category, ...(better_category ? { better_category } : {}) })
})

test('what the household files itself needs no better category', async () => {
  const owner = await larder.register()
  await addItem(owner, { item_name: 'Apple juice', category: 'Breakfast' })
  expect((await guess(owner, 'apple juice')).better_category).toBeUndefined()
})

test.each(['', '  ', 'xyzzy', '!!!', '\u0000', '%_'])('%j is no kind of groceries', async (name) => {
  const nothing = { category: null, storage_location: null }
  expect(await guess(await larder.register(), name)).toEqual(nothing)
})

test('the household’s own filing wins, for the same name and for the same kind', async () => {
  const owner = await larder.register()
  await addItem(owner, { item_name: 'Whole Milk', category: 'Breakfast', location: 'Cool box' })
  await addItem(owner, { item_name: 'Zanzibar', category: 'Party' })
  const own = { category: 'Breakfast', storage_location: 'Cool box' }
  expect(await guess(owner, 'whole milk ')).toEqual(own)
  expect(await guess(owner, 'Milk 1 l')).toEqual(own)
  expect(await guess(owner, 'zanzibar')).toEqual({ category: 'Party', storage_location: null })
  const of_others = { category: 'Dairy', storage_location: 'Fridge' }
  expect(await guess(await larder.register(), 'Whole Milk')).toEqual(of_others)
})

test('a word in common does not make two things the same kind', async () => {
  const owner = await larder.register()
  await addItem(owner, { item_name: 'Peanut butter', category: 'Spreads', location: 'Shelf' })
  expect(await guess(owner, 'Butter')).toEqual({ category: 'Dairy', storage_location: 'Fridge' })
})

test('most of the kind decide, and what was left at Other does not count', async () => {
  const owner = await larder.register()
  for (const category of ['Breakfast', 'Breakfast', 'Dairy', 'Other', 'Other', 'Other'])
    await addItem(owner, { item_name: `Milk ${category}`, category })
  expect((await guess(owner, 'Milk')).category).toBe('Breakfast')
})

test('a thing is offered the place where three of its category and kind are kept', async () => {
  const owner = await larder.register()
  const place = async (q: string) => (await guess(owner, q)).storage_location
  const add = (item_name: string, category: string, location: string) =>
    addItem(owner, { item_name, category, location })
  await add('Gouda', 'Dairy', 'Kühlschrank')
  await add('Butter', 'Dairy', 'Kühlschrank')
  expect(await place('Yogurt')).toBe('Fridge')
  await add('Cream', 'Dairy', 'Kühlschrank')
  expect(await place('Yogurt')).toBe('Kühlschrank')
  // What has to be cool tells nothing of what has not.
  for (const name of ['Hummus', 'Tofu', 'Fresh pasta', 'Guacamole']) await add(name, 'Pantry', 'Kühlschrank')
  expect(await place('Flour')).toBe('Pantry')
})

test('what was put into the freezer sends nothing else there', async () => {
  const owner = await larder.register()
  const place = async (q: string) => (await guess(owner, q)).storage_location
  const add = (item_name: string, category: string) => addItem(owner, { item_name, category, location: 'Gefriertruhe' })
  await add('Frozen mince', 'Meat')
  for (const name of ['Mince', 'Beef mince', 'Ham', 'Salami'])
    expect([name, await place(name)]).toEqual([name, 'Fridge'])
  expect(await place('frozen mince')).toBe('Gefriertruhe')
  for (const name of ['Chicken', 'Pork', 'Turkey', 'Bacon']) await add(name, 'Meat')
  expect(await place('Ham')).toBe('Fridge')
  for (const name of ['Pizza', 'Ice cream', 'Frozen peas']) await add(name, 'Frozen')
  expect(await place('Fish sticks')).toBe('Gefriertruhe')
})

test('a category with several names is spelled as the household spells it', async () => {
  const owner = await larder.register()
  expect((await guess(owner, 'Fish sticks')).category).toBe('Frozen')
  await addItem(owner, { item_name: 'Peas', category: 'Frozen Foods' })
  expect((await guess(owner, 'Fish sticks')).category).toBe('Frozen Foods')
})

test('too much is refused, and a loop is told to wait', async () => {
  const owner = await larder.register()
  const { path } = grocery_api.guessGrocery
  const long = await owner.get(`${path}?q=${'x'.repeat(201)}`)
  expect([long.status, long.message]).toEqual([400, 'Search must be at most 200 characters'])
  expect((await owner.get(`${path}?q=milk`)).status).toBe(200)
  const text = `update rate_limit set attempts = 300 where rate_limit_key like 'groceries:%'`
  await larder.database.query({ name: '', text })
  expect((await owner.get(`${path}?q=milk`)).status).toBe(429)
})

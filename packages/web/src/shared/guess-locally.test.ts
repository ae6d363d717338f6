import { describe, expect, it } from 'vitest'
import { makeItem } from '../api/client/testing.ts'
import { guessLocally } from './guess-locally.ts'

const guess = (name: string, ...items: ReturnType<typeof makeItem>[]) => guessLocally(name, items).category

const kept = (category: string, location: string, ...names: string[]) =>
  names.map((item_name) => makeItem({ item_name, category, location }))

describe('a phone that guesses by itself', () => {
  it.each([
    ['Eggs', 'Dairy'],
    ['flour', 'Pantry'],
    ['Butter', 'Dairy'],
    ['Yoghurt', 'Dairy'],
    ['Cherry tomatoes', 'Produce'],
    ['Nutella', 'Pantry'],
    ['peanut butter', 'Pantry'],
    ['Milk chocolate', 'Dairy'],
    ['strawberries', 'Produce'],
    ['Zahnpasta', 'Personal Care'],
    ['Fish sticks', 'Frozen'],
    ['Papel higiénico', 'Household'],
    ['Uova', 'Dairy'],
    // The words of the specification come first.
    ['Bread', 'Grains'],
    ['Carrot cake', 'Produce'],
  ])('%s is %s', (name, category) => {
    expect(guess(name)).toBe(category)
  })

  it.each([
    ['Apple juice', 'Produce', 'Beverages'],
    ['Coconut milk', 'Dairy', 'Pantry'],
    ['Milk chocolate', 'Dairy', 'Snacks'],
    ['Whole milk', 'Dairy', undefined],
    ['Rye bread', 'Grains', undefined],
    ['Pineapple', 'Produce', undefined],
  ])('%s: the form says %s, and what fits better is %s', (name, category, better_category) => {
    expect(guessLocally(name, [])).toEqual({
      category,
      storage_location: null,
      ...(better_category ? { better_category } : {}),
    })
  })

  it.each(['', '  ', 'xyzzy', '!!!', '123'])('%j is nothing', (name) => {
    expect(guess(name)).toBeNull()
  })

  it('follows the household, for the same name and for the same kind', () => {
    const own = [
      makeItem({ item_name: 'Whole Milk', category: 'Breakfast', location: 'Cool box' }),
      makeItem({ item_name: 'Peanut butter', category: 'Spreads' }),
    ]
    expect(guessLocally('whole milk', own)).toEqual({ category: 'Breakfast', storage_location: 'Cool box' })
    expect(guess('Milk', ...own)).toBe('Breakfast')
    expect(guess('Butter', ...own)).toBe('Dairy')
    expect(guess('Milk', makeItem({ item_name: 'Milk', category: 'Other' }))).toBe('Dairy')
  })

  it('keeps things where the household keeps three of their category and kind, and nothing in the freezer', () => {
    const two = kept('Dairy', 'Cellar', 'Gouda', 'Butter')
    expect(guessLocally('Kefir', two)).toEqual({ category: 'Dairy', storage_location: null })
    const three = [...two, ...kept('Dairy', 'Cellar', 'Cream')]
    expect(guessLocally('Kefir', three)).toEqual({ category: 'Dairy', storage_location: 'Cellar' })
    const frozen = kept('Meat', 'Freezer', 'Frozen mince', 'Chicken', 'Pork', 'Bacon')
    expect(guessLocally('Ham', frozen)).toEqual({ category: 'Meat', storage_location: null })
    expect(guessLocally('Mince', frozen)).toEqual({ category: 'Meat', storage_location: null })
    expect(guessLocally('frozen mince', frozen).storage_location).toBe('Freezer')
    const sold_frozen = kept('Frozen', 'Freezer', 'Pizza', 'Ice cream', 'Frozen peas')
    expect(guessLocally('Fish sticks', sold_frozen).storage_location).toBe('Freezer')
  })
})

it('a category with several names is spelled as the household spells it', () => {
  expect(guessLocally('Fish sticks', []).category).toBe('Frozen')
  expect(guessLocally('Fish sticks', [makeItem({ item_name: 'Peas', category: 'Frozen Foods' })]).category).toBe(
    'Frozen Foods',
  )
})

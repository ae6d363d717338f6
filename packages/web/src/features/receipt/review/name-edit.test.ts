import { describe, expect, test } from 'vitest'
import { makeItem } from '../../../api/client/testing.ts'
import { type Draft, manualDraft } from './draft.ts'
import { withJoin, withValue } from './edits.ts'
import { withName } from './name-edit.ts'
import { makeDraft, shop } from './testing.ts'

const match = { item_id: 7, item_name: 'Whole Milk', confidence: 0.7 }
const eggs = makeItem({ item_id: 12, item_name: 'Eggs', category: 'Breakfast', unit_of_measure: 'pcs', quantity: 6 })
const oil = makeItem({ item_id: 13, item_name: 'Olive Oil', category: 'Other', unit_of_measure: 'l' })
const items = [eggs, oil]
const named = (draft: Draft, name: string): Draft => ({ ...draft, ...withName(draft, name, items) })
const tea = makeDraft({ product_name: 'Tea', quantity: 10 })

describe('a line that is renamed', () => {
  test('to what the household has becomes a purchase of it, filed where it is', () => {
    const line = makeDraft({ product_name: 'EG MIX', quantity: 10, category: 'Beverages' })
    expect(named(line, ' eggs')).toMatchObject({
      known: eggs,
      is_joined: true,
      values: { item_name: ' eggs', quantity_added: '10', category: 'Breakfast' },
    })
    expect(named(line, 'Egg').known).toBe(eggs)
    expect(named(manualDraft(shop), 'Eggs')).toMatchObject({ known: eggs, is_joined: true })
  })

  test('on beyond it is a new item again, and nothing typed is lost', () => {
    const typed = { ...tea, ...withValue(tea, 'quantity', '4') }
    const beyond = named(named(typed, 'Eggs'), 'Eggs Benedict')
    expect(beyond).toMatchObject({ is_joined: false, values: { item_name: 'Eggs Benedict', quantity: '4' } })
    expect(named(beyond, 'Eggs')).toMatchObject({ is_joined: true, values: { quantity_added: '4' } })
  })

  test('is only offered where the amount cannot be known', () => {
    expect(named(tea, 'Olive oil')).toMatchObject({ known: oil, is_joined: false, values: { quantity_added: '' } })
  })

  test('stays what a person chose for that item', () => {
    const apart = named(tea, 'Eggs')
    const chosen = named({ ...apart, ...withJoin(apart, false) }, 'eggs')
    expect(chosen).toMatchObject({ known: eggs, is_joined: false })
    const offered = makeDraft({ match }, [makeItem()])
    const joined = { ...offered, ...withJoin(offered, true) }
    expect(named(joined, 'Milk of a farm')).toMatchObject({ is_joined: true })
    expect(named(joined, 'Eggs')).toMatchObject({ known: eggs, is_joined: true })
  })
})

describe('the guessed category', () => {
  test.each([
    ['Apple', 'Produce'],
    ['Milk chocolate', 'Dairy'],
    ['Chocolate', 'Snacks'],
    ['xyzzy', 'Other'],
    // Left at the default, it was filed by nobody.
    ['Olive oil', 'Pantry'],
  ])('of %s is %s', (name, category) => {
    expect(named(tea, name).values.category).toBe(category)
  })

  test('follows the name also from what the server said, a chosen one does not', () => {
    const cola = makeDraft({ product_name: 'Cola', category: 'Beverages' })
    expect(named(cola, 'Apple').values.category).toBe('Produce')
    const chosen = { ...cola, ...withValue(cola, 'category', 'Snacks') }
    expect(named(chosen, 'Apple').values.category).toBe('Snacks')
  })
})

describe('joining', () => {
  const offered = makeDraft({ quantity: 2, match }, [makeItem({ unit_of_measure: 'bottle' })])

  test('brings the amount along', () => {
    expect(withJoin({ ...offered, values: { ...offered.values, quantity_added: '' } }, true)).toMatchObject({
      is_joined: true,
      values: { quantity_added: '2' },
    })
  })

  test('leaves what was typed', () => {
    const typed = { ...offered, values: { ...offered.values, quantity_added: '9' } }
    expect(withJoin(typed, true).values).toBeUndefined()
    expect(withJoin(typed, false)).toMatchObject({ is_joined: false })
  })

  test('asks where the amount cannot be known', () => {
    const litres = makeDraft({ match }, [makeItem({ unit_of_measure: 'l' })])
    expect(withJoin(litres, true).values?.quantity_added).toBe('')
  })
})

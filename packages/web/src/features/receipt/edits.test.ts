import { describe, expect, test } from 'vitest'
import { makeItem } from '../../api/testing.ts'
import { type Draft } from './draft.ts'
import { change, unsavedOf, withJoin, withReturned, withValue } from './edits.ts'
import { makeDraft } from './testing.ts'

const match = { item_id: 7, item_name: 'Whole Milk', confidence: 0.7 }
const [first, second] = [makeDraft({ product_name: 'Milk' }), makeDraft({ product_name: 'Tea' })]

test('one card changes and the others stay the very same', () => {
  const changed = change([first, second], second.key, () => ({ failure: 'no' }))
  expect(changed[0]).toBe(first)
  expect(changed[1]).toEqual({ ...second, failure: 'no' })
})

describe('typing', () => {
  test('settles the complaint about the field, not those about others', () => {
    const wrong: Draft = { ...first, complaints: { quantity: 'Required', category: 'Required' }, failure: 'no' }
    const { values, complaints, failure } = withValue(wrong, 'quantity', '3')
    expect(values?.quantity).toBe('3')
    expect(complaints).toEqual({ category: 'Required' })
    expect(failure).toBeNull()
  })

  test('the guessed category follows the name', () => {
    expect(withValue(second, 'item_name', 'Apple').values?.category).toBe('Produce')
  })

  test('a chosen category does not', () => {
    const chosen = { ...second, ...withValue(second, 'category', 'Snacks') }
    expect(withValue(chosen, 'item_name', 'Apple').values?.category).toBe('Snacks')
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

describe('removing and saving', () => {
  test('a removed card comes back to its place, once', () => {
    expect(withReturned([second], first, 0)).toEqual([first, second])
    expect(withReturned([first, second], first, 0)).toEqual([first, second])
  })

  test('what is not saved stays, ready for another try', () => {
    const drafts: Draft[] = [
      { ...first, state: 'saved' },
      { ...second, state: 'saving', failure: 'no' },
    ]
    expect(unsavedOf(drafts)).toEqual([{ ...second, state: 'open', failure: 'no' }])
  })
})

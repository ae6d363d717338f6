import { describe, expect, test } from 'vitest'
import { withCorrected } from './corrections.ts'
import { type Draft, manualDraft } from './draft.ts'
import {
  change,
  readDrafts,
  unsavedOf,
  withAll,
  withFiled,
  withMerged,
  withoutPhotos,
  withRead,
  withReturned,
  withSplit,
  withValue,
} from './edits.ts'
import { makeDraft, makeLine, makeResults, today } from './testing.ts'

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

  test('the quantity follows a unit that converts, and stays in one that does not', () => {
    const cheese = makeDraft({ product_name: 'Cheese', quantity: 785, unit: 'g' })
    expect(withValue(cheese, 'unit_of_measure', 'kg').values).toMatchObject({ quantity: '0.785' })
    expect(withValue(cheese, 'unit_of_measure', 'pcs').values).toMatchObject({ quantity: '785' })
    const empty = { ...cheese, values: { ...cheese.values, quantity: '' } }
    expect(withValue(empty, 'unit_of_measure', 'kg').values).toMatchObject({ quantity: '' })
  })
})

test('the suggested day of expiry is a chosen one once it is typed', () => {
  const milk = makeDraft({ shelf_life_days: 7 })
  expect(withValue(milk, 'brand', 'Farm').is_expiry_suggested).toBe(true)
  expect(withValue(milk, 'expiry_date', '2026-03-20').is_expiry_suggested).toBe(false)
})

describe('one place or category for all', () => {
  const joined: Draft = { ...makeDraft(), is_joined: true }
  const unread = makeDraft({ product_name: '' })
  const wrong: Draft = { ...first, complaints: { category: 'Category is required', quantity: 'Required' } }

  test('is set where a new item is made, and can be taken back', () => {
    const before = [wrong, second, joined, unread]
    const after = withAll(before, { category: 'Pantry', location: '' })
    expect(after.map(({ values }) => values.category)).toEqual(['Pantry', 'Pantry', 'Other', 'Pantry'])
    expect(after[0]).toMatchObject({ complaints: { quantity: 'Required' }, values: { location: '' } })
    expect(after[2]).toEqual(joined)
    expect(withFiled(after, before).map(({ values }) => values)).toEqual(before.map(({ values }) => values))
  })
})

describe('a corrected receipt', () => {
  const read = makeResults([makeLine({ shelf_life_days: 7 })], { total: 9, balanced: true })
  const [line] = withRead([], read, new Map(), { photo: null, today })
  if (line === undefined) throw new Error('A line is a card')
  const { receipt } = line
  const by_hand = manualDraft(receipt)
  const corrections = { merchant: 'Mill', transaction_date: '2026-03-16', total: 12, currency: 'NZD' }

  test('changes what its cards took from it, and no longer says that it adds up', () => {
    const [after, manual] = withCorrected([line, by_hand], receipt, corrections)
    expect(after).toMatchObject({
      receipt: { ...corrections, balanced: false },
      values: { purchase_date: '2026-03-16', expiry_date: '2026-03-23', brand: '' },
    })
    expect(manual?.values).toMatchObject({ purchase_date: '2026-03-16', brand: 'Mill' })
    expect(manual?.receipt).toBe(after?.receipt)
  })

  test('leaves what a person wrote, and other receipts', () => {
    const typed = { ...by_hand, ...withValue(by_hand, 'brand', 'Hill') }
    const dated = { ...typed, ...withValue(typed, 'purchase_date', '2026-01-01') }
    const [own, other] = withCorrected([dated, first], receipt, corrections)
    expect(own?.values).toMatchObject({ brand: 'Hill', purchase_date: '2026-01-01' })
    expect(other).toBe(first)
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

const photo = (url: string) => ({ url, blob: new Blob() })
const line = (product_name: string, price: number) => makeLine({ product_name, price })
const namesOf = (drafts: readonly Draft[]) => drafts.map(({ values }) => values.item_name)
const read = (drafts: readonly Draft[], from: Draft['photo'], results: ReturnType<typeof makeResults>) =>
  withRead(drafts, results, new Map(), { photo: from, today })

describe('one more photo', () => {
  const [upper, lower] = [photo('blob:upper'), photo('blob:lower')]
  const head = read([], upper, makeResults([line('Milk', 2)], { total: null, balanced: false }))
  const rest = makeResults([line('Tea', 3)], { merchant: null, transaction_date: null, total: 5, balanced: false })

  test('adds its lines behind those that are there, which stay as they are', () => {
    const typed = change(head, head[0]?.key ?? '', (draft) => withValue(draft, 'item_name', 'Whole Milk'))
    expect(namesOf(read(typed, lower, rest))).toEqual(['Whole Milk', 'Tea'])
  })

  test('of the same receipt knows its shop and its day, and the sum of both', () => {
    const both = read(head, lower, rest)
    const receipt = { merchant: 'Corner Shop', transaction_date: '2026-03-14', total: 5, balanced: true }
    expect(both).toMatchObject([
      { receipt, photo: upper },
      { receipt, photo: lower, values: { purchase_date: '2026-03-14' } },
    ])
    expect(both[0]?.receipt).toBe(both[1]?.receipt)
  })

  test('of another receipt has a shop of its own', () => {
    const other = makeResults([line('Nails', 4)], { merchant: 'Hardware Store', transaction_date: '2026-03-01' })
    expect(read(head, lower, other).map(({ receipt }) => receipt.merchant)).toEqual(['Corner Shop', 'Hardware Store'])
  })

  test('that was read before replaces what it gave', () => {
    const both = read(head, lower, rest)
    expect(namesOf(read(both, lower, makeResults([line('Black Tea', 3)])))).toEqual(['Milk', 'Black Tea'])
    const by_hand = [...both, { ...second, photo: null }]
    expect(namesOf(read(by_hand, upper, rest))).toEqual(['Tea', 'Tea', 'Tea'])
  })
})

describe('equal lines of a photo', () => {
  const six = Array.from({ length: 6 }, () => line('Yoghurt', 0.79))
  const drafts = read([], null, makeResults([line('Tea', 2), ...six]))
  const merged = drafts[1] ?? first

  test('are one card that can be split and merged again', () => {
    expect(namesOf(drafts)).toEqual(['Tea', 'Yoghurt'])
    const split = withSplit(drafts, merged.key)
    expect(split).toHaveLength(7)
    expect(withMerged(split, merged)).toEqual(drafts)
  })

  test('that were split stay so where one of them is saved already', () => {
    const split = withSplit(drafts, merged.key).slice(0, -1)
    expect(withMerged(split, merged)).toBe(split)
  })

  test('few cards are open, many are rows', () => {
    expect(drafts.map(({ is_open }) => is_open)).toEqual([true, true])
    const many = read([], null, makeResults([line('Tea', 2), line('Rice', 1), line('Salt', 1)]))
    expect(many.map(({ is_open }) => is_open)).toEqual([false, false, false])
  })
})

describe('cards that were kept as text', () => {
  const receipt = { ...first.receipt }
  const shown = { blob: new Blob(['x']), url: 'blob:x' }
  const cards: Draft[] = [
    { ...first, receipt, photo: shown, state: 'saving' },
    { ...second, receipt, state: 'saved' },
    { ...second, key: 'third', receipt },
  ]

  test('come back unsaved, without their photo, and on one receipt', () => {
    const back = readDrafts(JSON.parse(JSON.stringify(withoutPhotos(cards))))
    expect(back).toEqual([
      { ...first, receipt, photo: null, state: 'open' },
      { ...second, key: 'third', receipt },
    ])
    expect(back[0]?.receipt).toBe(back[1]?.receipt)
  })

  test('may be anything', () => {
    for (const given of [null, 'x', {}]) expect(readDrafts(given)).toEqual([])
  })
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeItem } from '../../../api/client/testing.ts'
import { wouldLoseChanges } from '../../../ui/unsaved/leaving.ts'
import { withCorrected } from './corrections.ts'
import { no_facts } from './facts.ts'
import { lines, review } from './testing-review.ts'
import { type SaveServer, serveSaves } from './testing-server.ts'
import { makeLine } from './testing.ts'

// The dialog is drawn by a browser; that it would be asked is what counts here.
vi.mock(import('../../../ui/unsaved/load-question.ts'), () => ({ loadQuestion: () => new Promise<never>(() => {}) }))

let server: SaveServer
beforeEach(() => {
  vi.useFakeTimers()
  server = serveSaves()
})
afterEach(() => void vi.useRealTimers())

describe('Add All', () => {
  test('saves one after the other with a pause, leaves word for the list and opens it', async () => {
    const { hook, wait, location } = await review(lines('Milk', 'Bread', 'Tea'))
    await hook.do(({ saveAll }) => saveAll())
    expect(server.sent.map(({ body }) => body['item_name'])).toEqual(['Milk'])
    expect(hook.current).toMatchObject({ is_busy: true, run: { current: 1, done: 1, total: 3, is_done: false } })
    await wait(799)
    expect(server.sent).toHaveLength(1)
    await wait(1)
    await wait(800)
    expect(server.sent.map(({ body }) => body['item_name'])).toEqual(['Milk', 'Bread', 'Tea'])
    expect(hook.current.run).toMatchObject({ is_done: true })
    expect(location()?.pathname).toBe('/ocr-upload')
    await wait(2000)
    expect(location()).toMatchObject({
      pathname: '/inventory',
      state: { refresh: true, fromReceipt: true, itemCount: 3 },
    })
    expect(server.kept).toEqual({ lastSavedItems: '[1,2,3]', forceInventoryRefresh: 'true' })
  })

  test('a failure in the middle keeps what was saved, and another try sends only the rest', async () => {
    server.refuse = ({ body }) => (body['item_name'] === 'Bread' ? 'refused' : null)
    const { hook, wait, names, card, location } = await review(lines('Milk', 'Bread', 'Tea'))
    await hook.do(({ saveAll }) => saveAll())
    await wait(1600)
    expect(names()).toEqual(['Bread'])
    expect(card(0)).toMatchObject({ state: 'open', failure: 'Not welcome' })
    expect(hook.current).toMatchObject({ run: null, summary: { failed: 1, saved_names: ['Milk', 'Tea'] } })
    server.refuse = () => null
    await hook.do(({ saveAll }) => saveAll())
    await wait(2000)
    expect(server.sent.map(({ body }) => body['item_name'])).toEqual(['Milk', 'Bread', 'Tea', 'Bread'])
    expect(location()?.state).toMatchObject({ itemCount: 3 })
  })

  test('a lost answer is asked for again under the same key, a changed card under another', async () => {
    server.refuse = () => 'lost'
    const { hook, card } = await review(lines('Milk'))
    await hook.do(({ saveAll }) => saveAll())
    expect(card(0).failure).toBe('Unknown error')
    await hook.do(({ saveAll }) => saveAll())
    await hook.do(({ edit }) => edit(card(0).key, 'quantity', '3'))
    await hook.do(({ saveAll }) => saveAll())
    const [first, again, changed] = server.sent.map(({ key }) => key)
    expect(first).toBeTruthy()
    expect(again).toBe(first)
    expect(changed).not.toBe(first)
  })

  test('stops before the next card, and says how many are left', async () => {
    const { hook, wait, names, said } = await review(lines('Milk', 'Bread', 'Tea'))
    await hook.do(({ saveAll }) => saveAll())
    await hook.do(({ stop }) => stop())
    await wait(5000)
    expect(names()).toEqual(['Bread', 'Tea'])
    expect(said()).toContain('Stopped. 1 item(s) saved, 2 left.')
    expect(server.sent).toHaveLength(1)
  })

  test('pauses from the end of one save to the start of the next', async () => {
    const { hook, wait } = await review(lines('Milk', 'Bread', 'Tea'))
    server.delay_ms = 500
    await hook.do(({ saveAll }) => saveAll())
    await wait(500 + 799)
    expect(server.sent).toHaveLength(1)
    await wait(1)
    expect(server.sent).toHaveLength(2)
    await wait(500 + 800)
    expect(server.sent).toHaveLength(3)
    await wait(499)
    expect(hook.current.run).toMatchObject({ is_done: false })
    await wait(1)
    expect(hook.current.run).toMatchObject({ is_done: true })
  })

  test('opens the card that lacks something', async () => {
    const { hook, card } = await review(lines('Milk', 'Bread', 'Tea'))
    await hook.do(({ edit }) => edit(card(1).key, 'quantity', '-1'))
    await hook.do(({ saveAll }) => saveAll())
    expect(hook.current.drafts.map(({ is_open }) => is_open)).toEqual([false, true, false])
  })

  test('asks for what is missing before anything is sent', async () => {
    const { hook, card, said } = await review(lines('Milk', 'Bread'))
    await hook.do(({ edit }) => edit(card(1).key, 'quantity', ''))
    expect(hook.current.can_save_all).toBe(false)
    await hook.do(({ saveAll }) => saveAll())
    expect(said()).toContain('Please fill in all required fields for all items (name, category, quantity, unit)')
    expect(card(1).complaints).toEqual({ quantity: 'Required' })
    expect(server.sent).toEqual([])
  })
})

describe('one card', () => {
  test('is saved and gone, and the last one opens the inventory', async () => {
    const { hook, names, card, said, location } = await review(lines('Milk', 'Bread'))
    await hook.do(({ saveOne }) => saveOne(card(0)))
    expect(names()).toEqual(['Bread'])
    expect(said()).toContain('Milk has been added to your inventory!')
    expect(location()?.pathname).toBe('/ocr-upload')
    await hook.do(({ saveOne }) => saveOne(card(0)))
    expect(location()).toMatchObject({ pathname: '/inventory', state: { refresh: true } })
  })

  test('that was refused says why and stays', async () => {
    server.refuse = () => 'refused'
    const { hook, card } = await review(lines('Milk'))
    await hook.do(({ saveOne }) => saveOne(card(0)))
    expect(card(0)).toMatchObject({ state: 'open', failure: 'Not welcome' })
  })

  test('says the sentence of the specification where something is missing', async () => {
    const { hook, card, said } = await review(lines('Milk'))
    await hook.do(({ edit }) => edit(card(0).key, 'item_name', ' '))
    await hook.do(({ saveOne }) => saveOne(card(0)))
    expect(said()).toContain('Please fill in all required fields (name, category, quantity, unit)')
  })

  test('joined with a known item is a purchase, with the print to be remembered', async () => {
    const match = { item_id: 7, item_name: 'Whole Milk', confidence: 1 }
    const line = makeLine({ product_name: 'Whole Milk', printed_name: 'MLK 1L', price: 1.29, match })
    const { hook, card } = await review([line])
    expect(card(0)).toMatchObject({ is_joined: true, is_remembered: true })
    await hook.do(({ saveOne }) => saveOne(card(0)))
    expect(server.sent).toMatchObject([
      {
        path: '/api/inventory/7/purchase',
        body: {
          quantity_added: 1,
          price: 1.29,
          source: 'Corner Shop',
          receipt_name: { merchant: 'Corner Shop', printed_name: 'MLK 1L' },
        },
      },
    ])
  })

  test('renamed to what the household has is a purchase of it', async () => {
    server.items = [makeItem({ item_id: 12, item_name: 'Eggs', unit_of_measure: 'pcs' })]
    const { hook, card, wait } = await review([makeLine({ product_name: 'EG MIX', quantity: 10 })])
    await wait(0)
    await hook.do(({ edit }) => edit(card(0).key, 'item_name', 'Eggs'))
    await hook.do(({ saveOne }) => saveOne(card(0)))
    expect(server.sent).toMatchObject([{ path: '/api/inventory/12/purchase', body: { quantity_added: 10 } }])
  })

  test('taken apart from the known item becomes a new one', async () => {
    const match = { item_id: 7, item_name: 'Whole Milk', confidence: 1 }
    const { hook, card } = await review([makeLine({ product_name: 'Whole Milk', match })])
    await hook.do(({ join }) => join(card(0).key, false))
    await hook.do(({ saveOne }) => saveOne(card(0)))
    expect(server.sent).toMatchObject([{ path: '/api/inventory', body: { item_name: 'Whole Milk', quantity: 1 } }])
  })

  test('removed can be brought back where it was', async () => {
    const { hook, names, card, said, press } = await review(lines('Milk', 'Bread'))
    await hook.do(({ remove }) => remove(card(0)))
    expect(names()).toEqual(['Bread'])
    expect(said().at(-1)).toBe('Milk removed')
    await hook.do(() => press('Undo'))
    expect(names()).toEqual(['Milk', 'Bread'])
  })
})

describe('a receipt that was added before', () => {
  const receipt_id = '8b0f7a52-0c1d-4f5e-9a3b-2f6f0a1b2c3d'
  const facts = { receipt_id, added_on: '2026-03-14', added_count: 2 }

  test('is saved again only where somebody says so, and once', async () => {
    const { hook, wait, card } = await review(lines('Milk', 'Bread'), [], facts)
    expect(hook.current.repeated.receipt).toMatchObject(facts)
    await hook.do(({ saveAll }) => saveAll())
    expect(hook.current.repeated.is_asking).toBe(true)
    await hook.do(({ repeated }) => repeated.cancel())
    await hook.do(({ saveOne }) => saveOne(card(0)))
    expect(server.sent).toEqual([])
    await hook.do(({ repeated }) => repeated.addAnyway())
    await hook.do(({ saveAll }) => saveAll())
    await wait(800)
    expect(server.sent.map(({ body }) => body['item_name'])).toEqual(['Milk', 'Bread'])
    expect(server.sent[0]?.body).toMatchObject({ receipt: { receipt_id, merchant: 'Corner Shop' } })
  })

  test('is told to the list, so that it can be undone; without a number nothing is', async () => {
    const { hook, wait, location } = await review(lines('Milk'), [], { receipt_id })
    await hook.do(({ saveAll }) => saveAll())
    await wait(2000)
    expect(location()?.state).toEqual({ refresh: true, fromReceipt: true, itemCount: 1, receiptIds: [receipt_id] })
  })

  test('counts as a person corrected it', async () => {
    const { hook } = await review(lines('Milk'), [], { receipt_id })
    const [receipt = no_facts] = hook.current.receipts
    const corrections = { merchant: 'Mill', currency: 'NZD' }
    await hook.do(({ correct }) =>
      correct(
        (now) => now,
        (now) => withCorrected(now, receipt, corrections),
      ),
    )
    await hook.do(({ saveAll }) => saveAll())
    expect(server.sent[0]?.body).toMatchObject({ receipt: { merchant: 'Mill', currency: 'NZD' } })
  })
})

describe('leaving', () => {
  test('asks while a card is not saved, and not when everything is', async () => {
    const { hook, card } = await review(lines('Milk'))
    expect(wouldLoseChanges()).toBe(true)
    await hook.do(({ saveOne }) => saveOne(card(0)))
    expect(wouldLoseChanges()).toBe(false)
  })

  test('in the middle of Add All stops it after the card under way', async () => {
    const { hook } = await review(lines('Milk', 'Bread'))
    await hook.do(({ saveAll }) => saveAll())
    await hook.unmount()
    await vi.advanceTimersByTimeAsync(5000)
    expect(server.sent).toHaveLength(1)
    expect(server.kept).toEqual({})
  })

  test('before the inventory opens by itself leaves no word for it', async () => {
    const { hook } = await review(lines('Milk'))
    await hook.do(({ saveAll }) => saveAll())
    expect(hook.current.run?.is_done).toBe(true)
    await hook.unmount()
    await vi.advanceTimersByTimeAsync(5000)
    expect(server.kept).toEqual({})
  })
})

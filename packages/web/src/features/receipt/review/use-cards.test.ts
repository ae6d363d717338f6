import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lines, review } from './testing-review.ts'
import { type SaveServer, serveSaves } from './testing-server.ts'
import { missingOf } from '../request.ts'
import { makeLine } from './testing.ts'

// The dialog is drawn by a browser; that it would be asked is what counts here.
vi.mock(import('../../../ui/unsaved/load-question.ts'), () => ({ loadQuestion: () => new Promise<never>(() => {}) }))

let server: SaveServer
beforeEach(() => {
  vi.useFakeTimers()
  server = serveSaves()
})
afterEach(() => void vi.useRealTimers())

describe('equal lines', () => {
  const six = Array.from({ length: 6 }, () => makeLine({ product_name: 'Yoghurt', price: 0.79 }))

  test('are one item, and can be split and merged again', async () => {
    const { hook, names, card, said, press } = await review([...lines('Milk', 'Bread'), ...six])
    expect(names()).toEqual(['Milk', 'Bread', 'Yoghurt'])
    await hook.do(({ split }) => split(card(2)))
    expect(names()).toHaveLength(8)
    expect(said().at(-1)).toBe('Split into 6 lines')
    await hook.do(() => press('Undo'))
    expect(card(2).values).toMatchObject({ quantity: '6', price: '4.74' })
    await hook.do(({ saveOne }) => saveOne(card(2)))
    expect(server.sent).toMatchObject([{ body: { quantity: 6, purchase: { price: 4.74 } } }])
  })

  test('and all others get one place at once', async () => {
    const { hook, card, said, press } = await review([...lines('Milk', 'Bread'), ...six])
    await hook.do(({ fileAll }) => fileAll({ category: '', location: 'Cellar' }))
    expect(hook.current.drafts.map(({ values }) => values.location)).toEqual(['Cellar', 'Cellar', 'Cellar'])
    expect(said().at(-1)).toBe('3 item(s) changed')
    await hook.do(() => press('Undo'))
    expect(card(0).values.location).toBe('')
  })
})

describe('lines without a name', () => {
  const unread = makeLine({ product_name: null, price: 2 })

  test('are counted, open, and keep Add All from leaving without them', async () => {
    const { hook, card, said } = await review([...lines('Milk', 'Bread'), unread])
    expect(hook.current.drafts.map(({ is_open }) => is_open)).toEqual([false, false, true])
    expect(said()).toContain('Successfully extracted 3 items from your receipt!')
    expect(hook.current.can_save_all).toBe(false)
    expect(missingOf(card(2))).toEqual({ item_name: 'Item name is required' })
    await hook.do(({ saveAll }) => saveAll())
    expect(server.sent).toEqual([])
  })

  test('are saved once they are named, or removed', async () => {
    const { hook, wait, card, location } = await review([...lines('Milk'), unread, unread])
    await hook.do(({ edit }) => edit(card(2).key, 'item_name', 'Soap'))
    await hook.do(({ remove }) => remove(card(1)))
    expect(hook.current.can_save_all).toBe(true)
    await hook.do(({ saveAll }) => saveAll())
    await wait(2800)
    expect(server.sent.map(({ body }) => body['item_name'])).toEqual(['Milk', 'Soap'])
    expect(location()).toMatchObject({ pathname: '/inventory', state: { itemCount: 2 } })
  })
})

test('as many are said to be extracted as there are cards', async () => {
  const equal = makeLine({ product_name: 'Yoghurt', price: 0.79 })
  const { hook, said } = await review([...lines('Milk', 'Bread'), equal, equal, makeLine({ confidence: 0.2 })])
  expect(hook.current.drafts).toHaveLength(4)
  expect(said()).toContain('Successfully extracted 4 items from your receipt!')
})

import { afterEach, describe, expect, test, vi } from 'vitest'
import { answer, stubFetch } from '../../api/client/testing.ts'
import { buyAll, createBuyer } from './purchase.ts'

const milk = { key: 'item-1', item_id: 1, quantity_added: 2 }
const tea = { key: 'item-2', item_id: 2, quantity_added: 1 }
async function buyNoMilk({ item_id }: { item_id: number }): Promise<void> {
  if (item_id === milk.item_id) throw new Error('sold out')
}
afterEach(() => vi.unstubAllGlobals())

describe('buyAll', () => {
  test('one that fails keeps none of the others', async () => {
    expect(await buyAll([milk, tea], buyNoMilk)).toEqual({ bought: ['item-2'], failed: ['item-1'] })
  })

  test('nothing wanted is nothing bought', async () => {
    expect(await buyAll([], async () => undefined)).toEqual({ bought: [], failed: [] })
  })
})

describe('createBuyer', () => {
  test("sends the specification's body", async () => {
    const fetch = stubFetch(answer(200, { success: true }))
    await createBuyer()(milk)
    const [address, request] = fetch.mock.calls[0] ?? []
    expect(address).toBe('/api/inventory/1/purchase')
    expect(JSON.parse(String(request?.body))).toEqual({
      quantity_added: 2,
      price: null,
      source: 'Shopping List',
      notes: 'Purchased from smart shopping list',
    })
  })

  test('a lost answer is asked for again under the same key, a new purchase under another', async () => {
    const fetch = stubFetch(new TypeError('gone'), answer(200, { success: true }))
    const buy = createBuyer()
    await buy(milk).catch(() => undefined)
    await buy(milk)
    await buy(milk)
    const keys = fetch.mock.calls.map(([, request]) => new Headers(request?.headers).get('Idempotency-Key'))
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  test('an answer that says no is a failure', async () => {
    stubFetch(answer(200, { success: false, message: 'no' }))
    await expect(createBuyer()(milk)).rejects.toThrow('not recorded')
  })
})

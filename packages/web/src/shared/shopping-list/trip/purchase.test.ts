import { shoppingListEntry } from '@larder/contract/shopping'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { answer, stubFetch } from '../../../api/client/testing.ts'
import { applyChange } from '../list-line.ts'
import { type BuyableLine, buyAll, createBuyer, type Recorded } from './purchase.ts'

const parse = (item_id: number, quantity: number): BuyableLine => {
  const line = { item_id, item_name: `Item ${item_id}`, current_quantity: 0, suggested_quantity: 1, quantity }
  return { ...applyChange(shoppingListEntry.parse({ ...line, is_ticked: true })), item_id }
}
const milk = parse(1, 2)
const tea = parse(2, 1)
async function buyNoMilk({ item_id }: BuyableLine): Promise<Recorded> {
  if (item_id === milk.item_id) throw new Error('sold out')
  return { event_id: 9 }
}
afterEach(() => vi.unstubAllGlobals())

describe('buyAll', () => {
  test('one that fails keeps none of the others', async () => {
    expect(await buyAll([milk, tea], buyNoMilk)).toEqual({ bought: [{ line: tea, event_id: 9 }], failed: [milk] })
  })

  test('nothing wanted is nothing bought', async () => {
    expect(await buyAll([], buyNoMilk)).toEqual({ bought: [], failed: [] })
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

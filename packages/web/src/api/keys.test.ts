import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import {
  invalidateForecasts,
  invalidateStock,
  inventory_keys,
  refreshStock,
  shopping_keys,
  usage_keys,
} from './keys.ts'

const all = {
  items: inventory_keys.items,
  categories: inventory_keys.categories,
  milk: inventory_keys.item(1),
  milk_history: usage_keys.consumption(1),
  milk_prediction: usage_keys.prediction(1),
  tea_prediction: usage_keys.prediction(2),
  predictions: usage_keys.predictions,
  shopping: shopping_keys.list(7),
  profile: ['profile'],
}

/** A cache in which every one of them has been read. */
function filled(): QueryClient {
  const client = new QueryClient()
  for (const key of Object.values(all)) client.setQueryData(key, 'read')
  return client
}

const invalidatedIn = (client: QueryClient) =>
  Object.entries(all).flatMap(([name, key]) => (client.getQueryState(key)?.isInvalidated ? [name] : []))

describe('what goes stale', () => {
  it.each([
    ['refreshed', (client: QueryClient) => refreshStock(client)],
    ['invalidated', (client: QueryClient) => invalidateStock(client)],
  ])('is all of the inventory, and nothing else, when stock is %s', async (_, act) => {
    const client = filled()
    await act(client)
    expect(invalidatedIn(client)).toEqual(Object.keys(all).filter((name) => name !== 'profile'))
  })

  it('is the forecasts when one item was saved, and no other item', () => {
    const client = filled()
    invalidateForecasts(client, 1)
    expect(invalidatedIn(client)).toEqual(['milk_prediction', 'predictions', 'shopping'])
  })
})

it('an item is the same by number and by the text of its address', () => {
  expect(inventory_keys.item('7')).toEqual(inventory_keys.item(7))
})

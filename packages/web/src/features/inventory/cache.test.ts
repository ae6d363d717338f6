import { item as itemSchema, type Item } from '@larder/contract/item'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { forgetItem, rememberItem, withCategory } from './cache.ts'
import { inventory_keys, usage_keys } from '../../api/keys.ts'

const make = (item_id: number, item_name: string, category = 'Dairy'): Item =>
  itemSchema.parse({ item_id, item_name, category, quantity: 1, unit_of_measure: 'pcs' })

function filled(): QueryClient {
  const client = new QueryClient()
  client.setQueryData(inventory_keys.items, [make(1, 'Milk'), make(2, 'Tea')])
  client.setQueryData(inventory_keys.categories, ['Dairy'])
  return client
}
const names = (client: QueryClient) =>
  client.getQueryData<Item[]>(inventory_keys.items)?.map(({ item_name }) => item_name)

describe('rememberItem', () => {
  it('adds a new item and its new category', () => {
    const client = filled()
    rememberItem(client, make(3, 'Candles', 'Party'))
    expect(names(client)).toEqual(['Milk', 'Tea', 'Candles'])
    expect(client.getQueryData(inventory_keys.categories)).toEqual(['Dairy', 'Party'])
    expect(client.getQueryState(inventory_keys.items)?.isInvalidated).toBe(true)
  })

  it('replaces an edited one, also on its own page', () => {
    const client = filled()
    rememberItem(client, make(1, 'Whole Milk'))
    expect(names(client)).toEqual(['Tea', 'Whole Milk'])
    expect(client.getQueryData<Item>(inventory_keys.item(1))?.item_name).toBe('Whole Milk')
  })

  it('lets what was computed from its journal be asked for again: the unit may be another one', () => {
    const client = filled()
    const computed = [usage_keys.pattern(1), usage_keys.prediction(1)]
    for (const key of computed) client.setQueryData(key, {})
    rememberItem(client, make(1, 'Milk'))
    expect(computed.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true])
  })

  it('invents no list where none was loaded', () => {
    const client = new QueryClient()
    rememberItem(client, make(1, 'Milk'))
    expect(names(client)).toBeUndefined()
    expect(client.getQueryData(inventory_keys.categories)).toBeUndefined()
  })
})

describe('forgetItem', () => {
  it('takes the item off the list and invalidates its page', () => {
    const client = filled()
    client.setQueryData(inventory_keys.item(1), make(1, 'Milk'))
    forgetItem(client, 1)
    expect(names(client)).toEqual(['Tea'])
    expect(client.getQueryState(inventory_keys.item(1))?.isInvalidated).toBe(true)
  })
})

describe('withCategory', () => {
  it('names no category twice', () => {
    expect(withCategory(['Dairy'], 'dairy')).toEqual(['Dairy'])
    expect(withCategory(['Dairy'], null)).toEqual(['Dairy'])
  })
})

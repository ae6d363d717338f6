import { api } from '@larder/contract/calls/api'
import { history_api } from '@larder/contract/calls/history-api'
import { describe, expect, it, test } from 'vitest'
import { keyOfCall } from '../../api/client/call.ts'
import { findItem } from './answer-locally.ts'
import { isDoubtful, keepAnswer, readKept, resolveIds, withWaiting } from './kept-answers.ts'
import { createItem } from '../testing/fixtures.ts'
import { before, milk, setUpOutbox, use } from '../testing/set-up-outbox.ts'

describe('what is kept', () => {
  it('is shown with what waits, and with what was sent after it was asked for', async () => {
    const { outbox, add, readList } = await setUpOutbox()
    await add('consume', use)
    const { seq } = await add('consume', use)
    expect(await readList()).toMatchObject([{ quantity: 3 }])
    await outbox.change(seq, { state: 'sent', sent_at: Date.now() })
    expect(await readList()).toMatchObject([{ quantity: 3 }])
    await keepAnswer(outbox, keyOfCall(api.listItems, {}), { value: [createItem({ quantity: 4 })], at: Date.now() + 1 })
    expect(await readList()).toMatchObject([{ quantity: 3 }])
  })

  it('is shown without what was refused', async () => {
    const { outbox, add, readList } = await setUpOutbox()
    const { seq } = await add('consume', use)
    await outbox.change(seq, { state: 'refused' })
    expect(await readList()).toMatchObject([{ quantity: 5 }])
  })

  it('of an item is what was read last, alone or in the list', async () => {
    const { outbox } = await setUpOutbox([createItem({ quantity: 2, notes: 'New' })])
    const lots = [
      {
        lot_id: 1,
        quantity: 5,
        expiry_date: null,
        purchase_date: null,
        location: null,
        price: null,
        opened_on: null,
        frozen_on: null,
      },
    ]
    const alone = createItem({ quantity: 5, barcodes: ['1'], lots })
    await keepAnswer(outbox, keyOfCall(api.getItem, milk), { value: alone, at: before - 1 })
    const { lots: _lots, ...rest } = alone
    expect(await findItem(outbox, 7)).toEqual({ ...rest, quantity: 2, notes: 'New' })
    await keepAnswer(outbox, keyOfCall(api.getItem, milk), { value: alone, at: before + 1 })
    expect(await findItem(outbox, 7)).toBe(alone)
    const { outbox: other } = await setUpOutbox([createItem({ notes: 'New' })])
    await keepAnswer(other, keyOfCall(api.getItem, milk), { value: alone, at: before - 1 })
    expect(await findItem(other, 7)).toEqual({ ...alone, notes: 'New' })
  })

  it('of the shopping list files what was written down on this phone, kept or just answered', async () => {
    const { outbox, add } = await setUpOutbox()
    const answer = { value: { success: true, shopping_list: [] }, at: before }
    const parts = { query: { days: 7 } }
    await keepAnswer(outbox, keyOfCall(api.getShoppingList, parts), answer)
    await add('add_entry', { params: {}, body: { text: 'Apples' } })
    const filed = { shopping_list: [{ item_name: 'Apples', category: 'Produce' }] }
    expect((await readKept(outbox, api.getShoppingList, parts))?.value).toMatchObject(filed)
    expect(await withWaiting(outbox, api.getShoppingList, parts, answer)).toMatchObject(filed)
  })

  it('has the prediction of an item from those of the household', async () => {
    const { outbox } = await setUpOutbox()
    expect(await readKept(outbox, api.getPrediction, milk)).toBeUndefined()
    const prediction = { item_id: 7, item_name: 'Milk', days_until_depletion: 3 }
    const value = { success: true, predictions: [prediction] }
    keepAnswer(outbox, keyOfCall(api.listPredictions, {}), { value, at: before })
    const read = async (id: string) => (await readKept(outbox, api.getPrediction, { params: { id } }))?.value
    expect(await read('7')).toMatchObject({ success: true, days_until_depletion: 3 })
    expect(await read('8')).toMatchObject({
      success: false,
      message: 'Not enough data to make a prediction yet.',
    })
  })

  it('says of a deleted item that there is none, and nothing of what was never read', async () => {
    const { outbox, add } = await setUpOutbox()
    expect(await readKept(outbox, api.getItem, { params: { id: '99' } })).toBeUndefined()
    expect(await readKept(outbox, history_api.getPurchaseHistory, milk)).toBeUndefined()
    await add('remove')
    await expect(readKept(outbox, api.getItem, milk)).rejects.toMatchObject({ status: 404 })
  })

  it('has the items that this phone made, with an empty history', async () => {
    const { outbox, add, readList } = await setUpOutbox()
    const body = { item_name: 'Tea', category: 'Drinks', quantity: 3, unit_of_measure: 'box' }
    const { seq } = await add('create', { params: {}, body })
    const tea = { params: { id: String(-seq) } }
    await add('consume', { ...tea, ...use })
    expect((await readKept(outbox, api.getItem, tea))?.value).toMatchObject({ item_name: 'Tea', quantity: 2 })
    expect((await readKept(outbox, history_api.getPurchaseHistory, tea))?.value).toEqual({ purchase_history: [] })
    // The server knows it by now, and what waits is shown there.
    await outbox.change(seq, { state: 'sent', sent_at: Date.now() }, new Map([[`item ${-seq}`, 70]]))
    expect(resolveIds(tea, outbox)).toEqual({ params: { id: '70' } })
    const stored = [createItem(), createItem({ item_id: 70, item_name: 'Tea', quantity: 3 })]
    await keepAnswer(outbox, keyOfCall(api.listItems, {}), { value: stored, at: Date.now() + 1 })
    expect(await readList()).toMatchObject([{ item_id: 7 }, { item_id: 70, quantity: 2 }])
  })
})

test('an item that was just made is known by the id of the server before any list has it', async () => {
  const { outbox, add } = await setUpOutbox()
  const body = { item_name: 'Tea', category: 'Drinks', quantity: 3, unit_of_measure: 'box' }
  const { seq } = await add('create', { params: {}, body })
  await add('consume', { params: { id: String(-seq) }, ...use })
  await outbox.change(seq, { state: 'sent', sent_at: Date.now() }, new Map([[`item ${-seq}`, 70]]))
  expect(await findItem(outbox, 70)).toMatchObject({ item_id: 70, item_name: 'Tea', quantity: 2 })
})

describe('an answer that has just come', () => {
  const value = createItem({ quantity: 8 })

  it('is taken as it is where nothing waits', async () => {
    const { outbox } = await setUpOutbox()
    expect(await withWaiting(outbox, api.getItem, milk, { value, at: Date.now() })).toBe(value)
  })

  it('is shown with what waits', async () => {
    const { outbox, add } = await setUpOutbox()
    await add('consume', use)
    expect(await withWaiting(outbox, api.getItem, milk, { value, at: Date.now() })).toMatchObject({ quantity: 7 })
    await add('remove')
    await expect(withWaiting(outbox, api.getItem, milk, { value, at: Date.now() })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('is asked for again where something was sent meanwhile, though this page has not heard of it', async () => {
    const { outbox, add } = await setUpOutbox()
    const { seq } = await add('consume', use)
    const at = Date.now()
    await outbox.store.changeEntry(seq, { state: 'sent', sent_at: at })
    expect(await isDoubtful(outbox, { value, at })).toBe(true)
    expect(await isDoubtful(outbox, { value, at: at + 1 })).toBe(false)
  })

  it('is shown at last with what still waits', async () => {
    const { outbox, add } = await setUpOutbox()
    const { seq } = await add('consume', use)
    await add('consume', use)
    const at = Date.now()
    await outbox.change(seq, { state: 'sent', sent_at: at })
    expect(await withWaiting(outbox, api.getItem, milk, { value, at })).toMatchObject({ quantity: 7 })
  })
})

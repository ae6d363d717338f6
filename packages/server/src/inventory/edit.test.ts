import { todayIn } from '@larder/contract/values/days'
import type { Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client, Headers, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem, readJournal } from '../testing/items.ts'

let test: TestApp
let client: Client
let item: Item

beforeAll(async () => {
  test = await createTestApp()
  client = await test.register({ time_zone: 'Pacific/Pago_Pago' })
})
afterAll(() => test.close())
beforeEach(async () => {
  item = await addItem(client, { quantity: 0.3, purchase_date: '2026-01-10', expiry_date: '2026-01-20', brand: 'Alp' })
})

const put = (body: object, headers?: Headers) => client.put(`/api/inventory/${item.item_id}`, body, headers)
const stored = async () => (await client.get(`/api/inventory/${item.item_id}`)).body as Item
const journal = () => readJournal(test.database, item.item_id)

describe('PUT /api/inventory/{id}', () => {
  it('answers with the item as it stands now, one version on', async () => {
    const answer = await put({ item_name: 'Cream', brand: null })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ message: messages.inventory.updated, item: await stored() })
    expect(await stored()).toEqual({
      ...item,
      item_name: 'Cream',
      brand: null,
      version: 2,
      updated_at: expect.not.stringMatching(item.updated_at ?? ''),
    })
  })

  it('leaves the quantity and the journal alone where none is sent, or the same', async () => {
    await put({ notes: 'a' })
    await put({ notes: 'b', quantity: 0.3 })
    expect(await stored()).toMatchObject({ quantity: 0.3, notes: 'b', version: 3 })
    expect(await journal()).toHaveLength(1)
  })

  it('writes another quantity as a correction of the household’s today', async () => {
    await put({ quantity: 0.1, notes: 'spilt' })
    expect(await stored()).toMatchObject({ quantity: 0.1, notes: 'spilt', version: 2 })
    expect((await journal()).slice(1)).toMatchObject([
      { kind: 'corrected', delta: -0.2, quantity_after: 0.1, occurred_on: todayIn('Pacific/Pago_Pago') },
    ])
  })

  it('changes nothing, not even the version, where nothing differs', async () => {
    const answers = [await put({ ...item }), await put({}), await put({ category: 'DAIRY' })]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await stored()).toEqual(item)
  })

  it('lets a person correct the case of the only item of a category', async () => {
    await put({ category: 'party stuff' })
    expect((await put({ category: 'Party Stuff' })).body).toMatchObject({ item: { category: 'Party Stuff' } })
    await addItem(client, { category: 'Tools' })
    expect((await put({ category: 'tools' })).body).toMatchObject({ item: { category: 'Tools' } })
  })

  it.each([
    [{ expiry_date: '2026-01-09' }],
    [{ purchase_date: '2026-01-21' }],
    [{ purchase_date: '2026-02-02', expiry_date: '2026-02-01', quantity: 5 }],
  ])('refuses dates that disagree with each other or with the stored one: %j', async (dates) => {
    const answer = await put(dates)
    expect([answer.status, answer.message]).toEqual([400, messages.inventory.expiryBeforePurchase])
    expect(await stored()).toEqual(item)
  })

  it('takes a date alone where the stored one is cleared with it', async () => {
    expect((await put({ expiry_date: '2025-01-01', purchase_date: null })).status).toBe(200)
  })
})

describe('a version', () => {
  const stale: [string, object, Headers?][] = [
    ['in the body', { version: 1 }],
    ['in If-Match', {}, { 'if-match': '"1"' }],
    ['in either', { version: 2 }, { 'if-match': 'W/"1"' }],
    ['from the future', { version: 9_007_199_254_740_991 }],
  ]

  it.each(stale)('that is not the current one, %s, is 409 with the current item', async (_, version, headers) => {
    await put({ notes: 'theirs' })
    const current = await stored()
    const answer = await put({ notes: 'mine', quantity: 9, ...version }, headers)
    expect(answer.status).toBe(409)
    expect(answer.body).toEqual({ message: messages.inventory.changedElsewhere, item: current })
    expect(await stored()).toEqual(current)
    expect(await journal()).toHaveLength(1)
  })

  it('that is the current one passes, in the body and in If-Match', async () => {
    expect((await put({ notes: 'a', version: 1 }, { 'if-match': '"1"' })).status).toBe(200)
    expect((await put({ notes: 'b' }, { 'if-match': '*' })).status).toBe(200)
  })

  it.each([['"x"'], ['']])('that is none (%j) is 400', async (if_match) => {
    const answer = await put({ notes: 'a' }, { 'if-match': if_match })
    expect([answer.status, answer.message]).toEqual([400, messages.input.version])
  })
})

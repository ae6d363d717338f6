import type { Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { people_messages } from '@larder/contract/messages/people-messages'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client, Headers, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem, findDisagreements, findLotDisagreements, readJournal } from '../testing/items.ts'
import { joinHousehold } from '../testing/people.ts'

let test: TestApp
let client: Client
let flatmate: Client
let item: Item

beforeAll(async () => {
  test = await createTestApp()
  client = await test.register()
  flatmate = await joinHousehold(test, client, 'member', { first_name: 'Ada' })
})
afterAll(() => test.close())
beforeEach(async () => {
  item = await addItem(client, { quantity: 2, brand: 'Alp', low_stock_threshold: 1 })
})

const url = () => `/api/inventory/${item.item_id}`
const put = (body: object, headers?: Headers) => client.put(url(), body, headers)
const theirs = (body: object) => flatmate.put(url(), body)
const stored = async () => (await client.get(url())).body as Item
const journal = () => readJournal(test.database, item.item_id)

describe('a change of the quantity', () => {
  it('is added to what is there now, as a correction', async () => {
    await theirs({ quantity: 5 })
    expect(await put({ quantity_change: -0.3, notes: 'spilt' })).toMatchObject({ status: 200 })
    expect(await stored()).toMatchObject({ quantity: 4.7, notes: 'spilt' })
    expect((await journal()).at(-1)).toMatchObject({ kind: 'corrected', delta: -0.3, quantity_after: 4.7 })
  })

  it('stops at zero', async () => {
    expect(await put({ quantity_change: -2.5 })).toMatchObject({ body: { item: { quantity: 0 } } })
    expect(await put({ quantity_change: -1 })).toMatchObject({
      status: 200,
      body: { item: { quantity: 0, version: 2 } },
    })
    expect((await journal()).map(({ delta }) => delta)).toEqual([2, -2])
  })

  it('is refused beside a quantity, and where more would be there than is kept exactly', async () => {
    expect(await put({ quantity: 1, quantity_change: 1 })).toMatchObject({
      status: 400,
      message: messages.inventory.quantityTwice,
    })
    expect(await put({ quantity_change: 999_999_999 })).toMatchObject({
      status: 400,
      message: messages.input.tooLarge('Quantity'),
    })
    expect(await stored()).toMatchObject({ quantity: 2, version: 1 })
  })

  it('loses none of many at once', async () => {
    const changes = Array.from({ length: 20 }, (_, index) => put({ quantity_change: index % 2 ? 1.5 : -0.1 }))
    expect((await Promise.all(changes)).every(({ status }) => status === 200)).toBe(true)
    expect(await stored()).toMatchObject({ quantity: 16 })
    expect(await findDisagreements(test.database)).toEqual([])
    expect(await findLotDisagreements(test.database)).toEqual([])
  })
})

describe('an edit that says what it knew', () => {
  it('wins over a newer version, and tells what it wrote over and whose that was', async () => {
    await theirs({ brand: 'Berg', low_stock_threshold: null, location: 'Cellar' })
    const known = { brand: 'Alp', low_stock_threshold: 1, location: null, quantity: 9 }
    const body = { brand: 'Hof', low_stock_threshold: 3, quantity_change: 1, version: 1, known }
    const answer = await put(body, { 'if-match': '"1"' })
    expect(answer).toMatchObject({ status: 200, body: { item: { brand: 'Hof', location: 'Cellar', quantity: 3 } } })
    expect((answer.body as { conflicts: unknown }).conflicts).toEqual([
      { field: 'low_stock_threshold', value: null, changed_by: 'Ada' },
      { field: 'brand', value: 'Berg', changed_by: 'Ada' },
    ])
  })

  it.each([
    ['nobody else changed', { notes: 'fresh' }, { brand: 'Hof' }, { brand: 'Alp' }],
    ['somebody changed to the same', { brand: 'Hof' }, { brand: 'Hof' }, { brand: 'Alp' }],
    ['it leaves alone', { brand: 'Berg' }, { notes: 'mine' }, { brand: 'Alp' }],
    ['it says nothing of', { brand: 'Berg' }, { brand: 'Hof' }, {}],
  ])('has no conflict over what %s', async (_, before, wanted, known) => {
    await theirs(before)
    const answer = await put({ ...wanted, known })
    expect(answer.body).toEqual({ message: messages.inventory.updated, item: expect.objectContaining(wanted) })
  })

  it('names nobody where one person lives alone', async () => {
    const alone = await test.register()
    const own = await addItem(alone, { is_never_suggested: true, quantity: 4 })
    const body = { is_never_suggested: null, quantity: 1, known: { is_never_suggested: false, quantity: 2 } }
    expect((await alone.put(`/api/inventory/${own.item_id}`, body)).body).toMatchObject({
      conflicts: [
        { field: 'quantity', value: 4 },
        { field: 'is_never_suggested', value: true },
      ],
    })
  })

  it('is refused for its version where it says nothing', async () => {
    await theirs({ brand: 'Berg' })
    expect((await put({ brand: 'Hof', version: 1 })).status).toBe(409)
  })

  it('lets the last of two phones win, each told what it wrote over', async () => {
    const both = ['a', 'b'].map((notes) => put({ notes, known: { notes: null } }))
    const told = (await Promise.all(both)).map(({ body }) => body as { item: Item; conflicts?: object[] })
    const { notes } = await stored()
    const [first, last] = [told.find((one) => one.item.notes !== notes), told.find((one) => one.item.notes === notes)]
    expect(first?.conflicts).toBeUndefined()
    expect(last?.conflicts).toMatchObject([{ field: 'notes', value: first?.item.notes }])
  })
})

describe('an edit under a key', () => {
  it('is answered the same and done once', async () => {
    const key = { 'idempotency-key': `edit-${item.item_id}` }
    await theirs({ brand: 'Berg' })
    const body = { quantity_change: 1, brand: 'Hof', known: { brand: 'Alp' } }
    const answers = await Promise.all(Array.from({ length: 5 }, () => put(body, key)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(4)
    expect(await stored()).toMatchObject({ quantity: 3, brand: 'Hof' })
    const reused = { status: 409, message: messages.input.idempotencyKeyReused }
    expect(await put({ quantity_change: 2 }, key)).toMatchObject(reused)
    expect(await put(body, { ...key, 'if-match': '"3"' })).toMatchObject(reused)
  })

  it('that was refused may be tried again', async () => {
    const key = { 'idempotency-key': `refused-${item.item_id}` }
    expect((await put({ brand: 'Hof', version: 7 }, key)).status).toBe(409)
    expect((await put({ brand: 'Hof', version: 1 }, key)).status).toBe(200)
  })
})

it('is not for a viewer, nor for another household', async () => {
  const body = { quantity_change: 1, brand: 'Hof', known: { brand: 'x' } }
  const key = { 'idempotency-key': `foreign-${item.item_id}` }
  const viewer = await joinHousehold(test, client, 'viewer')
  expect(await viewer.put(url(), body, key)).toMatchObject({ status: 403, message: people_messages.notAllowed.member })
  const other = await test.register()
  expect(await other.put(url(), body, key)).toMatchObject({ status: 404, message: messages.inventory.notFound })
  expect((await stored()).version).toBe(1)
})

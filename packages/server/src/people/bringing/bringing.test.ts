import { history_api } from '@larder/contract/calls/history-api'
import { household_api } from '@larder/contract/calls/household-api'
import { people_api } from '@larder/contract/calls/people-api'
import type { Item } from '@larder/contract/item'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client, TestApp } from '../../testing/app.ts'
import { createTestApp } from '../../testing/app.ts'
import { listDeleted, restore } from '../../testing/deleted.ts'
import { addItem, findDisagreements, findLotDisagreements, listItems, readJournal } from '../../testing/items.ts'
import { addItemStory, readItemRows } from '../../testing/item-story.ts'
import { takeSnapshot } from '../../testing/operations/snapshot.ts'
import { inviteTo } from '../../testing/people.ts'
import { guardQuantities } from '../../testing/quantity-guard.ts'
import { findWrongRhythms } from '../../testing/rhythm.ts'
import { addEntry, findLine } from '../../testing/shopping.ts'

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp({ maxItems: 6 })
  await guardQuantities(larder.database)
})
afterAll(() => larder.close())

const run = <Row extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
  larder.database.query<Row>({ name: '', text }, values)

const accept = (person: Client, code: string, body: object) => person.post(`/api/invites/${code}/accept`, body)
const readItem = async (person: Client, item_id: number) => (await person.get(`/api/inventory/${item_id}`)).body as Item
const listBrought = (person: Client, code: string) => person.call(people_api.listBroughtItems, { params: { code } })

/** What must hold of every household at any time. */
async function findFaults(): Promise<unknown[]> {
  const miscounted = await run(`select household_id from household
    where item_count <> (select count(*) from item where item.household_id = household.household_id)`)
  const homeless = await run(`select session_id from session where not exists (
    select 1 from household_member as own where own.household_id = session.household_id and own.user_id = session.user_id)`)
  const { database } = larder
  const known = [
    await findDisagreements(database),
    await findLotDisagreements(database),
    await findWrongRhythms(database),
  ]
  return [...known.flat(), ...miscounted, ...homeless]
}

describe('what is brought along', () => {
  test('keeps its number and all its history where it is not there yet', async () => {
    const [owner, person] = [await larder.register(), await larder.register()]
    await addItem(owner)
    await owner.post(`/api/inventory/${(await addItem(owner, { item_name: 'Tea' })).item_id}/consume`, {
      new_quantity: 1,
      date: '2026-02-03',
    })
    const item_id = await addItemStory(larder.database, person)
    await addEntry(person, { text: 'Candles' })
    await person.put('/api/shopping-list/shops/Market', { categories: ['Dairy'] })
    const params = { id: String(item_id) }
    const readHistory = async () => {
      const { consumption_history } = await person.call(history_api.getConsumptionHistory, { params })
      return consumption_history.map(({ recorded_by: _recorded_by, ...entry }) => entry)
    }
    const before = [await readItemRows(larder.database, item_id), await readHistory()]
    const { household: old } = await person.call(people_api.getHousehold, {})
    const { status, body } = await accept(person, await inviteTo(owner), { bring_items: true })
    expect(status).toBe(200)
    expect(body).toMatchObject({ brought: 1, matched: 0, household: { role: 'member' } })
    expect([await readItemRows(larder.database, item_id), await readHistory()]).toEqual(before)
    expect((await listItems(owner)).map((item) => item.item_name)).toEqual(['Milk', 'Tea', 'Smoked paprika'])
    expect(await readItem(owner, item_id)).toMatchObject({ barcodes: ['4006381333931'], changed_by: person.username })
    expect(await findLine(owner, item_id)).toMatchObject({ quantity: 2, added_by: person.username })
    expect(await findLine(owner, 'Candles')).toBeDefined()
    expect((await owner.get('/api/shopping-list/shops')).text).toContain('Market')
    expect((await owner.call(household_api.listNotices, {})).notices).toMatchObject([{ item_id, kind: 'low_stock' }])
    expect(await run('select 1 from household where household_id = $1', old.household_id)).toEqual([])
    expect((await person.call(people_api.listHouseholds, {})).households).toHaveLength(1)
    expect(await findFaults()).toEqual([])
    // It goes on where it was.
    expect((await owner.post(`/api/inventory/${item_id}/consume`, { used_quantity: 1 })).status).toBe(200)
    expect(await findFaults()).toEqual([])
  })

  test('is added to what is there with its lots and codes, and the journal says where it came from', async () => {
    const [owner, person] = [await larder.register(), await larder.register()]
    const there = await addItem(owner, { item_name: 'Milk', quantity: 1, expiry_date: '2031-05-01' })
    const milk = await addItem(person, {
      item_name: 'milk',
      quantity: 500,
      unit_of_measure: 'ml',
      expiry_date: '2031-03-01',
      barcode: '4006381333931',
    })
    await person.post(`/api/inventory/${milk.item_id}/purchase`, { quantity_added: 250, price: 1 })
    const more = await addItem(person, { item_name: 'MILK', quantity: 2 })
    const empty = await addItem(person, { item_name: 'Milk ', quantity: 0 })
    const answer = await accept(person, await inviteTo(owner), { bring_items: true })
    expect(answer.body).toMatchObject({ brought: 0, matched: 3 })
    expect(await listItems(owner)).toHaveLength(1)
    const item = await readItem(owner, there.item_id)
    expect(item).toMatchObject({ quantity: 3.75, expiry_date: '2031-03-01', barcodes: ['4006381333931'] })
    expect(item.lots?.map(({ quantity, expiry_date }) => [quantity, expiry_date])).toEqual(
      expect.arrayContaining([
        [1, '2031-05-01'],
        [0.5, '2031-03-01'],
        [0.25, null],
        [2, null],
      ]),
    )
    expect(await readJournal(larder.database, there.item_id)).toMatchObject([
      { kind: 'created', delta: 1 },
      { kind: 'corrected', delta: 0.75, quantity_after: 1.75 },
      { kind: 'corrected', delta: 2, quantity_after: 3.75 },
    ])
    const notes = await run('select notes from stock_event where item_id = $1 and notes is not null', there.item_id)
    expect(notes).toEqual([1, 2].map(() => ({ notes: 'Brought along from Home' })))
    // Nothing is lost: what was there of them can be looked at among the deleted.
    const kept = await listDeleted(owner)
    expect(kept.map(({ item_id }) => item_id).toSorted()).toEqual(
      [milk, more, empty].map(({ item_id }) => item_id).toSorted(),
    )
    // Brought back, it has its history and no stock: that was added already.
    expect(kept.map(({ quantity }) => quantity)).toEqual([0, 0, 0])
    expect((await restore(owner, milk.item_id)).status).toBe(200)
    expect((await readJournal(larder.database, milk.item_id)).at(-1)).toMatchObject({
      kind: 'corrected',
      quantity_after: 0,
    })
    expect(await findFaults()).toEqual([])
  })

  test('stays apart where that is wanted', async () => {
    const [owner, person] = [await larder.register(), await larder.register()]
    await addItem(owner, { barcode: '4006381333931' })
    const milk = await addItem(person, { barcode: '4006381333931' })
    const body = { bring_items: true, keep_apart: [milk.item_id, 999_999_999] }
    expect((await accept(person, await inviteTo(owner), body)).body).toMatchObject({ brought: 1, matched: 0 })
    expect((await listItems(owner)).map(({ quantity }) => quantity)).toEqual([2, 2])
    // A code leads to one item: that of the household keeps it.
    expect(await readItem(owner, milk.item_id)).not.toHaveProperty('barcodes')
    expect(await findFaults()).toEqual([])
  })

  test('is nothing at all where the household has no room for it', async () => {
    const [owner, person] = [await larder.register(), await larder.register()]
    for (const number of [1, 2, 3, 4]) await addItem(owner, { item_name: `Theirs ${number}` })
    for (const number of [1, 2, 3]) await addItem(person, { item_name: `Mine ${number}` })
    await addItem(person, { item_name: 'Theirs 1' })
    const code = await inviteTo(owner)
    const before = await takeSnapshot(larder.database)
    expect((await accept(person, code, { bring_items: true })).status).toBe(409)
    expect(await takeSnapshot(larder.database)).toEqual(before)
  })

  test('stays apart where together it would be more than is kept exactly', async () => {
    const [owner, person] = [await larder.register(), await larder.register()]
    await addItem(owner, { quantity: 900_000_000 })
    await addItem(person, { quantity: 900_000_000 })
    const answer = await accept(person, await inviteTo(owner), { bring_items: true })
    expect(answer.body).toMatchObject({ brought: 1, matched: 0 })
    expect(await findFaults()).toEqual([])
  })

  test('is not what came with the demo', async () => {
    const whole = await createTestApp()
    const [owner, person] = [await whole.register(), await whole.register()]
    await person.post('/api/household/demo')
    await addItem(person)
    const code = await inviteTo(owner)
    expect((await listBrought(person, code)).items.map(({ item_name }) => item_name)).toEqual(['Milk'])
    expect((await accept(person, code, { bring_items: true })).body).toMatchObject({ brought: 1 })
    expect(await listItems(owner)).toHaveLength(1)
    expect(await findWrongRhythms(whole.database)).toEqual([])
    await whole.close()
  })

  test('adds up also where others write at the same moment', async () => {
    const [owner, person] = [await larder.register(), await larder.register()]
    const items = [await addItem(owner, { quantity: 50 }), await addItem(owner, { item_name: 'Tea', quantity: 50 })]
    await addItem(person, { quantity: 5 })
    await addItem(person, { item_name: 'Tea', quantity: 7 })
    const code = await inviteTo(owner)
    const use = (round: number) =>
      owner.post(`/api/inventory/${items[round % 2]?.item_id}/consume`, { used_quantity: 1 })
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, (_, round) => use(round)),
      accept(person, code, { bring_items: true }),
      ...Array.from({ length: 6 }, (_, round) => use(round)),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect((await listItems(owner)).map(({ quantity }) => quantity)).toEqual([49, 51])
    expect(await findFaults()).toEqual([])
  })
})

import { every_call } from '@larder/contract/calls/calls'
import type { Item } from '@larder/contract/item'
import type { Lot } from '@larder/contract/lots'
import { addDays, todayIn } from '@larder/contract/values/days'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../packages/server/src/testing/app.ts'
import { addItem } from '../packages/server/src/testing/items.ts'
import { type OutboxEntry, withServerIds } from '../packages/web/src/offline/outbox/entry.ts'
import { toLateBody } from '../packages/web/src/offline/outbox/late-form.ts'
import { readIds } from '../packages/web/src/offline/outbox/send-outbox.ts'
import { applyToItems } from '../packages/web/src/offline/replica/apply-to-item.ts'
import { nameCall, names } from '../packages/web/src/offline/replica/call-names.ts'
import { createNewEntry, type EntryKind } from '../packages/web/src/offline/testing/fixtures.ts'

// A bench may ask for more.
const schedules = Number(process.env['SCHEDULES'] ?? 60)
const today = todayIn('UTC')

let app: TestApp

beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.close())

const day = fc.integer({ min: -3, max: 30 }).map((days) => addDays(today, days))
const laterDay = fc.integer({ min: 1, max: 30 }).map((days) => addDays(today, days))
const amount = fc.integer({ min: 1, max: 12 }).map((quarters) => quarters / 4)
const place = fc.constantFrom('Fridge', 'Cellar', 'Freezer', 'Shelf')

/** A step by numbers: which of the items and lots that are there then is chosen when it is taken. */
const step = fc.record({
  kind: fc.constantFrom(
    'consume',
    'discard',
    'purchase',
    'update',
    'count',
    'open_lot',
    'freeze_lot',
    'thaw_lot',
    'move_lot',
    'edit_lot',
    'change_several',
    'create',
    'remove',
  ),
  which: fc.nat(20),
  lot: fc.nat(20),
  amount,
  day,
  laterDay,
  place,
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const choose = <Value>(values: readonly Value[], number: number): Value | undefined => values[number % values.length]

/** The request that a person makes of what the phone shows, by its screens; undefined where there is nothing to do it to. */
function requestOf(
  items: readonly Item[],
  one: Step,
): (Pick<OutboxEntry, 'params' | 'body'> & { kind: EntryKind }) | undefined {
  const item = choose(items, one.which)
  const about = { item_name: 'Tea', category: 'Drinks', unit_of_measure: 'box', quantity: one.amount }
  if (one.kind === 'create')
    return { kind: 'create', params: {}, body: { ...about, expiry_date: one.laterDay, location: one.place } }
  if (item === undefined) return undefined
  const params = { id: String(item.item_id) }
  const lot = choose(item.lots ?? [], one.lot)
  const part = Math.min(one.amount, lot?.quantity ?? 0)
  const chosen = one.lot % 2 === 0 && lot !== undefined ? { lot_id: lot.lot_id } : {}
  const there = Math.min(one.amount, 'lot_id' in chosen ? part : item.quantity)
  const bodies: Readonly<Record<Step['kind'], object | undefined>> = {
    create: undefined,
    remove: {},
    consume: there > 0 ? { used_quantity: there, ...chosen } : undefined,
    discard: there > 0 ? { quantity: there, ...chosen } : undefined,
    purchase: { quantity_added: one.amount, expiry_date: one.lot % 3 === 0 ? undefined : one.laterDay },
    update: { location: one.place, expiry_date: one.laterDay, notes: one.place },
    count: { quantity: one.amount },
    change_several: { item_ids: items.slice(0, 2).map(({ item_id }) => item_id), location: one.place },
    open_lot: { quantity: part },
    freeze_lot: { quantity: part },
    thaw_lot: {},
    move_lot: { quantity: part, location: one.place },
    edit_lot: { expiry_date: one.laterDay },
  }
  const body = bodies[one.kind]
  const isOfLot = one.kind.endsWith('_lot')
  if (body === undefined || (isOfLot && lot === undefined)) return undefined
  const kind = one.kind === 'count' ? 'update' : one.kind
  if (kind === 'change_several') return { kind, params: {}, body }
  return { kind, params: lot && isOfLot ? { ...params, lot_id: String(lot.lot_id) } : params, body }
}

/** What a person sees of an item: not the numbers that this phone gives things until the server does. */
function shown({
  item_id: _id,
  version: _v,
  created_at: _c,
  updated_at: _u,
  usual_uses: _uses,
  lots = [],
  ...item
}: Item) {
  const bare = lots.map(({ lot_id: _lot_id, ...lot }: Lot) => JSON.stringify(lot, Object.keys(lot).toSorted()))
  return { ...item, changed_by: undefined, is_demo: null, lots: bare.toSorted() }
}

const by_name = new Map(Object.values(every_call).map((definition) => [nameCall(definition), definition]))

async function readItems(client: Client, item_ids: readonly number[]): Promise<Item[]> {
  const answers = await Promise.all(item_ids.map((id) => client.get(`/api/inventory/${id}`)))
  return answers.filter(({ status }) => status === 200).map(({ body }) => body as Item)
}

test('what a phone shows before it sends is what the server makes of it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), async (steps) => {
      // A household of its own: where things are kept is learned from all of them.
      const client = await app.register()
      const stocked = await addItem(client, { quantity: 2, expiry_date: addDays(today, 5), location: 'Fridge' })
      const gone = await addItem(client, { quantity: 0, location: 'Shelf', low_stock_threshold: 2 })
      const bought = { quantity_added: 3, expiry_date: addDays(today, 9) }
      await client.post(`/api/inventory/${stocked.item_id}/purchase`, bought)
      const base = await readItems(client, [stocked.item_id, gone.item_id])

      const entries: OutboxEntry[] = []
      let items = base
      for (const [index, one] of steps.entries()) {
        const request = requestOf(items, one)
        if (request === undefined) continue
        const { kind, ...asked } = request
        const known = items.find(({ item_id }) => String(item_id) === asked.params['id']) ?? null
        const about = { base: known, unit: known?.unit_of_measure ?? null, made_at: Date.now() }
        const entry = { ...createNewEntry(kind, { ...about, ...asked }), seq: index + 1 }
        const after = applyToItems(items, [entry], 'UTC')
        // What the phone refuses it does not send.
        if (kind !== 'remove' && kind !== 'create' && after.every((item, at) => item === items[at])) continue
        entries.push(entry)
        items = after
      }

      const ids = new Map<string, number>()
      for (const entry of entries) {
        const late = { ...entry, body: toLateBody(entry, { now: Date.now(), offset_ms: 0 }) }
        const definition = by_name.get(entry.call)
        if (definition === undefined) throw new Error(entry.call)
        const { params, body } = withServerIds(late, ids)
        const answer = await client.send(definition, { params, body })
        expect([entry.call, answer.status, answer.message]).toEqual([
          entry.call,
          entry.call === names.create ? 201 : 200,
          expect.anything(),
        ])
        for (const [name, id] of readIds(entry, answer.body as object)) ids.set(name, id)
      }
      const server_ids = items.map(({ item_id }) => ids.get(`item ${item_id}`) ?? item_id)
      expect((await readItems(client, server_ids)).map(shown)).toEqual(items.map(shown))
    }),
    { numRuns: schedules },
  )
})

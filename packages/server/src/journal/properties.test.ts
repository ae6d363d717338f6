import { addDays, todayIn } from '@larder/contract/values/days'
import type { Item } from '@larder/contract/item'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem, findDisagreements, findLotDisagreements, readJournal } from '../testing/items.ts'
import { findWrongRhythms } from '../testing/rhythm.ts'
import { createUsageStatsRepository } from '../usage-stats/repository.ts'
import { usualUsesFromBytes } from '../usage-stats/usage-stats-bytes.ts'
import { foldJournal } from '../usage-stats/usage-stats.ts'

let test: TestApp
let client: Client

beforeAll(async () => {
  test = await createTestApp()
  client = await test.register()
})
afterAll(() => test.close())

const today = todayIn('UTC')
const amount = fc.integer({ min: 1, max: 5000 }).map((thousandths) => thousandths / 1000)
const step = fc.record({
  act: fc.constantFrom('consume', 'late', 'purchase', 'correct', 'discard', 'open', 'unit', 'undo', 'undo'),
  expiry_date: fc.constantFrom(null, addDays(today, 2), addDays(today, 9)),
  amount,
  days_ago: fc.constantFrom(0, 0, 1, 4, 30),
  nth: fc.nat(),
})

/** One after the other, with what one of the former unit is in each: millilitres are fixed, of bottles somebody says it. */
const units: readonly (readonly [unit: string, factor: number])[] = [
  ['l', 0.75],
  ['ml', 1000],
  ['bottle', 1 / 750],
]

interface Done {
  readonly item_id: number
  readonly event_ids: readonly number[]
}

const event_of = (body: unknown): number[] => {
  const { event_id } = body as { event_id?: number }
  return event_id === undefined ? [] : [event_id]
}

async function live(steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]): Promise<Done> {
  const { item_id } = await addItem(client, { quantity: 3 })
  const url = `/api/inventory/${item_id}`
  let event_ids: number[] = []
  for (const { act, amount: quantity, days_ago, nth, expiry_date } of steps) {
    const date = addDays(today, -days_ago)
    if (act === 'consume') {
      event_ids.push(...event_of((await client.post(`${url}/consume`, { new_quantity: quantity, date })).body))
    } else if (act === 'late') {
      const body = { used_quantity: quantity, lot_id: 1 + (nth % 3), date, is_late: true }
      const { status, body: answer } = await client.post(`${url}/consume`, body)
      if (status !== 200) throw new Error(`a late use was answered with ${status}`)
      event_ids.push(...event_of(answer))
    } else if (act === 'purchase') {
      event_ids.push(
        ...event_of((await client.post(`${url}/purchase`, { quantity_added: quantity, date, expiry_date })).body),
      )
    } else if (act === 'discard') {
      const body = { quantity, reason: 'spoiled' }
      event_ids.push(...event_of((await client.post(`${url}/discard`, body)).body))
    } else if (act === 'open') {
      const { body } = await client.get(url)
      const { lots = [] } = body as Item
      const lot_id = lots[nth % Math.max(1, lots.length)]?.lot_id ?? 1
      event_ids.push(...event_of((await client.post(`${url}/lots/${lot_id}/open`, { quantity })).body))
    } else if (act === 'unit') {
      const { body } = await client.get(url)
      const item = body as Item
      const [unit_of_measure, unit_factor] = units[
        (units.findIndex(([unit]) => unit === item.unit_of_measure) + 1) % 3
      ] ?? ['l', 1]
      await client.put(url, { unit_of_measure, unit_factor })
    } else if (act === 'correct') await client.put(url, { quantity })
    else if (event_ids.length > 0) {
      const event_id = event_ids[nth % event_ids.length] ?? 0
      const { status } = await client.post(`${url}/events/${event_id}/undo`)
      if (status !== 200 && status !== 409) throw new Error(`undoing was answered with ${status}`)
      if (status === 200) event_ids = event_ids.filter((id) => id !== event_id)
    }
  }
  return { item_id, event_ids }
}

async function readItem(item_id: number) {
  const text =
    'select household_id, quantity, usage_stats, to_json(usual_uses) as usual_uses, unit_of_measure, unit_factors from item where item_id = $1'
  interface Row extends Pick<Item, 'quantity'> {
    readonly household_id: number
    readonly usage_stats: Buffer
    readonly usual_uses: readonly number[] | null
    readonly unit_of_measure: string
    readonly unit_factors: Item['unit_factors']
  }
  const [row] = await test.database.query<Row & Record<string, unknown>>({ name: 'read_test_item', text }, [item_id])
  if (row === undefined) throw new Error('the item is gone')
  return row
}

it('holds after any life of an item: quantity, usage statistics and rhythm are what the journal says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { item_id } = await live(steps)
      const { household_id, usage_stats, usual_uses, ...item } = await readItem(item_id)
      const journal = await readJournal(test.database, item_id)
      expect(journal.every(({ quantity_after }) => quantity_after >= 0)).toBe(true)
      const events = await createUsageStatsRepository(test.database, household_id).readEvents(item_id)
      expect(usage_stats).toEqual(foldJournal(events, item))
      expect(usual_uses).toEqual(usualUsesFromBytes(usage_stats, item.unit_of_measure))
      expect(await findDisagreements(test.database)).toEqual([])
      expect(await findLotDisagreements(test.database)).toEqual([])
      expect(await findWrongRhythms(test.database)).toEqual([])
    }),
    { numRuns: 20 },
  )
})

it('restores the stock when all is undone, in whatever order that never leads below zero', async () => {
  const records = fc
    .array(step, { maxLength: 8 })
    .map((steps) => steps.filter(({ act }) => /consume|late|purchase/.test(act)))
  await fc.assert(
    fc.asyncProperty(records, fc.infiniteStream(fc.nat()), async (steps, chances) => {
      const { item_id, event_ids } = await live(steps)
      let left = [...event_ids]
      while (left.length > 0) {
        const start = (chances.next().value as number) % left.length
        const tried = [...left.slice(start), ...left.slice(0, start)]
        let undone: number | undefined
        for (const event_id of tried) {
          const { status } = await client.post(`/api/inventory/${item_id}/events/${event_id}/undo`)
          if (status === 200) undone = event_id
          if (undone !== undefined) break
        }
        expect(undone).toBeDefined()
        left = left.filter((event_id) => event_id !== undone)
      }
      expect((await readItem(item_id)).quantity).toBe(3)
    }),
    { numRuns: 15 },
  )
})

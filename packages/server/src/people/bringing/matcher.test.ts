import { expect, test } from 'vitest'
import type { Queries } from '../../database/database.ts'
import { page_rows } from '../../database/pages.ts'
import { createFairQueue } from '../../limits/fair-queue.ts'
import { measureLoopGap } from '../../testing/operations/loop-gap.ts'
import { type MatchedFacts, matchItems } from './match-items.ts'
import { createMatcher } from './matcher.ts'

const [mine, theirs] = [1, 2]
const bar_ms = 50

/** A name as long as it may be, of letters that are spelled out to eighteen. */
const spell = (number: number): string => `${number} `.padEnd(200, '\uFDFAé')

const listFacts = (household_id: number, count: number): MatchedFacts[] =>
  Array.from({ length: count }, (_, number) => ({
    item_id: household_id * 1_000_000 + number,
    item_name: spell(number),
    brand: spell(number),
    quantity: 1,
    unit_of_measure: 'pcs',
    barcodes: [],
  }))

/** A database that has two households of so many items, in pages as PostgreSQL writes them. */
function createQueries(count: number): Queries {
  const pages = new Map<string, string>()
  for (const household_id of [mine, theirs]) {
    const facts = listFacts(household_id, count)
    for (let from = 0; from < count; from += page_rows) {
      const page = facts.slice(from, from + page_rows)
      pages.set(`${household_id} ${from === 0 ? 0 : facts[from - 1]?.item_id}`, JSON.stringify(page))
    }
  }
  return {
    async query<Row>(_statement: unknown, [household_id, last_id]: readonly unknown[] = []) {
      const items = pages.get(`${household_id} ${last_id}`) ?? '[]'
      const ids = [...items.matchAll(/"item_id":(\d+)/g)].map(([, id]) => Number(id))
      return [{ items, count: ids.length, last_id: ids.at(-1) ?? null }] as Row[]
    },
  }
}

const compared = { user_id: 7, from: mine, to: theirs }
const present = () => new AbortController().signal

test('thousands of the worst names keep nobody else waiting', { timeout: 60_000 }, async () => {
  const count = 3_000
  const queries = createQueries(count)
  // Here it would: otherwise this test says nothing.
  const here = await measureLoopGap(async () => matchItems(listFacts(mine, count), listFacts(theirs, count)))
  expect(here).toBeGreaterThan(bar_ms)
  const matcher = createMatcher()
  let pieces: string[] = []
  const gap = await measureLoopGap(async () => {
    pieces = await matcher.list(queries, compared, present())
  })
  expect(gap).toBeLessThan(bar_ms)
  const items = JSON.parse(`[${pieces.join(',')}]`) as { item_id: number; match: { item_id: number } }[]
  expect(items).toHaveLength(count)
  expect(items.every(({ item_id, match }) => match.item_id - item_id === 1_000_000)).toBe(true)
})

test('a plan leaves out what stays apart, and what came with the demo', async () => {
  const items = listFacts(mine, 3).map((item, index) => ({ ...item, is_demo: index === 2 }))
  const there = listFacts(theirs, 3)
  const queries: Queries = {
    async query<Row>(_statement: unknown, [household_id]: readonly unknown[] = []) {
      return [{ items: JSON.stringify(household_id === mine ? items : there), count: 3, last_id: 1 }] as Row[]
    },
  }
  const plan = await createMatcher().plan(queries, compared, [1_000_000], present())
  expect(plan).toEqual({ matches: '{"1000001":2000001}', coming: 2, matched: 1 })
})

test('whoever leaves ends the work, and one that takes too long is refused', async () => {
  const queries = createQueries(3_000)
  const leaving = new AbortController()
  const left = createMatcher().list(queries, compared, leaving.signal)
  setTimeout(() => leaving.abort(new Error('gone')), 20)
  await expect(left).rejects.toThrow('gone')
  const slow = createMatcher({ time_ms: 1 }).list(queries, compared, present())
  await expect(slow).rejects.toMatchObject({ status: 503 })
})

test('one household has no more than its share of a bounded queue', async () => {
  const queries = createQueries(10)
  const queue = createFairQueue({ at_once: 1, waiting: 2, waiting_each: 1 })
  const matcher = createMatcher({ queue })
  const asked = [1, 2, 3].map(() =>
    matcher.list(queries, compared, present()).then(
      () => 200,
      (error) => error.status,
    ),
  )
  expect(await Promise.all(asked)).toEqual([200, 200, 503])
})

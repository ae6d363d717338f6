import { expect, test } from 'vitest'
import { changeOf, dayOf, mergeHistories, unitOf } from './history.ts'

const used = (date: string, event_id?: number) => ({
  ...(event_id === undefined ? {} : { event_id }),
  date,
  consumed_quantity: 1,
  previous_quantity: 3,
  new_quantity: 2,
  notes: null,
})
const bought = (date: string, event_id?: number) => ({
  ...(event_id === undefined ? {} : { event_id }),
  date,
  quantity_added: 4,
  price: null,
  source: null,
  notes: null,
})
const thrownAway = (date: string, event_id: number) => ({
  kind: 'discarded' as const,
  event_id,
  date,
  discarded_quantity: 2,
  reason: 'spoiled',
  notes: null,
})

test('both histories are one story, newest first', () => {
  const merged = mergeHistories(
    [used('2026-01-05T08:00:00Z', 5), used('2026-01-02T08:00:00Z', 2)],
    [bought('2026-01-03T08:00:00Z', 3)],
  )
  expect(merged.map(({ kind, event_id }) => [kind, event_id])).toEqual([
    ['consumed', 5],
    ['purchased', 3],
    ['consumed', 2],
  ])
})

test('of one day the last record comes first, also across the two histories', () => {
  const merged = mergeHistories([used('2026-01-05', 7), used('2026-01-05', 9)], [bought('2026-01-05', 8)])
  expect(merged.map(({ event_id }) => event_id)).toEqual([9, 8, 7])
})

test('entries without a number keep the order they came in', () => {
  const merged = mergeHistories([{ ...used('2026-01-05'), notes: 'first' }, used('2026-01-05')], [])
  expect(merged[0]?.notes).toBe('first')
})

test('an evening in New York stays on its day', () => {
  expect(dayOf('2026-01-06T02:30:00Z', 'America/New_York')).toBe('2026-01-05')
  expect(dayOf('2026-01-05', 'America/New_York')).toBe('2026-01-05')
  expect(dayOf('no date', 'America/New_York')).toBe('no date')
})

test('a zone nobody knows is no reason to fail', () => {
  expect(dayOf('2026-01-06T12:00:00Z', 'Mars/Olympus')).toMatch(/^2026-01-0[567]$/)
})

test('using takes away and buying adds', () => {
  const entries = mergeHistories([used('2026-01-05')], [bought('2026-01-04')])
  expect(entries.map((entry) => changeOf(entry, { unit_of_measure: 'l' }))).toEqual([-1, 4])
  expect(entries.map((entry) => changeOf(entry, { unit_of_measure: null }))).toEqual([-1, 4])
})

test('an entry keeps its unit, and counts in the one of today where that can be converted', () => {
  const entries = mergeHistories(
    [{ ...used('2026-01-05'), unit_of_measure: 'kg' }],
    [
      { ...bought('2026-01-04'), unit_of_measure: 'pcs' },
      { ...bought('2026-01-03'), unit_of_measure: null },
    ],
  )
  expect(entries.map((entry) => unitOf(entry, 'g'))).toEqual(['kg', 'pcs', 'g'])
  expect(entries.map((entry) => changeOf(entry, { unit_of_measure: 'g' }))).toEqual([-1000, null, 4])
  const grams = { unit_of_measure: 'g', unit_factors: { pc: 100 } }
  expect(entries.map((entry) => changeOf(entry, grams))).toEqual([-1000, 400, 4])
})

test('what was thrown away is part of the story and takes away', () => {
  const entries = mergeHistories(
    [used('2026-01-05T08:00:00Z', 5)],
    [bought('2026-01-03T08:00:00Z', 3)],
    [thrownAway('2026-01-04T08:00:00Z', 4)],
  )
  expect(entries.map(({ kind, event_id }) => [kind, event_id])).toEqual([
    ['consumed', 5],
    ['discarded', 4],
    ['purchased', 3],
  ])
  expect(entries.map((entry) => changeOf(entry, { unit_of_measure: 'l' }))).toEqual([-1, -2, 4])
})

test('what was done to a batch is part of the story and moves nothing', () => {
  const opened = { kind: 'opened', event_id: 6, date: '2026-01-05', lot_quantity: 1 } as const
  const facts = { expiry_date: null, location: null, notes: null }
  const merged = mergeHistories([used('2026-01-05', 7)], [bought('2026-01-05', 5)], [], [{ ...opened, ...facts }])
  expect(merged.map(({ kind }) => kind)).toEqual(['consumed', 'opened', 'purchased'])
  expect(merged.map((entry) => changeOf(entry, { unit_of_measure: 'l' }))).toEqual([-1, null, 4])
})

import { type Flow } from '@larder/contract/calls/insights-api'
import { expect, test } from 'vitest'
import {
  formatValue,
  linesOf,
  longMonth,
  measuresOf,
  shortMonth,
  sinceFirstRecord,
  sumFlows,
  valueOf,
} from './flows.ts'
import { readPeriod } from './use-insights.ts'

const none: Flow = { records: 0, priced: 0, money: null, amounts: [] }
const some: Flow = { records: 3, priced: 1, money: 1.1, amounts: [{ unit: 'kg', quantity: 0.1 }] }

test('sums of tenths stay tenths, and money that nobody knows stays unknown', () => {
  expect(sumFlows([some, some, some])).toEqual({
    records: 9,
    priced: 3,
    money: 3.3,
    amounts: [{ unit: 'kg', quantity: 0.3 }],
  })
  expect(sumFlows([none, { ...none, records: 2 }])).toEqual({ ...none, records: 2 })
  expect(valueOf(none, 'money')).toBeNull()
  expect(valueOf(none, 'l')).toBe(0)
})

test('only what there is anything of can be shown, money first', () => {
  const months = (bought: Flow) => [{ month: '2026-01', bought, used: none, thrown_away: none }]
  expect(measuresOf(months(some))).toEqual(['money', 'records', 'kg'])
  expect(measuresOf(months({ ...some, priced: 0, money: null, amounts: [] }))).toEqual(['records'])
  expect(measuresOf(months(none))).toEqual([])
})

test('a cell of the table says how often, how much and for what', () => {
  expect(linesOf(some)).toEqual(['3 times', '0.1 kg', '1.10'])
  expect(linesOf({ ...none, records: 1 })).toEqual(['once'])
  expect(linesOf({ ...none, records: 1700 })).toEqual(['1,700 times'])
  expect(linesOf(none)).toEqual([])
})

test('numbers and months as people write them', () => {
  expect([formatValue(1234.5, 'money'), formatValue(12, 'records'), formatValue(1.25, 'l')]).toEqual([
    '1,234.50',
    '12',
    '1.25 l',
  ])
  expect([shortMonth('2026-01'), longMonth('2025-12')]).toEqual(['Jan', 'Dec 2025'])
})

test.each([
  ['', 6],
  ['months=12', 12],
  ['months=1', 1],
  ['months=5', 6],
  ['months=x', 6],
])('an address with «%s» asks for %i months', (query, months) => {
  expect(readPeriod(new URLSearchParams(query))).toBe(months)
})

test('a table begins with the first month that has a record, and keeps the quiet ones after it', () => {
  const quiet = { bought: none, used: none, thrown_away: none }
  const months = ['2026-01', '2026-02', '2026-03', '2026-04'].map((month) => ({ month, ...quiet }))
  const wasted = months.with(1, { month: '2026-02', ...quiet, thrown_away: some })
  expect(sinceFirstRecord(wasted).map(({ month }) => month)).toEqual(['2026-02', '2026-03', '2026-04'])
  expect(sinceFirstRecord(months)).toEqual(months)
})

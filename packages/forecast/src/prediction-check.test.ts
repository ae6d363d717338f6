import { expect, test } from 'vitest'
import { checkPredictions, createReplayedItem, type ReplayedItem, type Verdict } from './prediction-check.ts'
import { type JournalEvent } from './usage-stats.ts'

type Told = readonly [day: number, kind: JournalEvent['kind'], delta: number]

function replay(told: readonly Told[], today = 1000, item: ReplayedItem = createReplayedItem('Dairy', 0)): Verdict[] {
  const events = told.map(([day, kind, delta]) => ({ item, day, kind, delta }))
  return [...checkPredictions(events, today)].filter((verdict) => verdict !== null)
}

/** Bought every eight days, and one of four used every two: each lot ends the day before the next one comes. */
const regular = (cycles: number): Told[] =>
  Array.from({ length: cycles }, (_, cycle) => cycle * 8).flatMap((day) => [
    [day, 'purchased', 4],
    ...[1, 3, 5, 7].map((later) => [day + later, 'consumed', -1] as const),
  ])

test('regular use comes true, one prediction a lot', () => {
  const verdicts = replay(regular(6), 47)
  expect(verdicts.map(({ day }) => day)).toEqual([7, 15, 23, 31, 39, 47])
  expect(verdicts.slice(2).map(({ came_true }) => came_true)).toEqual([true, true, true, true])
  for (const { confidence } of verdicts) expect(confidence).toBeGreaterThan(0)
})

test('a lot that is gone much sooner or later than before was predicted wrongly', () => {
  const before: Told[] = [...regular(4), [32, 'purchased', 20]]
  expect(replay([...before, [33, 'consumed', -20]]).at(-1)).toMatchObject({ day: 33, came_true: false })
  const late: Told[] = [...before, ...[1, 2, 3, 4].map((use): Told => [32 + use * 40, 'consumed', -5])]
  expect(replay(late).find(({ day }) => day > 32)).toMatchObject({ came_true: false })
})

test('buying more meanwhile does not matter: the stock of the day is used up by the uses since', () => {
  const topped = regular(4).flatMap((event): Told[] =>
    event[0] % 8 === 3 ? [event, [event[0], 'purchased', 4]] : [event],
  )
  const days = replay(topped, 31).map(({ day }) => day)
  // Asked with 3 left on day 1 and as much as 6 on later ones.
  expect(days[0]).toBe(7)
  expect(
    replay(topped, 31)
      .slice(1)
      .every(({ came_true }) => came_true),
  ).toBe(true)
})

test.each(['corrected', 'discarded'] as const)('nobody knows how long something lasts after it was %s', (kind) => {
  const events = regular(4)
  const last_day = 8 * 3
  const spoiled: Told[] = [...events.filter(([day]) => day <= last_day + 1), [last_day + 2, kind, -3]]
  expect(replay(spoiled).map(({ day }) => day)).toEqual([7, 15, 23])
})

test('where nobody records use, buying again is the answer', () => {
  const bought = Array.from({ length: 6 }, (_, index): Told => [index * 10, index === 0 ? 'created' : 'purchased', 2])
  const verdicts = replay(bought, 51)
  expect(verdicts.map(({ day }) => day)).toEqual([20, 30, 40, 50])
  expect(verdicts.at(-1)?.came_true).toBe(true)
})

test('what lasts longer than predicted is wrong as soon as that is known, while the household goes on recording', () => {
  const events: Told[] = [...regular(4), [32, 'purchased', 4]]
  expect(replay(events, 1000)).toHaveLength(4)
  const item = createReplayedItem('Dairy', 0)
  const other = createReplayedItem('Bakery', 1)
  const own = events.map(([day, kind, delta]) => ({ item, day, kind, delta }))
  const later = { item: other, day: 900, kind: 'consumed', delta: -1 } as const
  const verdicts = [...checkPredictions([...own, later], 1000)].filter((verdict) => verdict !== null)
  expect(verdicts.at(-1)).toMatchObject({ came_true: false })
  expect(verdicts.at(-1)?.day).toBeLessThan(60)
})

test('an item whose unit changed is not asked about', () => {
  const item = createReplayedItem('Dairy', 0)
  item.is_readable = false
  expect(replay(regular(6), 47, item)).toEqual([])
})

test('nothing recorded is nothing checked', () => {
  expect(replay([])).toEqual([])
  expect(replay([[1, 'created', 3]])).toEqual([])
})

import { expect, it } from 'vitest'
import { readPattern, sumDays } from './usage-pattern.ts'

it('sums a day in the unit of today, leaving out what is no such measure', () => {
  const recorded = [
    ['2026-01-05', 0.2, 'kg'],
    ['2026-01-05', 50, 'g'],
    ['2026-01-05', 3, 'pcs'],
    ['2026-01-06', 10, null],
    ['2026-01-07', 1, 'pcs'],
  ] as const
  expect(sumDays(recorded, { unit_of_measure: 'g' })).toEqual([
    ['2026-01-05', 250],
    ['2026-01-06', 10],
  ])
  expect(sumDays(recorded, { unit_of_measure: 'g', unit_factors: { pc: 100 } })).toEqual([
    ['2026-01-05', 550],
    ['2026-01-06', 10],
    ['2026-01-07', 100],
  ])
})

// 2026-01-05 is a Monday.
it('sums by weekday, Monday first', () => {
  const { by_weekday } = readPattern(
    [
      ['2025-12-29', 0.1],
      ['2026-01-05', 0.2],
      ['2026-01-11', 3],
    ],
    '2026-01-11',
  )
  expect(by_weekday).toEqual([0.3, 0, 0, 0, 0, 0, 3])
})

it('shows the last twelve weeks by their Mondays, this one last', () => {
  const { by_week } = readPattern(
    [
      ['2025-01-01', 9],
      ['2025-10-20', 1],
      ['2026-01-07', 2],
      ['2026-01-08', 0.5],
    ],
    '2026-01-08',
  )
  expect(by_week).toHaveLength(12)
  expect(by_week[0]).toEqual({ week: '2025-10-20', quantity: 1 })
  expect(by_week.at(-1)).toEqual({ week: '2026-01-05', quantity: 2.5 })
})

it('tells the average gap between days of use, where there are two', () => {
  expect(readPattern([], '2026-01-08').average_gap_days).toBeNull()
  expect(readPattern([['2026-01-01', 1]], '2026-01-08').average_gap_days).toBeNull()
  const three = [
    ['2026-01-01', 1],
    ['2026-01-03', 1],
    ['2026-01-08', 1],
  ] as const
  expect(readPattern(three, '2026-01-08').average_gap_days).toBe(3.5)
})

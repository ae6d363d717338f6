import { expect, it } from 'vitest'
import { addRecordDay, wholeDays } from './restock.ts'

it('tells whole days, up to a century', () => {
  expect([0, 2.4, 2.5, 36_524.4, 1e9].map(wholeDays)).toEqual([0, 2, 3, 36_524, 36_525])
})

it('counts a day with records once', () => {
  const rhythm = { record_days: 4, first_day: 70, last_day: 99 }
  expect(addRecordDay(rhythm, 100)).toEqual({ record_days: 5, first_day: 70, last_day: 100 })
  expect(addRecordDay(rhythm, 99)).toEqual(rhythm)
})

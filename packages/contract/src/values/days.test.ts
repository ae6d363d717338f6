import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, formatDay, isCalendarDay, knowDay, todayIn } from './days.ts'

it.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2026-13-01', false],
  ['2026-1-5', false],
  ['0000-01-01', false],
  ['2026-01-05T00:00:00Z', false],
  ['', false],
])('%s exists: %s', (day, exists) => {
  expect(isCalendarDay(day)).toBe(exists)
})

describe('today', () => {
  const evening = new Date('2026-01-06T05:00:00Z')
  it('is the day where the household lives', () => {
    expect(todayIn('America/Los_Angeles', evening)).toBe('2026-01-05')
    expect(todayIn('Pacific/Auckland', evening)).toBe('2026-01-06')
    expect(todayIn('Pacific/Kiritimati', new Date('2026-01-05T12:00:00Z'))).toBe('2026-01-06')
  })

  // Midnight in Kathmandu is at a quarter past six in the evening, UTC.
  it.each([
    ['2026-01-05T18:14:59.999Z', '2026-01-05'],
    ['2026-01-05T18:15:00.000Z', '2026-01-06'],
    ['2026-01-05T18:14:59.999Z', '2026-01-05'],
    ['2026-01-06T18:15:00.000Z', '2026-01-07'],
  ])('changes at midnight to the millisecond: %s', (now, day) => {
    expect(todayIn('Asia/Kathmandu', new Date(now))).toBe(day)
  })
})

it('takes a day over from whoever knows it, until it may be another', () => {
  knowDay('Nowhere/Known', { day: '2026-01-05', as_of: '2026-01-05T10:14:59.000Z' })
  expect(todayIn('Nowhere/Known', new Date('2026-01-05T10:00:00.000Z'))).toBe('2026-01-05')
  knowDay('Europe/Berlin', { day: '2026-01-05', as_of: '2026-01-05T22:59:59.000Z' })
  expect(todayIn('Europe/Berlin', new Date('2026-01-05T23:00:00.000Z'))).toBe('2026-01-06')
})

it('counts days over a change of clocks', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(daysBetween('2026-01-05', '2026-01-01')).toBe(-4)
})

it('adds days over months, leap days and changes of clocks', () => {
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
})

it('writes short US dates', () => {
  expect(formatDay('2020-01-05')).toBe('1/5/2020')
  expect(formatDay('2020-01-05T23:00:00.000Z')).toBe('1/5/2020')
})

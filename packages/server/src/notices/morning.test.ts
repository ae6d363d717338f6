import { expect, it } from 'vitest'
import { findLastMorning, findMoment } from './morning.ts'

const morningOf = (time_zone: string, now: string) => {
  const { day, at } = findLastMorning(time_zone, new Date(now))
  return `${day} ${at.toISOString().slice(0, 16)}`
}

it.each([
  ['UTC', '2026-03-10T06:59:59Z', '2026-03-09 2026-03-09T07:00'],
  ['UTC', '2026-03-10T07:00:00Z', '2026-03-10 2026-03-10T07:00'],
  ['UTC', '2026-03-11T00:00:00Z', '2026-03-10 2026-03-10T07:00'],
  ['Europe/Berlin', '2026-01-10T05:59:59Z', '2026-01-09 2026-01-09T06:00'],
  ['Europe/Berlin', '2026-01-10T06:00:00Z', '2026-01-10 2026-01-10T06:00'],
  // It is Monday there already, and still Sunday here.
  ['Pacific/Kiritimati', '2026-03-08T17:00:00Z', '2026-03-09 2026-03-08T17:00'],
  ['Pacific/Honolulu', '2026-03-10T16:59:00Z', '2026-03-09 2026-03-09T17:00'],
  ['Asia/Kathmandu', '2026-03-10T01:15:00Z', '2026-03-10 2026-03-10T01:15'],
])('%s at %s', (time_zone, now, expected) => {
  expect(morningOf(time_zone, now)).toBe(expected)
})

it('is at seven by the wall on the days on which clocks are changed', () => {
  expect(morningOf('Europe/Berlin', '2026-03-29T12:00:00Z')).toBe('2026-03-29 2026-03-29T05:00')
  expect(morningOf('Europe/Berlin', '2026-03-29T03:00:00Z')).toBe('2026-03-28 2026-03-28T06:00')
  expect(morningOf('America/New_York', '2026-11-01T18:00:00Z')).toBe('2026-11-01 2026-11-01T12:00')
})

it('finds the beginning of a day, be it skipped', () => {
  expect(findMoment('America/Los_Angeles', '2026-03-08', 0).toISOString()).toBe('2026-03-08T08:00:00.000Z')
  expect(findMoment('Africa/Cairo', '2026-04-24', 0).toISOString()).toMatch(/^2026-04-23T2[12]:00/)
})

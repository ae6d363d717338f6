import { expect, test } from 'vitest'
import { listTimeZones } from './time-zones.ts'

test('the zones of the browser and the present one, each once and in order', () => {
  expect(listTimeZones('Europe/Kyiv', () => ['Europe/London', 'Asia/Tokyo', 'UTC'])).toEqual([
    'Asia/Tokyo',
    'Europe/Kyiv',
    'Europe/London',
    'UTC',
  ])
})

test('this machine knows many', () => {
  expect(listTimeZones('Europe/London').length).toBeGreaterThan(100)
})

import { expect, test } from 'vitest'
import { sayWhen } from './RepeatedReceipt.tsx'

test.each([
  ['2026-03-18', 'today'],
  ['2026-03-17', 'yesterday'],
  ['2026-03-16', 'on Monday'],
  ['2026-03-12', 'on Thursday'],
  ['2026-03-11', 'on 3/11/2026'],
  // Another time zone is a day ahead.
  ['2026-03-19', 'today'],
])('%s was %s', (day, words) => {
  expect(sayWhen(day, '2026-03-18')).toBe(words)
})

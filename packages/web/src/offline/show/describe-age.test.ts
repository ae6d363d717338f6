import { expect, test } from 'vitest'
import { describeAge } from './describe-age.ts'

const minute = 60_000

test.each([
  [-5 * minute, 'a moment ago'],
  [0.9 * minute, 'a moment ago'],
  [minute, '1 minute ago'],
  [59 * minute, '59 minutes ago'],
  [60 * minute, '1 hour ago'],
  [47 * 60 * minute, '1 day ago'],
  [48 * 60 * minute, '2 days ago'],
])('%d ms are %s', (passed, said) => {
  expect(describeAge(0, passed)).toBe(said)
})

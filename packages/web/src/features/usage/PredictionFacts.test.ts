import { expect, test } from 'vitest'
import { sayAverage } from './PredictionFacts.tsx'

test.each([
  [0.24, 'roll', '0.24 rolls'],
  [1, 'can', '1.00 can'],
  [1.004, 'can', '1.00 can'],
  [4, 'can', '4.00 cans'],
  [0.5, 'l', '0.50 l'],
  [2, null, '2.00'],
])('%s %s used a day are said as %s', (average, unit, words) => {
  expect(sayAverage(average, unit)).toBe(words)
})

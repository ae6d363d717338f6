import { expect, it } from 'vitest'
import { usualLogGap } from './priors.ts'

it('knows the pace of a category', () => {
  expect(Math.exp(usualLogGap('Bakery'))).toBeCloseTo(11.8)
  expect(Math.exp(usualLogGap('Seafood'))).toBeCloseTo(20.2)
})

it.each([null, 'Garage', 'constructor', '__proto__', ''])('takes the usual pace for %s', (category) => {
  expect(Math.exp(usualLogGap(category))).toBeCloseTo(16.2)
})

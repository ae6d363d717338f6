import { expect, it } from 'vitest'
import { makeText } from '../../testing/products.ts'
import { planNear } from './near-things.ts'

const pixels = 3_000_000
const makeThing = (x: number, score = 0.9) => ({ box: { x, y: 0.1, width: 0.1, height: 0.3 }, score })

it('looks at few things one by one, with a rim', () => {
  const plan = planNear([makeThing(0.1), makeThing(0.5)], pixels)
  expect(plan?.near).toHaveLength(2)
  expect(plan?.near[0]?.part.x).toBeLessThan(0.1)
})

it('has no time for each of many things, and none to look at where nothing is', () => {
  const many = Array.from({ length: 9 }, (_, index) => makeThing(index / 10))
  expect(planNear(many, pixels)).toBeNull()
  expect(planNear([], pixels)).toBeNull()
  expect(planNear([makeThing(0.1, 0.1)], pixels)).toBeNull()
})

it('looks nearer only where nothing was read well', () => {
  const plan = planNear([makeThing(0.1), makeThing(0.5)], pixels)
  const nearer = plan?.planNearer([
    makeText('Ketchup', [0.11, 0.2, 0.08, 0.03]),
    makeText('oo', [0.51, 0.2, 0.08, 0.03]),
  ])
  expect(nearer).toHaveLength(1)
  expect(nearer?.[0]?.part.x).toBeGreaterThan(0.4)
})

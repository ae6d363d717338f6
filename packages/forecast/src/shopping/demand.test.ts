import { expect, it } from 'vitest'
import { addCount, addPurchase, addUse, addWaste, ownShare, passDays, plainRate, startDemand } from './demand.ts'

const rateOf = (demand: Parameters<typeof plainRate>[0], share = 1) => plainRate(demand, share, 0)

const own = { is_listed: false, is_evidence: false }
/** Of something nobody records the use of. */
const unrecorded = { is_listed: false, is_evidence: true }

it('counts days without stock as no days', () => {
  // Ten days for five, then twenty without any, then five days for two.
  const gone = addUse(passDays(startDemand(100, 5), 110, true), 5)
  const again = addPurchase(passDays(gone, 130, true), 5, own)
  const used = addUse(passDays(again, 135, true), 2.5)
  expect(rateOf(used)).toBeCloseTo(0.5, 10)
})

it('takes what is missing from a count for used, whoever recorded how much of it', () => {
  const half = addUse(passDays(startDemand(100, 8), 104, true), 2)
  const counted = addCount(passDays(half, 108, true), 4)
  expect(counted).toMatchObject({ stock: 4, expected: 4, balances: 1, recorded_shares: 0.5 })
  // Four in eight days; the half that was recorded has faded a little.
  expect(rateOf(counted)).toBeCloseTo(0.49, 2)
})

it('does not take a count that says nothing new for a balance', () => {
  const demand = passDays(startDemand(100, 8), 108, true)
  expect(addCount(demand, 8)).toBe(demand)
  expect(addCount(demand, 0)).toMatchObject({ stock: 0, used: 8, used_days: 8 })
})

it('does not take for used what was thrown away', () => {
  const rest = addWaste(passDays(startDemand(100, 8), 104, true), 6)
  expect(addCount(passDays(rest, 110, true), 0)).toMatchObject({
    used: expect.closeTo(1.9, 2),
    used_days: expect.closeTo(9.48, 2),
  })
})

it('takes buying again for having used it up, unless the list asked for it', () => {
  const week = passDays(startDemand(100, 3), 107, false)
  expect(addPurchase(week, 3, unrecorded)).toMatchObject({ used: 3, used_days: 7, rebought: 1, expected: 3, stock: 3 })
  expect(addPurchase(week, 3, { ...unrecorded, is_listed: true })).toMatchObject({
    used: 0,
    used_days: 0,
    rebought: 0,
    stock: 6,
  })
})

it('expects less to be there than recorded, where less is recorded than used', () => {
  const known = addCount(passDays(addUse(passDays(startDemand(100, 8), 104, true), 2), 108, true), 4)
  const later = passDays(known, 110, true)
  expect(ownShare(known, true)).toBeCloseTo(0.75, 10)
  expect(later.stock).toBe(4)
  expect(later.expected).toBeLessThan(4)
  // Whatever is bought is there on top.
  expect(addPurchase(later, 2, own).expected).toBeCloseTo(later.expected + 2, 10)
})

it('learns nothing from a purchase that was due, unless what is due is recorded as bought by the list', () => {
  // Three a week, and the third week's were bought a day early.
  const usual = addPurchase(
    passDays(addPurchase(passDays(startDemand(100, 3), 107, false), 3, unrecorded), 114, false),
    3,
    unrecorded,
  )
  const early = passDays(usual, 120, false)
  expect(rateOf(addPurchase(early, 9, unrecorded), 0)).toBeCloseTo(rateOf(early, 0), 1)
  const followed = passDays(addPurchase(usual, 3, { ...unrecorded, is_listed: true }), 120, false)
  expect(rateOf(addPurchase(followed, 9, unrecorded), 0)).toBeGreaterThan(rateOf(followed, 0) * 1.2)
})

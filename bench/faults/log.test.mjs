import { describe, expect, test } from 'vitest'
import { createLog, timeToReturn } from './log.mjs'
import { findMissed } from './report.mjs'

describe('the time until the return', () => {
  test('ends with the longest silence after the fault, not with an answer that was under way', () => {
    expect(timeToReturn([90, 100, 102, 900, 905, 960], 100)).toBe(800)
  })

  test('is none where nobody noticed', () => {
    expect(timeToReturn([90, 100], 100)).toBe(0)
  })
})

test('a log counts refusals by what was said, and writes that were done by a try without an answer', () => {
  const log = createLog()
  log.refused({ status: 507 })
  log.refused({ status: 507 })
  log.unanswered()
  log.acknowledged(true)
  log.acknowledged(false)
  expect([log.refusals.get(507), log.disturbedAt.length, log.countReplayed(), log.acknowledgedAt.length]).toEqual([
    2, 3, 1, 2,
  ])
})

describe('a bar is missed', () => {
  const good = { lost: 0, doubled: 0, unequal: 0, refusedReads: 0, unexpected: [], returnMs: 900 }

  test('by none of these', () => {
    expect(findMissed('kill', [good, good])).toEqual([])
  })

  test.each([
    [{ lost: 1 }, 'kill: lost 1'],
    [{ doubled: 2 }, 'kill: doubled 2'],
    [{ unequal: 1 }, 'kill: unequal 1'],
    [{ refusedReads: 3 }, 'kill: refusedReads 3'],
    [{ unexpected: ['POST /api/inventory: 500'] }, 'kill: unexpected answers 1'],
    [{ returnMs: 5_001 }, 'kill: back after 5.00 s'],
  ])('by %j', (fault, line) => {
    expect(findMissed('kill', [good, { ...good, ...fault }])).toEqual([line])
  })
})

import { describe, expect, test } from 'vitest'
import { readProbes } from './probe-report.mjs'
import { describeStrike, findMissed, median } from './report.mjs'

const cut = { probes: { tried: 50, met: 20, acknowledged: 0, counts: {} } }
const good = {
  kills: [{ seconds: 19 }, { seconds: 30 }, { seconds: 22 }],
  cut,
  findings: { 'acknowledged events that are lost': 0 },
  tally: { bad: [], stale: [], unexpected: [], broken_off: [] },
  faults: [],
}

test('the median of an even and an odd number of pauses', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([2, 2.5])
})

describe('a bar is missed', () => {
  test('by none of these', () => {
    expect(findMissed(good)).toEqual([])
    expect(findMissed({ ...good, cut: undefined })).toEqual([])
  })

  test.each([
    [{ findings: { 'acknowledged events that are lost': 2 } }, '2 acknowledged events that are lost'],
    [{ tally: { ...good.tally, broken_off: ['POST /api/inventory: socket hang up'] } }, '1 wrong answers'],
    [{ tally: { ...good.tally, bad: ['500'], unexpected: ['409'] } }, '2 wrong answers'],
    [{ faults: ['{}'] }, '1 faults that an app logged'],
    [{ kills: [{ seconds: 23.1 }] }, 'median pause 23.1 s, over 23 s'],
    [{ cut: { probes: { ...cut.probes, met: 3 } } }, 'only 3 writes met the old primary'],
    [{ cut: { probes: { ...cut.probes, acknowledged: 1 } } }, '1 writes acknowledged by a primary that was cut off'],
  ])('by %j', (fault, line) => {
    expect(findMissed({ ...good, ...fault })).toEqual([line])
  })
})

test('writes to the old primary are counted by what became of them', () => {
  const probes = readProbes('ready\nmet no answer\nmissed 57P03\nmissed 57P03\nmet acknowledged\n')
  const counts = { 'met no answer': 1, 'missed 57P03': 2, 'met acknowledged': 1 }
  expect(probes).toEqual({ tried: 4, met: 2, acknowledged: 1, counts })
  expect(describeStrike('cut off', { from: 'node1', to: 'node2', seconds: 20.04, probes, kept: 1 })).toBe(
    'cut off: node1 -> node2, writes accepted again after 20.0 s; 2 of 4 writes met the old primary as one, 1 acknowledged (met no answer: 1, missed 57P03: 2, met acknowledged: 1), 1 kept',
  )
})

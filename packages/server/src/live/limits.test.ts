import { expect, test } from 'vitest'
import { chooseLimits, requireRoom } from './limits.ts'
import type { Stream } from './streams.ts'

const limits = { session: 2, household: 3, process: 4 }
const asked = { session_id: 1, household_id: 1 }

function createRoom(sessions: readonly number[], open = sessions.length) {
  const streams = sessions.map((session_id) => ({ session_id }) as Stream)
  return { listOf: () => streams, count: () => ({ open, sent: 0, dropped: 0 }) }
}

const refusal = (status: number, message: string) =>
  expect.objectContaining({ status, message, headers: { 'retry-after': '30' } })

test('there is room until a device, a household or the process has its share', () => {
  expect(() => requireRoom(createRoom([1, 2]), asked, limits)).not.toThrow()
  expect(() => requireRoom(createRoom([1, 1]), asked, limits)).toThrow(
    refusal(429, 'This device is told of changes in too many windows already.'),
  )
  expect(() => requireRoom(createRoom([2, 2, 3]), asked, limits)).toThrow(
    refusal(429, 'Your household is told of changes on too many devices already.'),
  )
  expect(() => requireRoom(createRoom([2], 4), asked, limits)).toThrow(
    refusal(503, 'Too many people are told of changes at once. Please ask again from time to time.'),
  )
})

test('half of all connections are left to calls', () => {
  expect(chooseLimits(15_000).process).toBe(7_500)
})

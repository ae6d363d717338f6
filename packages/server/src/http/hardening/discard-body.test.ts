import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBodyDiscarder } from './discard-body.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => vi.useRealTimers())

const piece = Buffer.alloc(10_000)

/** A request that has so many pieces left to send; with how many of them were read. */
function makeRequest(pieces: number) {
  const request = new PassThrough({ highWaterMark: piece.length * pieces * 2, readableObjectMode: true })
  const state = { request, read: 0 }
  for (let sent = 0; sent < pieces; sent++) request.write(piece)
  request.end()
  return state
}

function discardAll(states: readonly ReturnType<typeof makeRequest>[]): void {
  const discardBody = createBodyDiscarder()
  for (const state of states) {
    discardBody(state.request as unknown as IncomingMessage)
    state.request.on('data', () => state.read++)
  }
}

async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 4) {
    await vi.advanceTimersByTimeAsync(4)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const readOf = (states: readonly ReturnType<typeof makeRequest>[]) => states.map(({ read }) => read)

test('a request is read to its end', async () => {
  const one = makeRequest(20)
  discardAll([one])
  await pass(100)
  expect(one.read).toBe(20)
  expect(one.request.readableEnded).toBe(true)
})

test('a crowd is read no faster than one, and everybody has a turn', async () => {
  const crowd = Array.from({ length: 10 }, () => makeRequest(20))
  discardAll(crowd)
  await pass(80)
  expect(readOf(crowd).every((read) => read === 2)).toBe(true)
})

test('who has gone takes no turn', async () => {
  const [gone, here] = [makeRequest(20), makeRequest(20)]
  discardAll([gone, here])
  gone.request.destroy()
  await pass(40)
  expect(readOf([gone, here])).toEqual([0, 10])
})

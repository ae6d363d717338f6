import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createConnection } from './connection.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A network that can be cut and mended. */
function makeNetwork() {
  const network = { is_there: true, is_doubtful: false, asked: 0 }
  const connection = createConnection({
    probe: async () => {
      network.asked++
      return network.is_there
    },
    isDoubtful: () => network.is_doubtful,
  })
  const seen: string[] = []
  connection.subscribe(() => seen.push(connection.current()))
  return { network, connection, seen }
}

test('a single call that got lost is no lost connection', async () => {
  const { network, connection, seen } = makeNetwork()
  await connection.look()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(seen).toEqual([])
  expect(network.asked).toBe(1)
})

test('while nobody answers it goes on asking, ever more seldom, and says when somebody does', async () => {
  const { network, connection, seen } = makeNetwork()
  network.is_there = false
  await connection.look()
  expect(seen).toEqual(['away'])
  await vi.advanceTimersByTimeAsync(120_000)
  expect(network.asked).toBeGreaterThan(8)
  expect(network.asked).toBeLessThan(16)
  network.is_there = true
  await vi.advanceTimersByTimeAsync(15_000)
  expect(seen).toEqual(['away', 'back'])
  await vi.advanceTimersByTimeAsync(5000)
  expect(seen).toEqual(['away', 'back', 'here'])
  const { asked } = network
  await vi.advanceTimersByTimeAsync(60_000)
  expect(network.asked).toBe(asked)
})

test('a call that is answered meanwhile says it sooner', async () => {
  const { network, connection } = makeNetwork()
  network.is_there = false
  await connection.look()
  connection.noteAnswer()
  expect(connection.current()).toBe('back')
})

test('a connection that goes again right away is away again', async () => {
  const { network, connection, seen } = makeNetwork()
  network.is_there = false
  await connection.look()
  connection.noteAnswer()
  await connection.look()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(seen).toEqual(['away', 'back', 'away'])
})

test('two reasons to look at once are one question', async () => {
  const { network, connection } = makeNetwork()
  await Promise.all([connection.look(), connection.look()])
  expect(network.asked).toBe(1)
})

test('an answer that was under way when the network went is doubted', async () => {
  const { network, connection, seen } = makeNetwork()
  network.is_doubtful = true
  await connection.look()
  expect(seen).toEqual([])
  network.is_there = false
  await vi.advanceTimersByTimeAsync(2000)
  expect(seen).toEqual(['away'])
})

test('a server that answers without a network is there', async () => {
  const { network, connection, seen } = makeNetwork()
  network.is_doubtful = true
  network.is_there = false
  await connection.look()
  network.is_there = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(seen).toEqual(['away', 'back', 'here'])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createConnection } from './connection.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A network that can be cut and mended. */
function makeNetwork() {
  const network = { is_reachable: true, is_browser_offline: false, asked: 0 }
  const connection = createConnection({
    probe: async () => {
      network.asked++
      return network.is_reachable
    },
    isBrowserOffline: () => network.is_browser_offline,
  })
  const seen: string[] = []
  connection.subscribe(() => seen.push(connection.current()))
  return { network, connection, seen }
}

test('a single call that got lost is no lost connection', async () => {
  const { network, connection, seen } = makeNetwork()
  await connection.check()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(seen).toEqual([])
  expect(network.asked).toBe(1)
})

test('while the server does not answer it is probed ever more seldom, and a reconnection is reported', async () => {
  const { network, connection, seen } = makeNetwork()
  network.is_reachable = false
  await connection.check()
  expect(seen).toEqual(['offline'])
  await vi.advanceTimersByTimeAsync(120_000)
  expect(network.asked).toBeGreaterThan(8)
  expect(network.asked).toBeLessThan(16)
  network.is_reachable = true
  await vi.advanceTimersByTimeAsync(15_000)
  expect(seen).toEqual(['offline', 'reconnected'])
  await vi.advanceTimersByTimeAsync(5000)
  expect(seen).toEqual(['offline', 'reconnected', 'online'])
  const { asked } = network
  await vi.advanceTimersByTimeAsync(60_000)
  expect(network.asked).toBe(asked)
})

test('a call that is answered meanwhile reports the reconnection sooner', async () => {
  const { network, connection } = makeNetwork()
  network.is_reachable = false
  await connection.check()
  connection.noteAnswer()
  expect(connection.current()).toBe('reconnected')
})

test('a connection that is lost again right away is offline again', async () => {
  const { network, connection, seen } = makeNetwork()
  network.is_reachable = false
  await connection.check()
  connection.noteAnswer()
  await connection.check()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(seen).toEqual(['offline', 'reconnected', 'offline'])
})

test('two reasons to check at once are one probe', async () => {
  const { network, connection } = makeNetwork()
  await Promise.all([connection.check(), connection.check()])
  expect(network.asked).toBe(1)
})

test('an answer that was under way when the network went is checked again', async () => {
  const { network, connection, seen } = makeNetwork()
  network.is_browser_offline = true
  await connection.check()
  expect(seen).toEqual([])
  network.is_reachable = false
  await vi.advanceTimersByTimeAsync(2000)
  expect(seen).toEqual(['offline'])
})

test('a server that answers while the browser is offline is online', async () => {
  const { network, connection, seen } = makeNetwork()
  network.is_browser_offline = true
  network.is_reachable = false
  await connection.check()
  network.is_reachable = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(seen).toEqual(['offline', 'reconnected', 'online'])
})

import { expect, test } from 'vitest'
import { createWorkerAddresses } from './worker-addresses.ts'

const nobody = new Set<never>()

function createThree() {
  const clock = { now: 0 }
  const addresses = createWorkerAddresses(['http://a:1', 'http://b:1/vision', 'http://c:1'], () => clock.now)
  const [a, b, c] = addresses.all as [(typeof addresses.all)[0], (typeof addresses.all)[0], (typeof addresses.all)[0]]
  return { clock, addresses, a, b, c }
}

test('the one with the fewest of our jobs gets the next', () => {
  const { addresses, a, b, c } = createThree()
  expect(addresses.choose(nobody)).toBe(a)
  a.open = 1
  expect(addresses.choose(nobody)).toBe(b)
  Object.assign(b, { open: 1 })
  Object.assign(c, { open: 1 })
  expect(addresses.choose(nobody)).toBe(a)
})

test('one that is full comes after one that is not, however few jobs it has', () => {
  const { addresses, a, b, c } = createThree()
  Object.assign(a, { open: 1, at_once: 1 })
  Object.assign(b, { open: 3, at_once: 16 })
  Object.assign(c, { open: 2, at_once: 2 })
  expect(addresses.choose(nobody)).toBe(b)
  expect(addresses.choose(new Set([b]))).toBe(a)
})

test('none is asked twice for the same job', () => {
  const { addresses, a, b, c } = createThree()
  expect(addresses.choose(new Set([a, b]))).toBe(c)
  expect(addresses.choose(new Set([a, b, c]))).toBeUndefined()
})

test('one that failed is left alone, longer each time, and a success ends it', () => {
  const { clock, addresses, a, b } = createThree()
  expect(addresses.countAtOnce()).toBe(6)
  for (const pause_ms of [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
    expect(addresses.pause(a)).toBe(pause_ms)
    expect(addresses.countAtOnce()).toBe(4)
    // Another job that met the same failure.
    expect(addresses.pause(a)).toBeUndefined()
    clock.now += pause_ms - 1
    expect(addresses.choose(nobody)).toBe(b)
    clock.now += 1
    expect(addresses.choose(nobody)).toBe(a)
  }
  addresses.resume(a)
  expect(addresses.pause(a)).toBe(1000)
})

test('one that is busy says how long, and that is no failure', () => {
  const { clock, addresses, a } = createThree()
  expect(addresses.pause(a, 3)).toBe(3000)
  clock.now += 3000
  expect(addresses.pause(a, 900)).toBe(60_000)
  clock.now += 60_000
  expect(addresses.pause(a)).toBe(1000)
})

test('a worker behind the path of a proxy keeps that path', () => {
  const { a, b } = createThree()
  expect(new URL('jobs/x', a.url).href).toBe('http://a:1/jobs/x')
  expect(new URL('jobs/x', b.url).href).toBe('http://b:1/vision/jobs/x')
})

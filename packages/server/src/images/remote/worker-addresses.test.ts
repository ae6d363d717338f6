import { expect, test } from 'vitest'
import { createWorkerAddresses, noJobs } from './worker-addresses.ts'

const nobody = new Set<never>()

const photos = (open: number) => ({ ...noJobs(), photos: open })

function createThree() {
  const clock = { now: 0 }
  const addresses = createWorkerAddresses(['http://a:1', 'http://b:1/vision', 'http://c:1'], () => clock.now)
  const [a, b, c] = addresses.all as [(typeof addresses.all)[0], (typeof addresses.all)[0], (typeof addresses.all)[0]]
  return { clock, addresses, a, b, c }
}

test('the one with the fewest of our jobs gets the next', () => {
  const { addresses, a, b, c } = createThree()
  expect(addresses.choose(nobody, 'photos')).toBe(a)
  a.open.photos = 1
  expect(addresses.choose(nobody, 'photos')).toBe(b)
  Object.assign(b, { open: photos(1) })
  Object.assign(c, { open: photos(1) })
  expect(addresses.choose(nobody, 'photos')).toBe(a)
})

test('one that is full comes after one that is not, however few jobs it has', () => {
  const { addresses, a, b, c } = createThree()
  Object.assign(a, { open: photos(1), at_once: 1 })
  Object.assign(b, { open: photos(3), at_once: 16 })
  Object.assign(c, { open: photos(2), at_once: 2 })
  expect(addresses.choose(nobody, 'photos')).toBe(b)
  expect(addresses.choose(new Set([b]), 'photos')).toBe(a)
})

test('none is asked twice for the same job', () => {
  const { addresses, a, b, c } = createThree()
  expect(addresses.choose(new Set([a, b]), 'photos')).toBe(c)
  expect(addresses.choose(new Set([a, b, c]), 'photos')).toBeUndefined()
})

test('one that failed is left alone, longer each time, and a success ends it', () => {
  const { clock, addresses, a, b } = createThree()
  expect(addresses.countAtOnce('photos')).toBe(6)
  for (const pause_ms of [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
    expect(addresses.pause(a, 'photos')).toBe(pause_ms)
    expect(addresses.countAtOnce('photos')).toBe(4)
    // Another job that met the same failure.
    expect(addresses.pause(a, 'photos')).toBeUndefined()
    clock.now += pause_ms - 1
    expect(addresses.choose(nobody, 'photos')).toBe(b)
    clock.now += 1
    expect(addresses.choose(nobody, 'photos')).toBe(a)
  }
  addresses.resume(a, 'photos')
  expect(addresses.pause(a, 'photos')).toBe(1000)
})

test('one that is busy says how long, and that is no failure', () => {
  const { clock, addresses, a } = createThree()
  expect(addresses.pause(a, 'photos', 3)).toBe(3000)
  clock.now += 3000
  expect(addresses.pause(a, 'photos', 900)).toBe(60_000)
  clock.now += 60_000
  expect(addresses.pause(a, 'photos')).toBe(1000)
})

test('a worker behind the path of a proxy keeps that path', () => {
  const { a, b } = createThree()
  expect(new URL('jobs/x', a.url).href).toBe('http://a:1/jobs/x')
  expect(new URL('jobs/x', b.url).href).toBe('http://b:1/vision/jobs/x')
})

test('one that has too many photos is still asked for codes, and one that failed is asked for nothing', () => {
  const { clock, addresses, a, b } = createThree()
  expect(addresses.pause(a, 'photos', 3)).toBe(3000)
  expect([addresses.choose(nobody, 'photos'), addresses.choose(nobody, 'barcodes')]).toEqual([b, a])
  expect([addresses.countAtOnce('photos'), addresses.countAtOnce('barcodes')]).toEqual([4, 6])
  // A code that was read says nothing of photos.
  addresses.resume(a, 'barcodes')
  expect(addresses.choose(nobody, 'photos')).toBe(b)
  expect(addresses.pause(a, 'barcodes')).toBe(1000)
  expect([addresses.choose(nobody, 'following'), addresses.choose(nobody, 'barcodes')]).toEqual([b, b])
  clock.now += 3000
  expect(addresses.choose(nobody, 'photos')).toBe(a)
})

test('codes go where the fewest codes are, whatever photos there are', () => {
  const { addresses, a, b } = createThree()
  a.open.photos = 9
  expect(addresses.choose(nobody, 'barcodes')).toBe(a)
  a.open.barcodes = 1
  expect(addresses.choose(nobody, 'barcodes')).toBe(b)
})

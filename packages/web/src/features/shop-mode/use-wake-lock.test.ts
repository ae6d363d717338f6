import { expect, test } from 'vitest'
import { keepAwake } from './use-wake-lock.ts'

class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'
  show(state: DocumentVisibilityState): void {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

/** Grants locks, and remembers them. */
function createLocks() {
  const locks: { released: boolean }[] = []
  const request = async () => {
    const lock = { released: false, release: async () => void (lock.released = true) }
    locks.push(lock)
    return lock as unknown as WakeLockSentinel
  }
  return { locks, request, held: () => locks.filter(({ released }) => !released).length }
}
const later = () => new Promise((resolve) => setTimeout(resolve))

test('holds one lock, takes it again when the page is back, and lets go at the end', async () => {
  const page = new FakePage()
  const wake = createLocks()
  const stop = keepAwake(wake, page)
  await later()
  expect(wake.held()).toBe(1)
  page.show('visible')
  await later()
  expect(wake.locks).toHaveLength(1)
  // As the browser does.
  for (const lock of wake.locks) lock.released = true
  page.show('hidden')
  await later()
  expect(wake.locks).toHaveLength(1)
  page.show('visible')
  await later()
  expect([wake.locks.length, wake.held()]).toEqual([2, 1])
  stop()
  expect(wake.held()).toBe(0)
  page.show('visible')
  await later()
  expect(wake.locks).toHaveLength(2)
})

test('a lock that comes after the end is let go', async () => {
  const wake = createLocks()
  keepAwake(wake, new FakePage())()
  await later()
  expect([wake.locks.length, wake.held()]).toEqual([1, 0])
})

test('says nothing where there is none, or where it is refused', async () => {
  keepAwake(undefined, new FakePage())()
  const page = new FakePage()
  let asked = 0
  const stop = keepAwake({ request: () => ((asked += 1), Promise.reject(new Error('low battery'))) }, page)
  await later()
  page.show('visible')
  await later()
  expect(asked).toBe(2)
  stop()
})

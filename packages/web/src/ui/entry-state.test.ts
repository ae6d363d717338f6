import { afterEach, expect, test, vi } from 'vitest'
import { keepWithEntry } from './entry-state.ts'

function stubHistory(state: object | null, refusal?: DOMException): { state: object | null } {
  const kept = {
    state,
    replaceState: (next: object) => {
      if (refusal) throw refusal
      kept.state = next
    },
  }
  vi.stubGlobal('history', kept)
  return kept
}
afterEach(() => vi.unstubAllGlobals())

test('what is kept stands where the router looks for navigation state, and the rest of the entry stays', () => {
  const kept = stubHistory({ key: 'abc', idx: 2, usr: { old: true } })
  expect(keepWithEntry('abc', { scan: 1 })).toBe(true)
  expect(kept.state).toEqual({ key: 'abc', idx: 2, usr: { scan: 1 } })
})

test('the first entry of a visit has no key of its own', () => {
  const kept = stubHistory(null)
  expect(keepWithEntry('default', 1)).toBe(true)
  expect(kept.state).toEqual({ usr: 1 })
})

test('another entry is left alone', () => {
  const kept = stubHistory({ key: 'other' })
  expect(keepWithEntry('abc', 1)).toBe(false)
  expect(kept.state).toEqual({ key: 'other' })
})

test('a browser that has had enough is no failure', () => {
  stubHistory({ key: 'abc' }, new DOMException('Too many', 'SecurityError'))
  expect(keepWithEntry('abc', 1)).toBe(false)
})

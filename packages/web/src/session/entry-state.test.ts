import { afterEach, expect, test, vi } from 'vitest'
import { isOfAnother, keepWithEntry, stampEntry } from './entry-state.ts'

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
  expect(keepWithEntry('abc', { scan: 1 }, 'ada')).toBe(true)
  expect(kept.state).toEqual({ key: 'abc', idx: 2, usr: { scan: 1, owner: 'ada' } })
})

test('the first entry of a visit has no key of its own', () => {
  const kept = stubHistory(null)
  expect(keepWithEntry('default', { scan: 1 }, 'ada')).toBe(true)
  expect(kept.state).toEqual({ usr: { scan: 1, owner: 'ada' } })
})

test('another entry is left alone', () => {
  const kept = stubHistory({ key: 'other' })
  expect(keepWithEntry('abc', {}, 'ada')).toBe(false)
  expect(kept.state).toEqual({ key: 'other' })
})

test('a browser that has had enough is no failure', () => {
  stubHistory({ key: 'abc' }, new DOMException('Too many', 'SecurityError'))
  expect(keepWithEntry('abc', {}, 'ada')).toBe(false)
})

test("what a screen handed over is marked as its owner's, and an entry without a state stays as it is", () => {
  const kept = stubHistory({ key: 'abc', usr: { prefill: { item_name: 'Tea' } } })
  stampEntry('abc', 'ada')
  expect(kept.state).toEqual({ key: 'abc', usr: { prefill: { item_name: 'Tea' }, owner: 'ada' } })
  const plain = stubHistory({ key: 'abc', usr: null })
  stampEntry('abc', 'ada')
  expect(plain.state).toEqual({ key: 'abc', usr: null })
})

test.each([
  [null, false],
  [{ products: [] }, false],
  [{ products: [], owner: 'ada' }, false],
  [{ products: [], owner: 'bob' }, true],
  [{ products: [], owner: 7 }, true],
])('%j is of another person: %j', (state, is_other) => {
  expect(isOfAnother(state, 'ada')).toBe(is_other)
})

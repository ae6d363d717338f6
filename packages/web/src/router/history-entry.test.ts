import { afterEach, expect, test, vi } from 'vitest'
import { readEntry, replaceEntryState } from './history-entry.ts'

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

test('an entry is read as the router wrote it', () => {
  stubHistory({ key: 'abc', idx: 2, usr: { scan: 1 } })
  expect(readEntry()).toEqual({ key: 'abc', position: 2, state: { scan: 1 } })
  expect(readEntry({ key: 'def', idx: 3, usr: null })).toEqual({ key: 'def', position: 3, state: null })
})

test('the first entry of a visit has no key of its own', () => {
  const kept = stubHistory(null)
  expect(readEntry()).toEqual({ key: 'default', position: 0, state: null })
  expect(replaceEntryState('default', { scan: 1 })).toBe(true)
  expect(kept.state).toEqual({ usr: { scan: 1 } })
})

test('what is kept stands where the router looks for navigation state, and the rest of the entry stays', () => {
  const kept = stubHistory({ key: 'abc', idx: 2, usr: { old: true } })
  expect(replaceEntryState('abc', { scan: 1 })).toBe(true)
  expect(kept.state).toEqual({ key: 'abc', idx: 2, usr: { scan: 1 } })
})

test('another entry is left alone', () => {
  const kept = stubHistory({ key: 'other' })
  expect(replaceEntryState('abc', {})).toBe(false)
  expect(kept.state).toEqual({ key: 'other' })
})

test('a browser that has had enough is no failure', () => {
  stubHistory({ key: 'abc' }, new DOMException('Too many', 'SecurityError'))
  expect(replaceEntryState('abc', {})).toBe(false)
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installEntryOwner, isOfAnother, keepWithEntry } from './entry-state.ts'
import { claimStorage, clearPersonalData } from './personal-data.ts'

function stubHistory(state: object | null, refusal?: DOMException): { state: object | null } {
  const kept = {
    state,
    replaceState: (next: object) => {
      if (refusal) throw refusal
      kept.state = next
    },
    pushState: (next: object) => void (kept.state = next),
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
  expect(keepWithEntry('default', { scan: 1 })).toBe(true)
  expect(kept.state).toEqual({ usr: { scan: 1 } })
})

test('another entry is left alone', () => {
  const kept = stubHistory({ key: 'other' })
  expect(keepWithEntry('abc', {})).toBe(false)
  expect(kept.state).toEqual({ key: 'other' })
})

test('a browser that has had enough is no failure', () => {
  stubHistory({ key: 'abc' }, new DOMException('Too many', 'SecurityError'))
  expect(keepWithEntry('abc', {})).toBe(false)
})

describe('the owner of a state', () => {
  beforeEach(() => claimStorage('ada'))
  afterEach(() => clearPersonalData())

  test('enters the history with it, whoever writes it there', () => {
    const kept = stubHistory({ key: 'abc' })
    installEntryOwner()
    history.pushState({ key: 'def', usr: { prefill: { item_name: 'Tea' } } }, '')
    expect(kept.state).toEqual({ key: 'def', usr: { prefill: { item_name: 'Tea' }, owner: 'ada' } })
    keepWithEntry('def', { scan: 1 })
    expect(kept.state).toEqual({ key: 'def', usr: { scan: 1, owner: 'ada' } })
  })

  test('is not needed where there is no state, and is nobody after a log-out', () => {
    const kept = stubHistory({ key: 'abc' })
    installEntryOwner()
    history.pushState({ key: 'def', usr: null }, '')
    expect(kept.state).toEqual({ key: 'def', usr: null })
    clearPersonalData()
    history.pushState({ key: 'ghi', usr: { a: 1 } }, '')
    expect(kept.state).toEqual({ key: 'ghi', usr: { a: 1 } })
  })
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

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isOfAnother, keepWithEntry, withOwner } from './entry-state.ts'
import { claimStorage, clearPersonalData } from './personal-data.ts'

describe('the owner of a state', () => {
  beforeEach(() => claimStorage({ username: 'ada' }))
  afterEach(() => {
    vi.unstubAllGlobals()
    clearPersonalData()
  })

  test('is added to what enters the history', () => {
    expect(withOwner({ prefill: { item_name: 'Tea' } })).toEqual({ prefill: { item_name: 'Tea' }, owner: 'ada' })
  })

  test('is added to what a screen keeps there', () => {
    const kept = { state: { key: 'def' }, replaceState: (next: { key: string }) => void (kept.state = next) }
    vi.stubGlobal('history', kept)
    keepWithEntry('def', { scan: 1 })
    expect(kept.state).toEqual({ key: 'def', usr: { scan: 1, owner: 'ada' } })
  })

  test('stays whoever it was', () => {
    expect(withOwner({ scan: 1, owner: 'bob' })).toEqual({ scan: 1, owner: 'bob' })
  })

  test('is not needed where there is no state, and is nobody after a log-out', () => {
    expect(withOwner(null)).toBeNull()
    clearPersonalData()
    expect(withOwner({ a: 1 })).toEqual({ a: 1 })
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

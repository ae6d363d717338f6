import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearLastSaved, readArrival, takeRefreshFlag } from './arrival.ts'

function storeEntries(entries: Record<string, string>): Map<string, string> {
  const stored = new Map(Object.entries(entries))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  })
  return stored
}

afterEach(() => vi.unstubAllGlobals())

describe('readArrival', () => {
  it('reads the flags of the receipt screen', () => {
    const flags = { refresh: true, fromReceipt: true, itemCount: 3 }
    expect(readArrival(flags)).toEqual({ refresh: true, receipt_items: 3, receipt_ids: [] })
    expect(readArrival({ ...flags, receiptIds: ['a'] }).receipt_ids).toEqual(['a'])
  })

  it.each([null, undefined, 'x', {}, { fromReceipt: false, itemCount: 3 }, { fromReceipt: true, itemCount: 'many' }])(
    'knows of no receipt from %j',
    (state) => {
      expect(readArrival(state)).toEqual({ refresh: false, receipt_items: null, receipt_ids: [] })
    },
  )
})

describe('the flags in storage', () => {
  it('forces one refresh and no second', () => {
    storeEntries({ forceInventoryRefresh: 'true' })
    expect(takeRefreshFlag()).toBe(true)
    expect(takeRefreshFlag()).toBe(false)
  })

  it('forgets the last saved items and nothing else', () => {
    const stored = storeEntries({ lastSavedItems: '[1,2]', token: 'abc' })
    clearLastSaved()
    expect([...stored.keys()]).toEqual(['token'])
  })

  it('lives without storage', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(takeRefreshFlag()).toBe(false)
    expect(clearLastSaved).not.toThrow()
  })
})

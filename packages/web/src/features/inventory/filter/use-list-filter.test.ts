import { describe, expect, it } from 'vitest'
import { readView, writeView } from './use-list-filter.ts'

const write = (address: string, q: string, category: string) =>
  writeView(new URLSearchParams(address), { q, category, location: '', show: '', sort: 'name', group: '' }).toString()

describe('writeView', () => {
  it('writes what is asked for and leaves the rest of the address alone', () => {
    expect(write('tab=1', 'oat milk', 'Dairy')).toBe('tab=1&q=oat+milk&category=Dairy')
  })

  it('keeps an unfiltered address clean', () => {
    expect(write('q=milk&category=Dairy', '', '')).toBe('')
    expect(write('q=milk', '  ', '')).toBe('')
  })

  it('replaces what stood there', () => {
    expect(write('q=milk&category=Dairy', 'tea', 'Dairy')).toBe('q=tea&category=Dairy')
  })
})

describe('readView', () => {
  it('reads back what was written', () => {
    const chosen = { show: 'expired', sort: 'run_out', group: 'location' } as const
    const view = { q: 'oat', category: 'Dairy', location: 'Freezer', ...chosen }
    expect(readView(writeView(new URLSearchParams('tab=1'), view))).toEqual(view)
  })

  it('takes what it does not know for not said', () => {
    const plain = { q: '', category: '', location: '', show: '', sort: 'name', group: '' }
    expect(readView(new URLSearchParams('show=everything&sort=price&group=constructor'))).toEqual(plain)
  })
})

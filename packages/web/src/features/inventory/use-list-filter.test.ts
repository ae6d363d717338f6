import { describe, expect, it } from 'vitest'
import { writeFilter } from './use-list-filter.ts'

const write = (address: string, q: string, category: string) =>
  writeFilter(new URLSearchParams(address), { q, category }).toString()

describe('writeFilter', () => {
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

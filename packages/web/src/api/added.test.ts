import { afterEach, expect, test, vi } from 'vitest'
import { findAdded, noteAdded } from './added.ts'

function stubStorage(kept: Record<string, string> = {}): Record<string, string> {
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => void (kept[name] = value),
  })
  return kept
}
afterEach(() => vi.unstubAllGlobals())

test('what was added is found by its id, and nothing else is', () => {
  stubStorage()
  noteAdded('scan:product-0', 7)
  noteAdded('scan:product-1', 8)
  expect([...findAdded(['scan:product-1', 'scan:product-2'])]).toEqual([['scan:product-1', 8]])
})

test('the last word about a product counts', () => {
  stubStorage()
  noteAdded('a', 7)
  noteAdded('a', 9)
  expect(findAdded(['a']).get('a')).toBe(9)
})

test('old ones are dropped', () => {
  const kept = stubStorage()
  for (let index = 0; index < 510; index++) noteAdded(`product-${index}`, index)
  expect(JSON.parse(kept['addedProducts'] ?? '')).toHaveLength(500)
  expect(findAdded(['product-0', 'product-509']).size).toBe(1)
})

test.each(['{', '4', '{}'])('what is no list is none: %s', (text) => {
  stubStorage({ addedProducts: text })
  expect(findAdded(['a']).size).toBe(0)
})

test('without storage nothing is known and nothing fails', () => {
  noteAdded('a', 7)
  expect(findAdded(['a']).size).toBe(0)
})

import { expect, it } from 'vitest'
import { calibrate } from './calibration.ts'

it('never grows less sure by more evidence, and never becomes certain', () => {
  for (const signal of ['text', 'catalogue', 'lexicon', 'kind'] as const) {
    let last = 0
    for (let weight = 0; weight < 20; weight += 0.25) {
      const chance = calibrate(signal, weight, weight) ?? 0
      expect(chance).toBeGreaterThanOrEqual(last)
      expect(chance).toBeLessThan(1)
      last = chance
    }
    expect(last).toBeGreaterThan(0.5)
  }
})

it('says no name where little speaks for it, or as much for another', () => {
  expect(calibrate('text', 1.5, 1.5)).toBeNull()
  expect(calibrate('text', 8, 0.2)).toBeNull()
  expect(calibrate('kind', 1, 1)).toBeNull()
  expect(calibrate('crop', 2, 2)).toBeNull()
  expect(calibrate('catalogue', 3, 3)).toBeNull()
  expect(calibrate('lexicon', 3, 3)).toBeNull()
  expect(calibrate('lexicon', 8, 0.5)).toBeNull()
})

it('trusts the household more than the world, and a code most', () => {
  expect(calibrate('text', 5, 5)).toBeGreaterThan(calibrate('catalogue', 5, 5) ?? 1)
  expect(calibrate('barcode', 100, 100)).toBeGreaterThan(calibrate('text', 30, 30) ?? 1)
  expect(calibrate('crop', 5, 5)).toBeGreaterThanOrEqual(0.7)
})

it('says a name only with a confidence that the screens show as one', () => {
  for (const signal of ['text', 'catalogue', 'kind', 'crop'] as const)
    for (let weight = 0; weight < 20; weight += 0.1)
      expect(calibrate(signal, weight, weight) ?? 1).toBeGreaterThanOrEqual(0.3)
})

it('is less sure of what it read the more items there are, and never below an even chance', () => {
  const chances = [5, 64, 128, 512, 4096, 1_000_000].map((known) => calibrate('text', 5, 5, known) ?? 0)
  expect(chances[0]).toBe(chances[1])
  expect(chances.slice(1)).toEqual([...new Set(chances)].toSorted((a, b) => b - a))
  expect(chances.at(-1)).toBe(0.5)
  expect(calibrate('text', 1.5, 1.5, 5000)).toBeNull()
})

it('asks nobody how many items there are for what was not read', () => {
  for (const signal of ['barcode', 'catalogue', 'kind', 'crop'] as const)
    expect(calibrate(signal, 5, 5, 5000)).toBe(calibrate(signal, 5, 5))
})

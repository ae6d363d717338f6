import type { Signal } from './named.ts'
import { certain_kind } from './signals/kinds.ts'

/**
 * How often a name was right, by how much spoke for it. From 47 photos of 61 products in an inventory of 64: of 33 names
 * with a weight of 2 and more 31 were right, of those below none. The steps are these shares drawn towards one half by
 * one right and one wrong case each, since a step has few cases; left out product by product, no step moves by .06.
 */
const text_steps: readonly (readonly [weight: number, chance: number])[] = [
  [2, 0.65],
  [3, 0.82],
  [4, 0.9],
  [7, 0.93],
  [10, 0.96],
]

// What the catalogue says was not in these photos: a product that the household never had is named with care.
const catalogue_steps: typeof text_steps = [
  [3.3, 0.5],
  [6, 0.7],
]

// Several crops that the household confirmed and that agree; all photos of the trial that passed this were right.
const crop_chance = 0.75

const least_margin = { text: 0.8, kind: 0.5 } as const

/** Between two steps the chance grows evenly; below the first there is no name. */
function climb(steps: typeof text_steps, weight: number): number | null {
  let last = steps[0]
  if (last === undefined || weight < last[0]) return null
  for (const step of steps) {
    if (weight < step[0]) return last[1] + ((weight - last[0]) / (step[0] - last[0])) * (step[1] - last[1])
    last = step
  }
  return last[1]
}

/** The chance that a name is right, from how much speaks for it and how far it is ahead; null where it should not be said. */
export function calibrate(signal: Signal, weight: number, margin: number): number | null {
  if (signal === 'barcode') return 0.99
  if (signal === 'kind') {
    const chance = weight / certain_kind
    return chance < 0.4 || margin < least_margin.kind ? null : Math.min(0.97, chance)
  }
  if (margin < least_margin.text) return null
  if (signal === 'crop') return weight < 4 ? null : crop_chance
  return climb(signal === 'catalogue' ? catalogue_steps : text_steps, weight)
}

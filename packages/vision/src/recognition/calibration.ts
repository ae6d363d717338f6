import type { Signal } from './named.ts'
import { certain_kind } from './signals/kinds.ts'

/**
 * How often a name that was read is right, by how much speaks for it. From 47 photos with 61 products in an inventory of
 * 64: of 31 names with a weight of 2 and more 29 were right, and below there were none; with any one product left out
 * between .93 and .97. Few of them weigh little, so that the lower steps are drawn down by a case or two of doubt.
 */
const text_steps: readonly (readonly [weight: number, chance: number])[] = [
  [2, 0.78],
  [3, 0.9],
  [7, 0.94],
  [10, 0.96],
]

// What the catalogue says was not in these photos: a product that the household never had is named with care.
const catalogue_steps: typeof text_steps = [
  [3.3, 0.5],
  [6, 0.7],
]

// Several crops that the household confirmed and that agree. New products after three crops were right four times in five.
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

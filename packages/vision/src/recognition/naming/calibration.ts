import type { Signal } from './named.ts'
import { even_chance } from '../signals/crops.ts'
import { certain_kind } from '../signals/kinds.ts'

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

// Among more items more look alike in letters. With 100, 300 and 1,000 products of a catalogue added to that inventory, three
// draws each, .90, .83 and .82 of the names with a weight of 3 and more were right.
const measured_items = 64
const loss_a_doubling = 0.035
const least_chance = 0.5

// A household without these items, 30,000 products of a catalogue: with the true ones among them 7 of 11 names were right,
// without them 2 of 7 had at least the maker.
const catalogue_steps: typeof text_steps = [
  [3.3, 0.45],
  [6, 0.6],
]

// Words of everyday products and brands, without any household. Of 132 names in 250 photos of German shop shelves that
// nobody had looked at while the words were weighed 117 were right, and in three bands .82, .90 and .90; in 22 photos of
// kitchens 12 of 12.
const lexicon_steps: typeof text_steps = [
  [3.2, 0.75],
  [5, 0.87],
  [8, 0.91],
]

// Looks like a crop that the household confirmed: 83 photos of six kitchens, each product confirmed once in another photo. Of
// the names from .55 on .87 were of something in the photo and .83 of the very thing. Since clutter competes, the names
// with the least odds are right more often than these say.
const crop_chances = { least: 0.55, most: 0.96, lift: 0.1 } as const

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

/** What was read, chosen from this many items. */
function rateText(weight: number, known: number): number | null {
  const chance = climb(text_steps, weight)
  const doublings = Math.max(0, Math.log2(known / measured_items))
  return chance === null ? null : Math.max(least_chance, chance - loss_a_doubling * doublings)
}

/** What looks like a confirmed crop: the weight is made of the odds. */
function rateCrop(weight: number): number | null {
  const { least, most, lift } = crop_chances
  const chance = 1 / (1 + Math.exp(even_chance - weight))
  return chance < least ? null : Math.min(most, chance + lift * (most - chance))
}

/**
 * The chance that a name is right, from how much speaks for it, how far it is ahead and how many items there are; null
 * where it should not be said.
 */
export function calibrate(signal: Signal, weight: number, margin: number, known = 0): number | null {
  if (signal === 'barcode') return 0.99
  if (signal === 'kind') {
    const chance = weight / certain_kind
    return chance < 0.4 || margin < least_margin.kind ? null : Math.min(0.97, chance)
  }
  if (margin < least_margin.text) return null
  if (signal === 'crop') return rateCrop(weight)
  if (signal === 'lexicon') return climb(lexicon_steps, weight)
  return signal === 'catalogue' ? climb(catalogue_steps, weight) : rateText(weight, known)
}

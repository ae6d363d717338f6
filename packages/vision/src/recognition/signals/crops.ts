import { compareClutter } from './clutter.ts'
import type { Knowledge } from '../naming/knowledge.ts'
import { alike_by_chance, compareConfirmed, listConfirmedAgain } from './confirmed-looks.ts'
import { toCandidate } from './names.ts'
import type { Clue, LookFor } from './signal.ts'

/**
 * The odds that a thing is the item whose crop it looks most like: by how far it is ahead of the next item, and how sure the
 * finder is that it is a thing at all. Measured in six kitchens, one crop of each product from another photo: docs/decisions/018.
 */
const odds = { base: -0.6, ahead: 10, found: 1.2 } as const

/** What an even chance weighs; a unit more makes the odds e times as good. */
export const even_chance = 2.5
// Less is not even a suggestion; more than a word that was read well looks never say.
const least_weight = 0.8
const most_weight = 5.7
const most_hints = 3
// Each held against the clutter of other kitchens only, of 39 names on clutter 12 are left, and of 3,021 products 2,990 found.
const clutter_behind = 0.02

/** Things that look like crops the household confirmed: one crop is enough where nothing else looks nearly so. */
export function lookForCrops({ items, crops }: Knowledge): LookFor {
  const compare = compareConfirmed(crops)
  const confirmed_again = listConfirmedAgain(crops)
  return ({ thing }) => {
    if (thing === null || thing.embedding.length === 0) return []
    const ranked = items
      .flatMap((item) => {
        const alike = compare(item.item_id, thing.embedding)
        return alike === null ? [] : [{ item, alike }]
      })
      .toSorted((a, b) => b.alike - a.alike)
      .slice(0, most_hints)
    if (ranked.length === 0) return []
    // What no item is competes with them: a vent looks like some confirmed crop, and more like other vents.
    const by_chance = Math.max(alike_by_chance, compareClutter(thing.embedding) - clutter_behind)
    return ranked
      .map(({ item, alike }, rank): Clue => {
        const ahead = alike - Math.max(by_chance, ranked[rank === 0 ? 1 : 0]?.alike ?? 0)
        const weight = even_chance + odds.base + odds.ahead * ahead + odds.found * thing.score
        return {
          signal: 'crop',
          candidate: toCandidate(item),
          weight: Math.min(most_weight, weight),
          isOnce: !confirmed_again.has(item.item_id),
        }
      })
      .filter(({ weight }) => weight >= least_weight)
  }
}

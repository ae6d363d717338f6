import type { Match } from '@larder/contract/recognition'
import { type Known, type NamedItem, findKnownItems } from './known-items.ts'
import { createLineScore } from './line-score.ts'
import { differInSize, readWords, type Words } from './name-words.ts'
import { createPrintedWords } from './printed-words.ts'

/** Below this the two have a word in common and no more: brown bread is no bread crumbs. */
const offered_from = 0.6
/** Just below what the review takes for granted: a person decides. */
const doubtful = 0.85
const tie = 0.02

type Scored = ReturnType<ReturnType<typeof createLineScore>>

function chooseMatch(line: Words, { candidates, scoreOf }: Scored): Match | null {
  let best: { readonly item: Known; readonly score: number } | null = null
  let second = 0
  for (const item of candidates) {
    const alike = scoreOf(item)
    const score = alike > doubtful && differInSize(line, item) ? doubtful : alike
    if (best !== null && score <= best.score) {
      second = Math.max(second, score)
      continue
    }
    second = best?.score ?? 0
    best = { item, score }
  }
  if (best === null || best.score < offered_from) return null
  const { item_id, item_name, is_twin } = best.item
  const isTie = is_twin || best.score - second < tie
  const score = isTie ? Math.min(best.score, doubtful) : best.score
  return { item_id, item_name, confidence: Math.round(score * 100) / 100 }
}

/**
 * Finds the items of a household on the lines of a receipt, so that buying milk again is more milk and no second
 * milk. Two items that fit alike are offered as a guess, never taken for granted.
 */
export function matchLines(product_names: readonly string[], items: Iterable<NamedItem>): (Match | null)[] {
  // A long receipt says many things twice.
  const lines = new Map(product_names.map((name) => [name, readWords(name)]))
  const printed = createPrintedWords([...new Set([...lines.values()].flatMap(({ names }) => names))])
  const score = createLineScore(findKnownItems(items, printed), printed)
  const found = new Map(Array.from(lines, ([name, line]) => [name, chooseMatch(line, score(line.names))]))
  return product_names.map((name) => found.get(name) ?? null)
}

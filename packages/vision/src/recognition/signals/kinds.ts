import type { Knowledge } from '../knowledge.ts'
import type { Candidate } from '../named.ts'
import { foldText } from '../words.ts'
import { toCandidate } from './names.ts'
import type { Clue, LookFor } from './signal.ts'

const least_probability = 0.3
// A sure kind is worth a word that was read; print on the thing speaks louder.
const weight = 5

const bare = (word: string): string => word.replace(/(?:oes|es|s)$/u, '')

/** Whether a name means the kind and no more: "lemon" and "Lemons" do, "Lemon Soap" does not. */
function isKind(item_name: string, kind: string): boolean {
  const [words, wanted] = [foldText(item_name), foldText(kind)]
  return words.length === wanted.length && words.every((word, index) => bare(word) === bare(wanted[index] ?? ''))
}

/** Fruit, vegetables and cartons by their looks, under the name the household has for them. */
export function lookForKinds({ items }: Knowledge): LookFor {
  const known = new Map<string, Candidate>()
  function findCandidate(kind: string, category: string | null): Candidate {
    const item = items.find(({ item_name }) => isKind(item_name, kind))
    return item === undefined ? { product_name: kind, brand: null, category, item_id: null } : toCandidate(item)
  }
  return ({ thing }) =>
    (thing?.kinds ?? []).flatMap(({ kind, category, probability }): Clue[] => {
      if (probability < least_probability) return []
      const candidate = known.get(kind) ?? findCandidate(kind, category)
      known.set(kind, candidate)
      return [{ signal: 'kind', candidate, weight: weight * probability }]
    })
}

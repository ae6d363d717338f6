import { calibrate } from './calibration.ts'
import type { Candidate, Signal } from './named.ts'
import { foldText } from './read-words.ts'
import { type Clue, keyOf } from '../signals/signal.ts'

/** What a thing is taken for, and what else it may be. */
export interface Verdict {
  readonly candidate: Candidate | null
  readonly signal: Signal
  readonly confidence: number
  readonly suggestions: readonly Candidate[]
}

const most_suggestions = 4
// A hint below this is no suggestion: two letters in common have too many things. What looks alike is always one.
const least_hint = 1.5
// A product of the world that has the words may still be another sort of it.
const most_of_catalogue = 0.75

// Looks that were confirmed once are one bottle in one light: another bottle without words looks the same.
const most_of_one_look = 0.6

const bareWord = (word: string): string => word.replace(/(?:oes|es|s)$/u, '')

interface Sum {
  readonly candidate: Candidate
  weight: number
  /** The clue that says most for it. */
  main: Clue
  isVague: boolean
  /** Nothing speaks for it but looks that were confirmed once. */
  isOnce: boolean
}

/** A candidate that a thing may be, and how much speaks for it. */
interface Hint {
  readonly candidate: Candidate
  readonly weight: number
}

type Judgement = Omit<Verdict, 'suggestions'> & { readonly hints: readonly Hint[] }

/** What the clues of some signals say together: the best is the name where it is clearly ahead and likely enough. */
function judge(clues: readonly Clue[], known: number): Judgement {
  const sums = new Map<string, Sum>()
  for (const clue of clues) {
    const key = keyOf(clue.candidate)
    const sum = sums.get(key)
    const { candidate, weight, isVague = false, isOnce = false } = clue
    if (sum === undefined) sums.set(key, { candidate, weight, main: clue, isVague, isOnce })
    else {
      sum.weight += weight
      sum.isVague &&= isVague
      sum.isOnce &&= isOnce
      if (clue.weight > sum.main.weight) sum.main = clue
    }
  }
  const ranked = [...sums.values()].toSorted((a, b) => b.weight - a.weight)
  const [best, second] = ranked
  const hints = ranked.filter(({ weight, main }) => weight >= least_hint || main.signal === 'crop')
  if (best === undefined) return { candidate: null, signal: 'none', confidence: 0, hints }
  const { signal } = best.main
  const margin = best.weight - (second?.weight ?? 0)
  const chance = best.isVague ? null : calibrate(signal, best.weight, margin, known)
  if (chance === null) return { candidate: null, signal: 'none', confidence: 0, hints }
  return {
    candidate: best.candidate,
    signal,
    confidence: best.isOnce ? Math.min(most_of_one_look, chance) : chance,
    hints,
  }
}

/** Whether a name of the catalogue says all that the generic name says. */
function isMoreExact({ signal, candidate }: Judgement, generic: Judgement): boolean {
  const said = foldText(candidate?.product_name ?? '').map(bareWord)
  const wanted = foldText(generic.candidate?.product_name ?? '').map(bareWord)
  return signal === 'catalogue' && wanted.every((word) => said.includes(word))
}

/** What the household's words say goes before words that any packet may carry; what only looks so or the world has does not. */
function choose(own: Judgement, generic: Judgement): Judgement {
  if (generic.candidate === null || own.candidate === null) return generic.candidate === null ? own : generic
  if (own.signal === 'text' || own.signal === 'barcode') return own
  if (isMoreExact(own, generic))
    return { ...own, confidence: Math.max(own.confidence, Math.min(generic.confidence, most_of_catalogue)) }
  return own.confidence > generic.confidence ? own : generic
}

const isGeneric = ({ signal }: Clue): boolean => signal === 'lexicon'

/** Adds up what the signals say for each candidate. `known` is how many items it was chosen from. */
export function fuse(clues: readonly Clue[], known = 0): Verdict {
  const own = judge(
    clues.filter((clue) => !isGeneric(clue)),
    known,
  )
  const generic = judge(clues.filter(isGeneric), known)
  const { hints: _, ...chosen } = choose(own, generic)
  // What was read or seen best stands first, whoever knows it.
  const hints = [...own.hints, ...generic.hints].toSorted((a, b) => b.weight - a.weight)
  const suggestions = new Map(hints.map(({ candidate }) => [keyOf(candidate), candidate]))
  if (chosen.candidate !== null) suggestions.delete(keyOf(chosen.candidate))
  return { ...chosen, suggestions: [...suggestions.values()].slice(0, most_suggestions) }
}

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

const bareWord = (word: string): string => word.replace(/(?:oes|es|s)$/u, '')

interface Sum {
  readonly candidate: Candidate
  weight: number
  /** The clue that says most for it. */
  main: Clue
  isVague: boolean
}

/** What the clues of some signals say together: the best is the name where it is clearly ahead and likely enough. */
function judge(clues: readonly Clue[], known: number): Verdict {
  const sums = new Map<string, Sum>()
  for (const clue of clues) {
    const key = keyOf(clue.candidate)
    const sum = sums.get(key)
    const isVague = clue.isVague ?? false
    if (sum === undefined) sums.set(key, { candidate: clue.candidate, weight: clue.weight, main: clue, isVague })
    else {
      sum.weight += clue.weight
      sum.isVague &&= isVague
      if (clue.weight > sum.main.weight) sum.main = clue
    }
  }
  const ranked = [...sums.values()].toSorted((a, b) => b.weight - a.weight)
  const [best, second] = ranked
  const hints = ranked
    .filter(({ weight, main }) => weight >= least_hint || main.signal === 'crop')
    .map(({ candidate }) => candidate)
  if (best === undefined) return { candidate: null, signal: 'none', confidence: 0, suggestions: [] }
  const { signal } = best.main
  const margin = best.weight - (second?.weight ?? 0)
  const confidence = best.isVague ? null : calibrate(signal, best.weight, margin, known)
  return confidence === null
    ? { candidate: null, signal: 'none', confidence: 0, suggestions: hints }
    : { candidate: best.candidate, signal, confidence, suggestions: hints }
}

/** Whether a name of the catalogue says all that the generic name says. */
function isMoreExact({ signal, candidate }: Verdict, generic: Verdict): boolean {
  const said = foldText(candidate?.product_name ?? '').map(bareWord)
  const wanted = foldText(generic.candidate?.product_name ?? '').map(bareWord)
  return signal === 'catalogue' && wanted.every((word) => said.includes(word))
}

/** What the household's words say goes before words that any packet may carry; what only looks so or the world has does not. */
function choose(own: Verdict, generic: Verdict): Verdict {
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
  const chosen = choose(own, generic)
  const hints = new Map([...own.suggestions, ...generic.suggestions].map((hint) => [keyOf(hint), hint]))
  if (chosen.candidate !== null) hints.delete(keyOf(chosen.candidate))
  return { ...chosen, suggestions: [...hints.values()].slice(0, most_suggestions) }
}

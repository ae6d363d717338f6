import type { Candidate, Signal } from '../naming/named.ts'
import type { View } from '../sight/view.ts'

/** What one signal says of one thing: what it may be, and how strongly, on a scale that all signals share. */
export interface Clue {
  readonly signal: Signal
  readonly candidate: Candidate
  /** Letters' worth of evidence: about five name a thing, one is a hint. */
  readonly weight: number
  /** It would be said of other things as well: alone it names nothing, however much it weighs. */
  readonly isVague?: boolean
  /** It rests on looks that were confirmed a single time: alone it is never called likely. */
  readonly isOnce?: boolean
}

/** Looks at one thing; each signal knows one kind of evidence and nothing of the others. */
export type LookFor = (view: View) => Clue[]

/** The same for the same item or product, whichever signal speaks of it. */
export function keyOf({ item_id, product_name, brand }: Candidate): string {
  return item_id === null ? `${brand ?? ''}|${product_name}`.toLowerCase() : String(item_id)
}

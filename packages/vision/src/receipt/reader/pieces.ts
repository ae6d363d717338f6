import type { Placed } from './encode-rows.ts'
import type { Tag } from './roles.ts'

/** Characters of one word that say one thing: "2x1,99" has three pieces. */
export interface Piece {
  readonly text: string
  readonly tag: Tag
  /** The place of its first character in the row. */
  readonly at: number
  /** Whether it stands in one word with the piece before it. */
  readonly glued: boolean
}

interface Run {
  text: string
  tag: Tag
  at: number
}

function kindOf(text: string): 'figures' | 'letters' {
  return /\d/u.test(text) ? 'figures' : 'letters'
}

/** A single character of another opinion is a slip of the model, unless figures end or begin at it. */
function joinSlips(runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    const isSlip =
      last !== undefined &&
      (run.tag === last.tag ||
        (run.text.length === 1 && kindOf(run.text) === kindOf(last.text.slice(-1))) ||
        (last.text.length === 1 && kindOf(run.text[0] ?? '') === kindOf(last.text)) ||
        /^[.,%]$/u.test(run.text) ||
        (/\d$/u.test(last.text) && /^[.,]\d/u.test(run.text)) ||
        /[.,]$/u.test(last.text))
    if (!isSlip) joined.push({ ...run })
    else {
      const tag = run.text.length > last.text.length ? run.tag : last.tag
      joined[joined.length - 1] = { ...last, text: last.text + run.text, tag }
    }
  }
  return joined
}

/** The pieces of a row from left to right. */
export function cutPieces(placed: readonly Placed[], said: readonly Tag[]): Piece[] {
  const words: Run[][] = []
  let word: Run[] = []
  for (const [at, { letter }] of placed.entries()) {
    if (letter === ' ') {
      if (word.length > 0) words.push(word)
      word = []
      continue
    }
    const tag = said[at] ?? 'other'
    const last = word.at(-1)
    if (last?.tag === tag) last.text += letter
    else word.push({ text: letter, tag, at })
  }
  if (word.length > 0) words.push(word)
  return words.flatMap((runs) => joinSlips(runs).map((run, index) => ({ ...run, glued: index > 0 })))
}

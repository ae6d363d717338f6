import { fold } from '@larder/contract/values/fold'

/** A part of a text, from its first letter to the one behind its last. */
export type Span = readonly [from: number, to: number]

/** Which letters of the text each letter of the folded text comes from: "ß" is two letters there, an accent none. */
function foldByLetter(text: string): { folded: string; origins: number[] } {
  let folded = ''
  const origins: number[] = []
  let at = 0
  for (const letter of text) {
    const plain = fold(letter)
    folded += plain
    for (let index = 0; index < plain.length; index += 1) origins.push(at)
    at += letter.length
  }
  origins.push(at)
  return { folded, origins }
}

/** Where a text holds words of a search, in order and without overlaps. */
export function findMarks(text: string, words: readonly string[]): Span[] {
  if (words.length === 0) return []
  const { folded, origins } = foldByLetter(text)
  const found: Span[] = []
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const last = origins[at + word.length - 1] ?? 0
      // To the next letter that is one of its own, over the accents that belong to this one.
      const to = origins.find((origin) => origin > last) ?? text.length
      found.push([origins[at] ?? 0, to])
    }
  }
  const merged: [number, number][] = []
  for (const [from, to] of found.toSorted(([a], [b]) => a - b)) {
    const before = merged.at(-1)
    if (before && from <= before[1]) before[1] = Math.max(before[1], to)
    else merged.push([from, to])
  }
  return merged
}

const around = 24

/** The part of a long text around the first word that a search finds in it. */
export function excerptOf(text: string, words: readonly string[]): string {
  const [first] = findMarks(text, words)
  if (!first || first[0] <= around) return text
  const from = text.lastIndexOf(' ', first[0] - around / 2) + 1
  return `…${text.slice(from)}`
}

import type { SeenText, Sight } from '../sight/sight.ts'

/** A piece of text as it compares: small letters and digits, without marks and without what stands between them. */
export function foldText(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()
  return folded.replace(/['’`]/gu, '').match(/[\p{L}\p{N}]+/gu) ?? []
}

/** A word without the ending of its plural. */
export function singularOf(word: string): string {
  return word.replace(/(?:oes|es|s)$/u, '')
}

/** One run of letters that was read; where it was put together from neighbours, each join is a guess. */
export interface ReadWord {
  readonly letters: string
  readonly confidence: number
  /** The height of its print over that of the largest on the same thing. */
  readonly size: number
  /** Which of the texts it stands in. */
  readonly source: SeenText
}

const longest_join = 24
/** What a place was also read as is worth a look where it is a word or a number, not where it is a scrap. */
const isScrap = (letters: string): boolean => letters.length < 4 && !/\d/u.test(letters)

/** What can be compared with names: each word, and words side by side without the space that may be none. */
export function readWords(texts: readonly SeenText[]): ReadWord[] {
  const largest = Math.max(1e-6, ...texts.map(({ box }) => Math.min(box.width, box.height)))
  return texts.flatMap((source) => {
    const joined = [source.text, ...source.others].flatMap((text) => {
      const words = foldText(text)
      return words.flatMap((word, index) => {
        const pair = word + (words[index + 1] ?? '')
        const triple = pair + (words[index + 2] ?? '')
        const joins = [word, pair, triple].filter(({ length }) => length <= longest_join)
        return text === source.text ? joins : joins.filter((letters) => !isScrap(letters))
      })
    })
    const size = Math.min(source.box.width, source.box.height) / largest
    return [...new Set(joined)].map((letters) => ({ letters, confidence: source.confidence, size, source }))
  })
}

const fewest_letters = 4
const most_words = 24

/** The words worth asking a catalogue for: the largest and longest first. */
export function wordsToLookUp({ texts }: Sight): string[] {
  const ranked = texts
    .flatMap(({ text, confidence, box }) =>
      foldText(text).map((word) => ({ word, rank: confidence * Math.min(box.width, box.height) * word.length })),
    )
    .filter(({ word }) => word.length >= fewest_letters && /\p{L}/u.test(word))
    .toSorted((a, b) => b.rank - a.rank)
  return [...new Set(ranked.map(({ word }) => word))].slice(0, most_words)
}

import { type Item } from '@larder/contract/item'
import { createContext } from 'react'
import { fold } from '@larder/contract/values/fold'
import { searchWords } from '../filter/filter.ts'
import { excerptOf } from './find-marks.ts'

/** What is searched for while cards are shown for it. */
export interface Finding {
  readonly words: readonly string[]
  /** What a card shows instead of brand and place: where the search found it, if not in what is there anyway. */
  lineOf: (item: Item) => string | null
}

/** Null while nobody searches. */
export const FindingContext = createContext<Finding | null>(null)

/** The finding of a search by name, description and brand. */
export function findingOf(q: string): Finding | null {
  const words = searchWords(q)
  if (words.length === 0) return null
  return {
    words,
    lineOf({ item_name, brand, description }) {
      const seen = fold(`${item_name}\n${brand ?? ''}`)
      return description === null || words.every((word) => seen.includes(word)) ? null : excerptOf(description, words)
    },
  }
}

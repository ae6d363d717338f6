import { readFileSync } from 'node:fs'
import { editDistance, plain } from './plain.ts'

let known: ReadonlySet<string> | undefined

function useWords(): ReadonlySet<string> {
  if (known !== undefined) return known
  const file = new URL('../../../models/sum-words.json', import.meta.url)
  known = new Set((JSON.parse(readFileSync(file, 'utf8')) as { words: string[] }).words)
  return known
}

/** Whether a word that was read is nearly one that names a sum: TOTAI, T0TAL, SUMNE. */
function isNear(read: string): boolean {
  const slack = read.length >= 8 ? 2 : read.length >= 4 ? 1 : 0
  if (slack === 0) return false
  for (const word of useWords())
    if (word.length >= 4 && Math.abs(word.length - read.length) <= slack && editDistance(word, read) <= slack)
      return true
  return false
}

/** Whether a row has a word that names a sum, a tax or a payment in any of the languages that are known. */
export function hasSumWord(text: string): boolean {
  const words = plain(text)
    .replace(/(?<=\p{L})0|0(?=\p{L})/gu, 'o')
    .replace(/(?<=\p{L})1|1(?=\p{L})/gu, 'l')
    .split(' ')
    .filter((word) => /\p{L}/u.test(word))
    .slice(0, 8)
  return words.some((word) => useWords().has(word)) || isNear(words.join('')) || words.some(isNear)
}

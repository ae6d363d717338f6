import type { TextBox } from '../../ocr/read.ts'
import { letter_pairs, receipt_words } from './latin-words.ts'

const symbols = ' abcdefghijklmnopqrstuvwxyz0'
const step = 0.35

/** Words of three letters and more, small and without accents. */
function findWords(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return (plain.match(/[a-z0-9]+/gu) ?? []).filter((word) => (word.match(/[a-z]/gu) ?? []).length > 2)
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The mean log likelihood of the pairs of letters: about -2.8 for any language in Latin letters, whatever it abbreviates. */
function rateWords(words: readonly string[]): number {
  const pairs = words.flatMap((word) => {
    const spaced = ` ${word.replaceAll(/\d/gu, '0')} `
    return [...spaced].slice(1).map((letter, at) => {
      const level = letter_pairs[symbols.indexOf(spaced.charAt(at))]?.codePointAt(symbols.indexOf(letter)) ?? 97
      return -step * (level - 97)
    })
  })
  return mean(pairs)
}

const isLetter = (letter: string): boolean => /\p{L}/u.test(letter)

// Between what Latin receipts and drawn ones in ten other scripts give; numbers are the same in most, and tell a bad photo
// from foreign letters.
const limits = { lines: 3, numbers: 5, sure_numbers: 0.9, unsure: 0.8, doubtful: 0.955, unlikely: -3.35 } as const

// Chinese and Japanese give hardly any letters beside their numbers: of 130 Latin receipts none has fewer than 0.67 lines a number.
const wordless = { numbers: 10, lines_a_number: 0.35, unsure: 0.85 } as const

/**
 * Whether a receipt is surely not in Latin letters: its numbers read well and its words do not, none of them is a word of
 * receipts, and what was read resembles no language. Where any of this is open, it is not said.
 */
export function isForeignScript(boxes: readonly Pick<TextBox, 'text' | 'confidence' | 'letters'>[]): boolean {
  const lines = boxes.filter(({ text }) => (text.match(/\p{L}/gu) ?? []).length > 2)
  const numbers = boxes.filter(({ text }) => (text.match(/\d/gu) ?? []).length > 1 && !/\p{L}{2}/u.test(text))
  const words = lines.flatMap(({ text }) => findWords(text))
  if (words.some((word) => receipt_words.has(word))) return false
  const letters = lines.map((line) =>
    mean(line.letters.filter(({ letter }) => isLetter(letter)).map((l) => l.confidence)),
  )
  const certainty = lines.length === 0 ? 0 : mean(letters)
  if (numbers.length >= wordless.numbers && lines.length < wordless.lines_a_number * numbers.length)
    return certainty < wordless.unsure
  if (lines.length < limits.lines || numbers.length < limits.numbers) return false
  if (mean(numbers.map(({ confidence }) => confidence)) < limits.sure_numbers) return false
  return certainty < limits.unsure || (certainty < limits.doubtful && rateWords(words) < limits.unlikely)
}

import { median } from '../layout/geometry.ts'
import type { Row } from '../layout/rows.ts'

/** A page as the model sees it: a row of numbers for each row of text, exactly as training/receipts/encode.py makes them. */
export interface EncodedRows {
  readonly letters: BigInt64Array
  readonly places: Float32Array
  readonly facts: Float32Array
  /** The characters behind the numbers. */
  readonly texts: readonly (readonly Placed[])[]
}

export interface Placed {
  readonly letter: string
  readonly x: number
}

export const letters_of_row = 60
export const facts_of_row = 4

const signs: Readonly<Record<string, number>> = { '€': 98, '£': 99, '₺': 100, '°': 101 }
const other_letter = 97
const unknown = 96

function numberOf(letter: string): number {
  if (letter >= ' ' && letter <= '~') return letter.charCodeAt(0) - 31
  return signs[letter] ?? (/\p{L}/u.test(letter) ? other_letter : unknown)
}

function placeLetters({ cells }: Row): Placed[] {
  const placed: Placed[] = []
  for (const { text, left, right } of cells) {
    if (placed.length > 0) placed.push({ letter: ' ', x: left })
    const letters = [...text.replace(/\s+/gu, ' ').trim()]
    for (const [index, letter] of letters.entries())
      placed.push({ letter, x: left + ((right - left) * index) / Math.max(1, letters.length) })
  }
  return placed.slice(0, letters_of_row)
}

export function encodeRows(rows: readonly Row[]): EncodedRows {
  const cells = rows.flatMap((row) => row.cells)
  const left = Math.min(...cells.map((cell) => cell.left))
  const width = Math.max(...cells.map((cell) => cell.right)) - left || 1
  const steps = rows.map(({ y }, index) => y - (rows[index - 1]?.y ?? y))
  const step = median(steps.filter((each) => each > 0)) || 1
  const height = median(rows.map((row) => row.height)) || 1
  const letters = new BigInt64Array(rows.length * letters_of_row)
  const places = new Float32Array(rows.length * letters_of_row)
  const facts = new Float32Array(rows.length * facts_of_row)
  const texts = rows.map((row, index) => {
    const placed = placeLetters(row)
    for (const [at, { letter, x }] of placed.entries()) {
      letters[index * letters_of_row + at] = BigInt(numberOf(letter))
      places[index * letters_of_row + at] = (x - left) / width
    }
    const gap = index === 0 ? 1 : Math.min(3, (steps[index] ?? 0) / step)
    const edges = [row.cells[0]?.left ?? left, row.cells.at(-1)?.right ?? left]
    facts.set([gap, row.height / height, ...edges.map((edge) => (edge - left) / width)], index * facts_of_row)
    return placed
  })
  return { letters, places, facts, texts }
}

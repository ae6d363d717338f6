import { readFileSync } from 'node:fs'
import { plain } from './plain.ts'

const shapes: Readonly<Record<string, string>> = {
  0: 'o',
  d: 'o',
  q: 'o',
  1: 'l',
  i: 'l',
  5: 's',
  8: 'b',
  6: 'g',
  2: 'z',
  4: 'a',
  v: 'u',
}

/** Letters that readers mistake for one another become the same. */
function fold(text: string): string {
  return text.replace(/[0dq1i58624v]/gu, (letter) => shapes[letter] ?? letter)
}

// Two or three letters are found in too many other words.
const shortest = 4
const most_words = 4

let known: ReadonlyMap<string, string> | undefined

function useNames(): ReadonlyMap<string, string> {
  if (known !== undefined) return known
  const file = new URL('../../../models/shop-names.json', import.meta.url)
  const { names } = JSON.parse(readFileSync(file, 'utf8')) as { names: string[] }
  known = new Map(names.map((name) => [fold(plain(name).replaceAll(' ', '')), name]))
  return known
}

/** The best known chain whose name stands in a text, however its letters were misread; `isShort` allows names like dm. */
export function findShopName(text: string, isShort = false): string | null {
  // Numbers look like names once their figures count as letters.
  const words = plain(text)
    .split(' ')
    .map((word) => (/\d/u.test(word) && word.replace(/\d/gu, '').length * 2 < word.length ? word : fold(word)))
  let best: { name: string; size: number } | null = null
  for (let start = 0; start < words.length; start++) {
    for (let count = 1; count <= most_words && start + count <= words.length; count++) {
      const joined = words.slice(start, start + count).join('')
      const name = joined.length >= (isShort ? 2 : shortest) ? useNames().get(joined) : undefined
      if (name !== undefined && joined.length > (best?.size ?? 0)) best = { name, size: joined.length }
    }
  }
  return best?.name ?? null
}

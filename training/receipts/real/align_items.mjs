// Finds the rows of a page in which the true items stand.
import { readMoney } from '@larder/vision/receipt/reader/money'
import { likeness } from './truth.mjs'

/** The words of a row with the places of their first and last characters. */
export function wordsOf(letters) {
  const words = []
  let word = null
  for (const [at, letter] of letters.entries()) {
    if (letter === ' ') word = null
    else if (word === null) words.push((word = { text: letter, from: at, to: at }))
    else Object.assign(word, { text: word.text + letter, to: at })
  }
  return words
}

/** The words that are most like a name. */
export function findSpan(words, name) {
  let best = { likeness: 0, from: 0, to: 0 }
  const most = name.split(/\s+/u).length + 3
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + most); to++) {
      const text = words.slice(from, to).map((word) => word.text)
      const value = likeness(name, text.join(' '))
      if (value > best.likeness) best = { likeness: value, from, to }
    }
  }
  return best
}

const torn = (first, second) => /^\D{0,3}\d+[.,]?$/u.test(first) && /^[.,]?\d{1,2}\D*$/u.test(second)

/** All amounts that the words of a row may say, also such that were read in two pieces. */
export function amountsIn(words) {
  return words.flatMap((word, from) => {
    const next = words[from + 1]
    const texts = [
      [word.text, from + 1],
      ...(next && torn(word.text, next.text) ? [[`${word.text} ${next.text}`, from + 2]] : []),
    ]
    return texts
      .filter(([text]) => /\d/u.test(text))
      .flatMap(([text, to]) => [...readMoney(text, 2), ...readMoney(text, 0)].map((money) => ({ ...money, from, to })))
  })
}

/** A name goes on in the next row where that makes it more like the true one. */
function findRest(row, words, span, item, least) {
  const start = span.words.slice(span.from, span.to)
  const joined = [...start, ...(words[row] ?? []).slice(0, 6)]
  let best = null
  for (let to = start.length + 1; to <= joined.length; to++) {
    const text = joined.slice(0, to).map((word) => word.text)
    const value = likeness(item.name, text.join(' '))
    if (value > (best?.likeness ?? least + 0.08)) best = { row, to: to - start.length, likeness: value }
  }
  return best
}

/** Where a name may stand beside its price: in the same row, one or two above it, or one below. */
const distances = [0, 1, 2, -1]

function listCandidates(item, index, words, amounts) {
  const cents = Math.round(item.price * 100)
  return words.flatMap((_, row) => {
    const [amount] = amounts[row]
      .filter((one) => one.cents === cents)
      .toSorted((a, b) => a.cost - b.cost || b.from - a.from)
    if (amount === undefined) return []
    return distances.flatMap((distance) => {
      const name_row = row - distance
      if (words[name_row] === undefined) return []
      const own =
        distance === 0 ? words[row].filter((_word, at) => at < amount.from || at >= amount.to) : words[name_row]
      const span = { ...findSpan(own, item.name), words: own }
      if (span.likeness < 0.55) return []
      const next = distance === 0 ? row + 1 : distance === 2 ? row - 1 : null
      const rest = next === null ? null : findRest(next, words, span, item, span.likeness)
      const rating = (rest?.likeness ?? span.likeness) - 0.05 * Math.abs(distance) - 0.02 * amount.cost
      return [{ index, row, name_row, amount, span, rest, rating }]
    })
  })
}

/** The best place for each true item; no row serves two. */
export function alignItems(items, words, amounts) {
  const candidates = items.flatMap((item, index) => listCandidates(item, index, words, amounts))
  const [rows, done] = [new Set(), new Set()]
  return candidates
    .toSorted((a, b) => b.rating - a.rating)
    .filter(({ index, row, name_row }) => {
      if (done.has(index) || rows.has(row) || rows.has(name_row)) return false
      done.add(index)
      rows.add(row).add(name_row)
      return true
    })
}

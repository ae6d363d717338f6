import type { Known, KnownItems } from './known-items.ts'
import type { PrintedWords } from './printed-words.ts'

/** Tells of one line after the other which items it may mean, and how likely it is each of them. */
export function createLineScore(items: KnownItems, printed: PrintedWords) {
  /** Where the values of a known word begin, for the line at hand; -1 where it has nothing to do with it. */
  const row_of = new Int32Array(items.count).fill(-1)
  let [line_number, touched] = [0, [] as number[]]

  return (names: readonly string[]) => {
    const count = names.length
    const numbers = names.map(printed.numberOf)
    const lengths = Float64Array.from(names, ({ length }) => length)
    const rows: number[] = []
    const candidates: Known[] = []
    for (const number of touched) row_of[number] = -1
    touched = []
    line_number += 1
    numbers.forEach((number, position) => {
      for (const word of items.wordsLike(number)) {
        let row = row_of[word.number]!
        if (row < 0) {
          row = rows.length
          row_of[word.number] = row
          touched.push(word.number)
          for (let at = 0; at < count; at++) rows.push(0)
        }
        rows[row + position] = word.alike.find((one) => one.printed === number)?.value ?? 0
        for (const item of word.owners) {
          if (item.seen_by === line_number) continue
          item.seen_by = line_number
          candidates.push(item)
        }
      }
    })
    const all = new Uint8Array(count).fill(1)
    const best = new Float64Array(count)

    /** The maker's name on the line is neither for nor against it. */
    function findOwn({ brand }: Known): Uint8Array {
      const own = all.slice()
      for (let at = 0; at < count; at++) if (brand.includes(numbers[at]!)) own[at] = 0
      return own.includes(1) ? own : all
    }

    /** How likely the line is that item: all of the name is on the line, and the line says little else. */
    function scoreOf(item: Known): number {
      const own = item.brand.length === 0 ? all : findOwn(item)
      best.fill(0)
      let found = 0
      for (const word of item.words) {
        const row = row_of[word.number]!
        if (row < 0) continue
        let most = 0
        for (let at = 0; at < count; at++) {
          const value = own[at]! * rows[row + at]!
          if (value > most) most = value
          if (value > best[at]!) best[at] = value
        }
        found += most * word.length
      }
      let [told, whole] = [0, 0]
      for (let at = 0; at < count; at++) {
        told += best[at]! * lengths[at]!
        whole += own[at]! * lengths[at]!
      }
      const [recall, precision] = [found / item.all_letters, told / whole]
      return recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision)
    }

    return { candidates, scoreOf }
  }
}

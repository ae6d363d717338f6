// Spellings must not decide: words as they compare.
export const wordsOf = (text) =>
  (text ?? '')
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

const bands = [
  ['0.9 and over', 0.9, 1.01],
  ['0.7 to 0.9', 0.7, 0.9],
  ['0.5 to 0.7', 0.5, 0.7],
  ['0.3 to 0.5', 0.3, 0.5],
]

/** Below this a name is a question, not an answer. */
const named_from = 0.3

function isSame({ product_name, brand, match }, name, item_id) {
  if (match) return match.item_id === item_id
  const said = new Set([...wordsOf(brand), ...wordsOf(product_name)])
  return wordsOf(name).every((word) => said.has(word))
}

/** Adds up photos: what was in them, what was said, and how sure. `ids` are the items by name. */
export function createScore(ids) {
  const sums = { kinds: 0, found: 0, named: 0, right: 0, counted: 0 }
  const said = []
  return {
    /** `truth` is the name of every thing in the photo, as often as it is there. */
    add(truth, products) {
      const names = [...new Set(truth)]
      const named = products.filter(({ confidence }) => confidence >= named_from)
      const whatIs = (product) => names.find((name) => isSame(product, name, ids.get(name)))
      sums.kinds += names.length
      sums.found += names.filter((name) => named.some((product) => whatIs(product) === name)).length
      for (const product of named) {
        const name = whatIs(product)
        said.push({ confidence: product.confidence, isRight: name !== undefined })
        sums.named += 1
        if (name === undefined) continue
        sums.right += 1
        const count = product.quantity?.count ?? 1
        if (Math.abs(count - truth.filter((other) => other === name).length) <= 1) sums.counted += 1
      }
    },
    sums,
    /** What was stated and what was observed, a band a row. */
    bands() {
      return bands.flatMap(([label, from, below]) => {
        const own = said.filter(({ confidence }) => confidence >= from && confidence < below)
        if (own.length === 0) return []
        const stated = own.reduce((sum, { confidence }) => sum + confidence, 0) / own.length
        return [
          { label, count: own.length, stated, observed: own.filter(({ isRight }) => isRight).length / own.length },
        ]
      })
    },
  }
}

/** What anybody would try first: an item is there where most words of its name were read, letter by letter. */
export function matchWholeWords(products, ids) {
  const read = new Set(products.flatMap(({ read_text }) => wordsOf(read_text)))
  return [...ids].flatMap(([item_name, item_id]) => {
    const words = wordsOf(item_name)
    const share = words.filter((word) => read.has(word)).length / words.length
    return share >= 0.5 ? [{ product_name: item_name, confidence: share, match: { item_id, item_name } }] : []
  })
}

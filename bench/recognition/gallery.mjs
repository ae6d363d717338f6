// New products found again by a few confirmed crops, as training/gallery.py counts it.
import { createRandom } from '../random.mjs'

const shelf_products = [0, 3, 9, 12, 14, 16, 19, 22, 24, 25, 26, 27, 28, 29, 30, 31]
const grocery_kinds = [28, 31, 34, 37, 40, 43, 46, 49, 52, 55, 6, 10, 14, 25, 62, 70]
const rounds = 20
const most_queries = 30

function choose(rows, count, random) {
  const left = [...rows]
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(Math.floor(random() * left.length), 1)[0],
  )
}

/** Shelf photos are numbered along a walk past one product. */
const numberOf = (name) => Number(name.startsWith('ph_') ? name.slice(5) : name.slice(3))

/** The 32 products with their crops in two halves that were not taken on one occasion, and the groceries to look at. */
export function listGallery(groceries, shelves) {
  const groceryRows = groceries.filter(({ fine }) => grocery_kinds.includes(fine))
  const kinds = grocery_kinds.map((kind) => {
    const crops = groceryRows.filter(({ fine }) => fine === kind)
    return {
      early: crops.filter(({ split }) => split !== 'test'),
      late: crops.filter(({ split }) => split === 'test'),
      turns: false,
    }
  })
  const things = shelves.flatMap((shelf) => shelf.things.map((thing) => ({ thing, at: numberOf(shelf.name) })))
  const packages = shelf_products.map((product) => {
    const crops = things.filter(({ thing }) => thing.product === product && thing.embedding !== undefined)
    const numbers = [...new Set(crops.map(({ at }) => at))].toSorted((a, b) => a - b)
    const middle = numbers[Math.floor(numbers.length / 2)]
    const part = (isEarly) => crops.filter(({ at }) => at < middle === isEarly).map(({ thing }) => thing)
    return { early: part(true), late: part(false), turns: true }
  })
  const products = [...kinds, ...packages].filter(({ early, late }) => early.length > 0 && late.length > 0)
  return { products, groceryRows }
}

function alike(a, b) {
  let sum = 0
  for (let index = 0; index < a.length; index++) sum += a[index] * b[index]
  return sum
}

/** The share of queries that find their product first, and among the first three, as a mean over products. */
export function scoreGallery(products, shots, seed = 1) {
  const random = createRandom(seed)
  const score = { first: 0, three: 0 }
  const each = 1 / (rounds * products.length)
  for (let round = 0; round < rounds; round++) {
    const drawn = products.map(({ early, late, turns }) => {
      const isTurned = turns && random() < 0.5
      const [from, to] = isTurned ? [late, early] : [early, late]
      return { shown: choose(from, shots, random), asked: choose(to, most_queries, random) }
    })
    for (const [place, { asked }] of drawn.entries())
      for (const { embedding } of asked) {
        const best = drawn.map(({ shown }) => Math.max(...shown.map((crop) => alike(crop.embedding, embedding))))
        const rank = best.filter((value) => value > best[place]).length
        if (rank < 1) score.first += each / asked.length
        if (rank < 3) score.three += each / asked.length
      }
  }
  return score
}

import { isAlike } from '../receipts/score.mjs'

const shortest_word = 3
// Shorter words that differ in a letter are other words.
const shortest_alike = 5
/** How far away in the set the photos are whose names are held against a photo. */
const shifts = [7, 13, 19]

/** Words as they compare: no endings of the plural, nothing of two letters. */
function wordsOf(text) {
  const words = String(text ?? '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N} ]/gu, ' ')
    .split(/\s+/)
  return words.filter((word) => word.length >= shortest_word).map((word) => word.replace(/(es|s)$/, ''))
}

const isSameWord = (one, other) => one === other || (one.length >= shortest_alike && isAlike(one, other))

function countCommon(words, others) {
  return words.filter((word) => others.some((other) => isSameWord(word, other))).length
}

const textsOf = ({ name, also_accept = [], brand, printed }) => [name, ...also_accept, brand, printed].filter(Boolean)

/** Whether a name says a product: its generic name, another accepted one, its brand or what is printed on it. */
export function says(named, truth) {
  const words = wordsOf(named)
  return textsOf(truth).some((text) => {
    const wanted = wordsOf(text)
    const least = Math.min(words.length, wanted.length, 2)
    return least > 0 && countCommon(words, wanted) >= least
  })
}

/** The product that a text says; of several the one that has most of its words. */
export function findSaid(text, truths) {
  const common = (truth) => countCommon(wordsOf(text), wordsOf(textsOf(truth).join(' ')))
  return truths.filter((truth) => says(text, truth)).toSorted((a, b) => common(b) - common(a))[0]
}

/** Whether two lines of truth are one product: the same name, and no two brands. */
export function isSameProduct(one, other) {
  const [a, b] = [one, other].map(({ name }) => wordsOf(name).toSorted().join(' '))
  return a === b && (!one.brand || !other.brand || says(one.brand, { name: other.brand }))
}

export const nameOf = ({ product_name, brand }) => [product_name, brand].filter(Boolean).join(' ')
export const hasPrint = ({ printed, brand }) => Boolean(printed || brand)
const isNamed = ({ product_name }) => Boolean(product_name) && !/^unknown/i.test(product_name)
const isCountRight = ({ quantity }, { count }) => Math.abs((quantity?.count ?? 1) - count) <= 1

/** What one photo is worth: each product that is asked for, and each name that was given. */
export function judgePhoto(truth, products) {
  const names = products.filter(isNamed).map(nameOf)
  const given = products.filter(isNamed).map((product) => {
    const hit = truth.products.find((line) => says(nameOf(product), line))
    const isCounted = hit !== undefined && isCountRight(product, hit)
    return { name: nameOf(product), confidence: product.confidence, isRight: hit !== undefined, isCounted }
  })
  // What is hard to see is not asked for, but to name it is right.
  const asked = truth.products
    .filter(({ visible }) => visible !== 'hard')
    .map((line) => ({ line, isFound: names.some((name) => says(name, line)) }))
  return { asked, given, unknown: products.length - given.length }
}

/** How many products of each photo the names given for other photos would find; undefined where there are too few. */
export function countByOthers(photos) {
  const usable = shifts.filter((shift) => shift < photos.length)
  return photos.map(({ asked }, at) => {
    if (usable.length === 0) return undefined
    const others = usable.map((shift) => photos[(at + shift) % photos.length].given)
    const found = others.map((given) => asked.filter(({ line }) => given.some(({ name }) => says(name, line))).length)
    return found.reduce((sum, count) => sum + count, 0) / usable.length
  })
}

/** What was stated and what was observed, a band of a tenth each. */
export function listBands(given) {
  const tenths = [...new Set(given.map(({ confidence }) => Math.floor(confidence * 10)))].toSorted((a, b) => a - b)
  return tenths.map((tenth) => {
    const own = given.filter(({ confidence }) => Math.floor(confidence * 10) === tenth)
    const stated = own.reduce((sum, { confidence }) => sum + confidence, 0) / own.length
    const right = own.filter(({ isRight }) => isRight).length
    return { from: tenth / 10, count: own.length, stated, observed: right / own.length }
  })
}

import { expect, it } from 'vitest'
import { makeItem, makeKnowledge, makeText, makeThing } from '../../testing/products.ts'
import type { View } from '../sight/view.ts'
import type { Clue } from './signal.ts'
import { lookForItems, lookForProducts } from './text.ts'

const items = [
  makeItem(1, 'Bramwell Marmalade', { brand: 'Bramwell' }),
  makeItem(2, 'Bramwell Honey', { brand: 'Bramwell' }),
  makeItem(3, 'Corvina Penne', { brand: 'Corvina' }),
  makeItem(4, 'Tomato Soup', { brand: 'Old Mill' }),
  makeItem(5, 'Lentils'),
]

/** A thing with these lines on it. */
const view = (...lines: string[]): View => ({
  box: { x: 0, y: 0, width: 1, height: 1 },
  index: 0,
  thing: null,
  texts: lines.map((line, row) => makeText(line, [0.1, 0.1 * row, 0.5, 0.05])),
  codes: [],
})

const rank = (clues: readonly Clue[]) =>
  clues.toSorted((a, b) => b.weight - a.weight).map(({ candidate }) => candidate.product_name)

const weightOf = (clues: readonly Clue[], product_name: string) =>
  clues.find(({ candidate }) => candidate.product_name === product_name)?.weight ?? 0

const lookFor = lookForItems(makeKnowledge({ items }))

it('finds the item whose words are read, and passes it on whole', () => {
  const [clue] = lookFor(view('CORVINA', 'penne rigate'))
  expect(clue?.signal).toBe('text')
  expect(clue?.candidate).toEqual({ product_name: 'Corvina Penne', brand: 'Corvina', category: null, item_id: 3 })
  expect(clue?.weight).toBeGreaterThan(7)
})

it('finds it by misread, joined and cut letters', () => {
  for (const text of ['C0RVINA', 'CORVlNA', 'corvinapenne', 'ORVINA', 'CORVIN'])
    expect(rank(lookFor(view(text)))).toEqual(['Corvina Penne'])
  expect(lookFor(view('CORA'))).toEqual([])
})

it('needs more than the brand where two items share it', () => {
  const [one, other] = lookFor(view('Bramwell'))
  expect(one?.weight).toBe(other?.weight)
  const clues = lookFor(view('Bramwell', 'Honey'))
  expect(rank(clues)[0]).toBe('Bramwell Honey')
  expect(weightOf(clues, 'Bramwell Honey') - weightOf(clues, 'Bramwell Marmalade')).toBeGreaterThan(1.5)
})

it('trusts a word of a kind less than a brand, and half of a brand less than all of it', () => {
  const [kind, half, brand] = [['tomato'], ['mill', 'tomato'], ['old mill', 'tomato']].map((lines) =>
    weightOf(lookFor(view(...lines)), 'Tomato Soup'),
  ) as [number, number, number]
  expect(kind).toBeLessThan(2)
  expect(half).toBeGreaterThan(kind)
  expect(brand).toBeGreaterThan(half)
})

it('takes the words of a kind for a name where all of them are there', () => {
  expect(weightOf(lookFor(view('TOMATO', 'SOUP')), 'Tomato Soup')).toBeGreaterThan(3)
})

it('knows an item without a brand by its first word', () => {
  expect(weightOf(lookFor(view('LENTILS')), 'Lentils')).toBeGreaterThan(4)
})

it('learns what else was read on an item', () => {
  const learned = lookForItems(makeKnowledge({ items: [makeItem(1, 'Breakfast', { aliases: ['Zarquon Crunchy'] })] }))
  expect(weightOf(learned(view('ZARQUON', 'crunchy')), 'Breakfast')).toBeGreaterThan(4)
})

it('takes words that once stood on an item for it only where the thing looks a little like that', () => {
  const item = makeItem(1, 'Cauliflower', { aliases: ['Zarquon Crunchy'] })
  const learned = lookForItems(
    makeKnowledge({ items: [item], crops: [{ item_id: 1, confirmed_at: 1, embedding: Float32Array.of(1, 0) }] }),
  )
  function isVague(word: string, ...embedding: [number, number]) {
    const thing = makeThing([0, 0, 1, 1], { embedding: Float32Array.of(...embedding) })
    return learned({ ...view(word), thing })[0]?.isVague
  }
  expect(isVague('ZARQUON', 0, 1)).toBe(true)
  expect(isVague('ZARQUON', 0.6, 0.8)).toBe(false)
  expect(isVague('CAULIFLOWER', 0, 1)).toBe(false)
})

it('takes no maker of all sorts of things for one of them, nor a word for one of several that have it', () => {
  const own = [
    makeItem(1, 'Nestle cream', { brand: 'Nestle' }),
    makeItem(2, 'Corvina sardines', { brand: 'Corvina' }),
    makeItem(3, 'Sardines in Oil'),
  ]
  const look = lookForItems(makeKnowledge({ items: own }))
  const vague = (item_id: number, ...lines: string[]) =>
    look(view(...lines)).find(({ candidate }) => candidate.item_id === item_id)?.isVague
  expect(vague(1, 'NESTLE')).toBe(true)
  expect(vague(1, 'NESTLE', 'cream')).toBe(false)
  expect(vague(2, 'CORVINA')).toBe(false)
  expect(vague(2, 'SARDINES')).toBe(true)
  expect(vague(3, 'SARDINES')).toBe(true)
  expect(vague(3, 'SARDINES', 'in oil')).toBe(false)
  const mixed = lookForItems(
    makeKnowledge({ items: [...items, makeItem(6, 'Bramwell Lentils Red', { brand: 'Bramwell' })] }),
  )
  const [best] = mixed(view('BRAMWELL', 'lentils')).toSorted((a, b) => b.weight - a.weight)
  expect(best).toMatchObject({ candidate: { item_id: 6 }, isVague: false })
})

it('says nothing where nothing is read, and compares with the catalogue in the same way', () => {
  expect(lookFor(view())).toEqual([])
  const products = [{ product_name: 'Oat Drink', brand: 'Halden', category: null, barcode: null }]
  const [clue] = lookForProducts(makeKnowledge({ products }))(view('HALDEN', 'oat drink'))
  expect(clue).toMatchObject({ signal: 'catalogue', candidate: { product_name: 'Oat Drink', item_id: null } })
})

/** A name and another line, each with the height of its print. */
const sized = (name: number, other: number): View => ({
  ...view(),
  texts: [makeText('CORVINA', [0.1, 0.1, 0.5, name]), makeText('Lentils', [0.1, 0.5, 0.5, other])],
})

it('weighs print by its size: a name stands large, contents and advice stand small', () => {
  const [large, small] = [lookFor(sized(0.1, 0.02)), lookFor(sized(0.02, 0.1))]
  expect(weightOf(large, 'Corvina Penne')).toBeGreaterThan(1.5 * weightOf(small, 'Corvina Penne'))
  expect(weightOf(large, 'Lentils')).toBeLessThan(weightOf(small, 'Lentils'))
  expect(weightOf(small, 'Corvina Penne')).toBeGreaterThan(2)
})

it('forgives lines that are nearly as large as the largest', () => {
  const alone = weightOf(lookFor(view('CORVINA')), 'Corvina Penne')
  expect(weightOf(lookFor(sized(0.08, 0.1)), 'Corvina Penne')).toBeCloseTo(alone)
})

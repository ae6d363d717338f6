import { messages } from '@larder/contract/messages'
import { expect, it } from 'vitest'
import { makeItem, makeKnowledge, makeSight, makeText, makeThing } from '../../testing/products.ts'
import { nameProducts } from './name.ts'

const items = [
  makeItem(1, 'Bramwell Marmalade', { brand: 'Bramwell', category: 'Condiments' }),
  makeItem(2, 'Bramwell Honey', { brand: 'Bramwell' }),
  makeItem(3, 'Corvina Penne', { brand: 'Corvina', barcodes: ['4006381333931'] }),
  makeItem(4, 'lemon'),
]
const knowledge = makeKnowledge({ items })

/** A shelf of four: two jars, one box whose label is turned away, and a fruit. */
const shelf = makeSight({
  things: [
    makeThing([0.1, 0.1, 0.2, 0.3], { embedding: Float32Array.of(1, 0) }),
    makeThing([0.4, 0.1, 0.2, 0.3], { embedding: Float32Array.of(0.96, 0.28) }),
    makeThing([0.7, 0.1, 0.2, 0.3], { embedding: Float32Array.of(0, 1) }),
    makeThing([0.1, 0.6, 0.2, 0.2], { kinds: [{ kind: 'Lemon', category: 'Produce', probability: 0.95 }] }),
  ],
  texts: [makeText('Bramwell', [0.12, 0.2, 0.15, 0.05]), makeText('MARMALADE', [0.12, 0.26, 0.15, 0.04])],
})

it('joins all signals: words, looks and kinds, each thing in its place', () => {
  const { products, shelf_utilization } = nameProducts(shelf, knowledge)
  expect(products).toMatchObject([
    {
      product_name: 'Bramwell Marmalade',
      item_id: 1,
      category: 'Condiments',
      signal: 'text',
      count: 2,
      things: [0, 1],
    },
    { product_name: 'lemon', item_id: 4, signal: 'kind', count: 1, row: 2, column_start: 1, column_end: 1 },
    { product_name: messages.inventory.unknownProduct, item_id: null, signal: 'none', count: 1, things: [2] },
  ])
  expect(products[0]).toMatchObject({ row: 1, column_start: 1, column_end: 2, read_text: 'Bramwell MARMALADE' })
  expect(products[0]?.boxes).toHaveLength(2)
  expect(products[2]?.confidence).toBeLessThan(0.3)
  expect(shelf_utilization).toBeGreaterThan(0.3)
  expect(shelf_utilization).toBeLessThan(0.7)
})

it('suggests both where a word fits two items, and passes on what was read', () => {
  const texts = [makeText('Bramwell', [0.12, 0.2, 0.15, 0.05])]
  const [product] = nameProducts(makeSight({ things: [shelf.things[0]!], texts }), knowledge).products
  expect(product).toMatchObject({ item_id: null, read_text: 'Bramwell', signal: 'none' })
  expect(product?.suggestions.map(({ item_id }) => item_id).toSorted()).toEqual([1, 2])
})

it('names a code that stands on nothing, and keeps one that nobody knows', () => {
  const box = { x: 0.4, y: 0.8, width: 0.2, height: 0.1 }
  const codes = [
    { barcode: '4006381333931', format: 'EAN-13' as const, box },
    { barcode: '5000112637922', format: 'EAN-13' as const, box: { ...box, y: 0.2 } },
  ]
  const { products } = nameProducts(makeSight({ codes }), knowledge)
  expect(products.map(({ item_id, barcode, things }) => [item_id, barcode, things])).toEqual([
    [3, '4006381333931', []],
    [null, '5000112637922', []],
  ])
  expect(products[0]?.confidence).toBeGreaterThan(0.95)
})

it('prefers the item of the household to a product of the world with the same words', () => {
  const texts = [makeText('Corvina', [0.12, 0.2, 0.15, 0.05]), makeText('Penne', [0.12, 0.26, 0.15, 0.04])]
  const sight = makeSight({ things: [shelf.things[0]!], texts })
  const products = [{ product_name: 'Penne', brand: 'Corvina', category: null, barcode: null }]
  expect(nameProducts(sight, makeKnowledge({ items, products })).products[0]?.item_id).toBe(3)
  const [found] = nameProducts(sight, makeKnowledge({ products })).products
  expect(found).toMatchObject({ product_name: 'Penne', brand: 'Corvina', item_id: null, signal: 'catalogue' })
  expect(found?.confidence).toBeLessThan(0.8)
})

it('does without knowledge, and without anything to see', () => {
  expect(nameProducts(shelf, makeKnowledge()).products.every(({ item_id }) => item_id === null)).toBe(true)
  expect(nameProducts(makeSight(), knowledge)).toEqual({ products: [], shelf_utilization: 0 })
})

it('holds to its promises whatever is on the shelf', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const at = (index: number) => ((seed * 7919 + index * 104_729) % 997) / 997
    const things = Array.from({ length: seed % 9 }, (_, index) =>
      makeThing([at(index), at(index + 20), at(index + 40) / 3, at(index + 60) / 3], { score: at(index + 80) }),
    )
    const texts = things.map(({ box }, index) =>
      makeText(['Bramwell', 'Corvina', 'x', '', 'Honey 500 g'][index % 5] ?? '', [box.x, box.y, 0.05, 0.02]),
    )
    const { products, shelf_utilization } = nameProducts(makeSight({ things, texts }), knowledge)
    expect(shelf_utilization).toBeGreaterThanOrEqual(0)
    expect(shelf_utilization).toBeLessThanOrEqual(1)
    expect(products.flatMap((product) => product.things)).toHaveLength(
      new Set(products.flatMap((product) => product.things)).size,
    )
    for (const product of products) {
      expect(product.count).toBe(product.boxes.length)
      expect(product.column_end).toBeGreaterThanOrEqual(product.column_start)
      expect(product.confidence >= 0.3).toBe(product.signal !== 'none')
    }
  }
})

const jar = (degrees: number) =>
  Float32Array.of(Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180))
const bare = makeSight({ things: [makeThing([0.1, 0.1, 0.3, 0.3], { embedding: jar(0) })] })

const showCrop = (degrees: number) =>
  nameProducts(bare, makeKnowledge({ items, crops: [{ item_id: 2, embedding: jar(degrees), confirmed_at: 1 }] }))
    .products

it('names at once what was confirmed once, and suggests it where it has turned far', () => {
  expect(showCrop(30)).toMatchObject([{ item_id: 2, signal: 'crop', product_name: 'Bramwell Honey' }])
  expect(showCrop(66)).toMatchObject([{ item_id: null, signal: 'none', suggestions: [{ item_id: 2 }] }])
})

it('names by looks nothing that looks like two items', () => {
  const crops = [
    ...[30, 40].map((degrees) => ({ item_id: 2, embedding: jar(degrees), confirmed_at: degrees })),
    ...[-33, -40].map((degrees) => ({ item_id: 3, embedding: jar(degrees), confirmed_at: degrees })),
  ]
  const { products } = nameProducts(bare, makeKnowledge({ items, crops }))
  expect(products).toMatchObject([{ item_id: null, suggestions: [{ item_id: 2 }, { item_id: 3 }] }])
})

it('is less sure of the same words in a larger household', () => {
  const many = Array.from({ length: 500 }, (_, index) => makeItem(100 + index, `Thing${index}`))
  const [small, large] = [knowledge, makeKnowledge({ items: [...items, ...many] })].map(
    (known) => nameProducts(shelf, known).products.find(({ item_id }) => item_id === 1)?.confidence ?? 0,
  ) as [number, number]
  expect(large).toBeLessThan(small)
  expect(large).toBeGreaterThanOrEqual(0.5)
})

it('leaves out what has no name and nothing that speaks for a product, and of the rest all but the surest', () => {
  const doubtful = makeSight({
    things: [
      makeThing([0.1, 0.1, 0.2, 0.3], { score: 0.32 }),
      makeThing([0.4, 0.1, 0.2, 0.3], { score: 0.32 }),
      makeThing([0.7, 0.1, 0.2, 0.3], { score: 0.4 }),
    ],
    texts: [makeText('Zarquon', [0.42, 0.2, 0.15, 0.05])],
  })
  const { products } = nameProducts(doubtful, makeKnowledge({ items: [] }))
  expect(products.map(({ things }) => things)).toEqual([[1], [2]])

  const many = Array.from({ length: 25 }, (_, index) =>
    makeThing([(index % 5) / 5, Math.floor(index / 5) / 5, 0.15, 0.15], { score: 0.4 + index / 100 }),
  )
  const shown = nameProducts(makeSight({ things: many }), knowledge).products.flatMap(({ things }) => things)
  expect(shown).toEqual(Array.from({ length: 12 }, (_, index) => 13 + index))
})

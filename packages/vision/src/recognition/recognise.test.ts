import { messages } from '@larder/contract/messages'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { ImageError } from '../decode/image.ts'
import type { JobProgress } from '../jobs/jobs.ts'
import { type DrawnPackage, drawShelf, makeItem, makeKnowledge } from '../testing/products.ts'
import { nameProducts } from './naming/name.ts'
import { seeProducts } from './sight/see.ts'
import type { Sight } from './sight/sight.ts'

// The engine itself is at work here, on machines that may have other things to do.
const timeout = 120_000

const items = [
  makeItem(1, 'Bramwell Marmalade', { brand: 'Bramwell' }),
  makeItem(2, 'Corvina Penne', { brand: 'Corvina' }),
  makeItem(3, 'Halden Oat Drink', { brand: 'Halden', barcodes: ['4006381333931'] }),
  makeItem(4, 'Quillon Lentils', { brand: 'Quillon' }),
]

const marmalade = { lines: ['Bramwell', 'Marmalade'], colour: '#a33b00' }
const penne = { lines: ['Corvina', 'Penne'], colour: '#0a3d7a' }
const drink = { lines: ['Halden', 'Oat Drink'], colour: '#14532d' }

async function recognise(packages: readonly DrawnPackage[], knowledge = makeKnowledge({ items })) {
  const photo = await (await drawShelf(packages)).jpeg({ quality: 85 }).toBuffer()
  return nameProducts(await seeProducts(photo), knowledge)
}

const summary = ({ products }: Awaited<ReturnType<typeof recognise>>) =>
  products
    .map(({ product_name, count, row, column_start, column_end }) => [
      product_name,
      count,
      row,
      column_start,
      column_end,
    ])
    .toSorted()

it(
  'names what stands on two shelves, counts what is equal and says where it stands',
  async () => {
    const photo = await recognise([
      { ...marmalade, x: 60, y: 60 },
      { ...marmalade, x: 340, y: 60 },
      { ...penne, x: 620, y: 60 },
      { ...drink, x: 60, y: 460 },
      { ...penne, x: 340, y: 460, lines: ['Quillon', 'Lentils'], colour: '#7a0a3d' },
    ])
    expect(summary(photo)).toEqual([
      ['Bramwell Marmalade', 2, 1, 1, 2],
      ['Corvina Penne', 1, 1, 3, 3],
      ['Halden Oat Drink', 1, 2, 1, 1],
      ['Quillon Lentils', 1, 2, 2, 2],
    ])
    for (const product of photo.products) expect(product.confidence).toBeGreaterThan(0.7)
    expect(photo.shelf_utilization).toBeGreaterThan(0.4)
  },
  timeout,
)

it(
  'takes several codes in one photo for several products',
  async () => {
    const products = [{ barcode: '5000112637922', product_name: 'Sparkling Water', brand: null, category: 'Beverages' }]
    const photo = await recognise(
      [
        { x: 100, y: 200, colour: '#ddd', barcode: '4006381333931', width: 300 },
        { x: 500, y: 200, colour: '#ddd', barcode: '5000112637922', width: 300 },
      ],
      makeKnowledge({ items, products }),
    )
    expect(summary(photo)).toEqual([
      ['Halden Oat Drink', 1, 1, 1, 1],
      ['Sparkling Water', 1, 1, 2, 2],
    ])
    expect(photo.products.map(({ barcode }) => barcode).toSorted()).toEqual(['4006381333931', '5000112637922'])
    for (const { signal, confidence } of photo.products) expect([signal, confidence > 0.9]).toEqual(['barcode', true])
  },
  timeout,
)

it(
  'reads what stands on its side and on its head',
  async () => {
    const photo = await (await drawShelf([{ ...marmalade, x: 60, y: 60 }])).png().toBuffer()
    for (const turn of [90, 180, 270]) {
      const turned = await sharp(photo).rotate(turn).jpeg().toBuffer()
      const { products } = nameProducts(await seeProducts(turned), makeKnowledge({ items }))
      expect(products.map(({ product_name }) => product_name)).toContain('Bramwell Marmalade')
    }
  },
  timeout,
)

it(
  'tells what there is at a glance, and reads small print among many things afterwards',
  async () => {
    const words = ['Bramwell', 'Corvina', 'Halden', 'Quillon', 'Marmalade', 'Lentils', 'Penne', 'Oats', 'Zarquon']
    const packages = words.map((word, index) => ({
      x: 60 + (index % 5) * 580,
      y: 80 + Math.floor(index / 5) * 900,
      width: 300,
      height: 500,
      lines: [word],
    }))
    // Letters of 23 pixels in 3000: the glance does not see them.
    const small = packages.map((one, index) => (index === 8 ? { ...one, width: 110, height: 110 } : one))
    const shelf = await drawShelf(small, { width: 3000, height: 2000 })
    const told: JobProgress[] = []
    const sight = await seeProducts(await shelf.jpeg({ quality: 90 }).toBuffer(), (progress) => told.push(progress))
    const readIn = ({ texts }: Sight) =>
      texts.flatMap(({ text }) => text.split(' ')).filter((word) => words.includes(word))
    const glances = told.flatMap((progress) => progress.sight ?? [])
    expect(glances).toHaveLength(1)
    expect(readIn(glances[0]!)).toEqual(expect.arrayContaining(['Corvina', 'Marmalade']))
    expect(readIn(glances[0]!)).not.toContain('Zarquon')
    expect(readIn(sight)).toEqual(expect.arrayContaining(['Corvina', 'Marmalade', 'Zarquon']))
    expect(sight.things.length).toBeGreaterThanOrEqual(glances[0]!.things.length)
    expect(told.some(({ text }) => text === 'Zarquon')).toBe(true)
  },
  timeout,
)

it(
  'knows fruit by its looks, and counts it',
  async () => {
    const orange = { round: true, colour: '#f28500', width: 300, height: 300, y: 250 }
    const lemon = { round: true, colour: '#f5d211', width: 380, height: 280, y: 250 }
    const [oranges, lemons] = await Promise.all([
      recognise([
        { ...orange, x: 120 },
        { ...orange, x: 720 },
      ]),
      recognise([{ ...lemon, x: 400 }], makeKnowledge({ items: [...items, makeItem(9, 'Lemons')] })),
    ])
    expect(summary(oranges)).toEqual([['Orange', 2, 1, 1, 2]])
    expect(oranges.products[0]).toMatchObject({ category: 'Produce', item_id: null, signal: 'kind' })
    expect(summary(lemons)).toEqual([['Lemons', 1, 1, 1, 1]])
  },
  timeout,
)

/** A jar without a word on it, somewhere in a photo. */
async function see(x: number, y: number, more: Partial<DrawnPackage> = {}) {
  const jar = { colour: '#0b6e69', band: '#f4c542', width: 260, height: 360, x, y, ...more }
  return seeProducts(await (await drawShelf([jar])).jpeg({ quality: 80 }).toBuffer())
}

it(
  'knows a thing without any words after it was confirmed three times',
  async () => {
    const known = [...items, makeItem(7, 'Home Made Granola')]
    const sights = [await see(100, 100), await see(500, 250), await see(800, 300, { width: 230, height: 320 })]
    const fourth = await see(420, 120, { width: 280, height: 390 })
    const before = nameProducts(fourth, makeKnowledge({ items: known }))
    expect(before.products.map(({ item_id }) => item_id)).toEqual([null])
    const crops = sights.map(({ things }, confirmed_at) => ({
      item_id: 7,
      embedding: things[0]?.embedding ?? new Float32Array(),
      confirmed_at,
    }))
    const after = nameProducts(fourth, makeKnowledge({ items: known, crops }))
    expect(after.products).toMatchObject([{ product_name: 'Home Made Granola', item_id: 7, signal: 'crop', count: 1 }])
    expect(after.products[0]?.confidence).toBeGreaterThanOrEqual(0.7)
    const other = await see(420, 200, { round: true, colour: '#f28500', width: 300, height: 300 })
    expect(nameProducts(other, makeKnowledge({ items: known, crops })).products[0]?.item_id).toBeNull()
  },
  timeout,
)

it(
  'calls what nobody knows unknown, and passes on what it read',
  async () => {
    const { products } = await recognise([{ x: 60, y: 60, lines: ['Zarquon', 'Flakes'] }])
    expect(products).toHaveLength(1)
    const [product] = products
    expect(product).toMatchObject({ product_name: messages.inventory.unknownProduct, item_id: null, signal: 'none' })
    expect(product?.confidence).toBeLessThan(0.3)
    expect(product?.read_text).toContain('Zarquon')
  },
  timeout,
)

it(
  'sees nothing in a photo of nothing, and refuses what is none',
  async () => {
    const wall = sharp({ create: { width: 900, height: 600, channels: 3, background: '#8899aa' } })
    const photo = nameProducts(await seeProducts(await wall.jpeg().toBuffer()), makeKnowledge({ items }))
    expect(photo).toEqual({ products: [], shelf_utilization: 0 })
    await expect(seeProducts(Buffer.from('<html>'))).rejects.toBeInstanceOf(ImageError)
  },
  timeout,
)

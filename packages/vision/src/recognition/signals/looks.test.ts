import { expect, it } from 'vitest'
import { makeItem, makeKnowledge, makeText, makeThing } from '../../testing/products.ts'
import type { SeenThing } from '../sight/sight.ts'
import type { View } from '../sight/view.ts'
import { lookForBarcodes } from './barcode.ts'
import { lookForCrops } from './crops.ts'
import { lookForKinds } from './kinds.ts'

const view = (details: Partial<SeenThing> = {}, more: Partial<View> = {}): View => {
  const thing = makeThing([0, 0, 0.5, 0.5], details)
  return { box: thing.box, index: 0, thing, texts: [], codes: [], ...more }
}

/** Unit vectors at an angle to the first axis. */
const vector = (degrees: number) =>
  Float32Array.of(Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180), 0)
const crops = (item_id: number, ...degrees: number[]) =>
  degrees.map((angle) => ({ item_id, embedding: vector(angle), confirmed_at: angle }))

const items = [makeItem(1, 'Grey Jar'), makeItem(2, 'Blue Jar'), makeItem(3, 'lemons')]

it('names by one crop where nothing else looks like it, and is no surer than of a word that was read', () => {
  const lookFor = lookForCrops(makeKnowledge({ items, crops: [...crops(1, 0), ...crops(2, 90)] }))
  const [clue, ...others] = lookFor(view({ embedding: vector(4) }))
  expect(clue).toMatchObject({ signal: 'crop', candidate: { item_id: 1 } })
  expect(clue?.weight).toBeGreaterThan(5)
  expect(clue?.weight).toBeLessThan(6)
  expect(others).toEqual([])
})

it('tells looks that were confirmed once, in one photo, from those confirmed again', () => {
  const one_photo = crops(1, 0, 5).map((crop) => ({ ...crop, confirmed_at: 1 }))
  const look = (own: typeof one_photo) =>
    lookForCrops(makeKnowledge({ items, crops: own }))(view({ embedding: vector(4) }))
  expect(look(one_photo)).toMatchObject([{ isOnce: true }])
  expect(look(crops(1, 0, 5))).toMatchObject([{ isOnce: false }])
})

it('says nearly as much for two items that look as like', () => {
  const own = [...crops(1, 0, 5, 10), ...crops(2, 8)]
  const [first, second] = lookForCrops(makeKnowledge({ items, crops: own }))(view({ embedding: vector(4) }))
  expect((first?.weight ?? 0) - (second?.weight ?? 0)).toBeLessThan(0.8)
})

it('takes the nearest crop of an item, and says less the more the thing has turned', () => {
  const lookFor = lookForCrops(makeKnowledge({ items, crops: [...crops(1, 0, 90), ...crops(2, 140)] }))
  const weigh = (degrees: number) => lookFor(view({ embedding: vector(degrees) }))[0]?.weight ?? 0
  expect(weigh(-20)).toBeGreaterThan(weigh(-50))
  expect(weigh(-50)).toBeGreaterThan(weigh(-62))
  expect(weigh(-66)).toBeLessThan(2.7)
})

it('is less sure of what the finder doubts: a lamp looks like something too', () => {
  const lookFor = lookForCrops(makeKnowledge({ items, crops: crops(1, 0) }))
  const [sure, doubtful] = [0.9, 0.2].map((score) => lookFor(view({ embedding: vector(55), score }))[0]?.weight ?? 0)
  expect(sure).toBeGreaterThan(doubtful ?? 0)
})

it('hints at no more than three items', () => {
  const many = [1, 2, 3, 4, 5].map((id) => makeItem(id, `Jar ${id}`))
  const own = many.flatMap(({ item_id }) => crops(item_id, 10 * item_id))
  expect(lookForCrops(makeKnowledge({ items: many, crops: own }))(view({ embedding: vector(0) }))).toHaveLength(3)
})

it('says nothing of things that look otherwise, or were not looked at, or with another model', () => {
  const lookFor = lookForCrops(makeKnowledge({ items, crops: crops(1, 0, 5, 10) }))
  expect(lookFor(view({ embedding: vector(90) }))).toEqual([])
  expect(lookFor(view())).toEqual([])
  expect(lookFor(view({ embedding: Float32Array.of(1, 0) }))).toEqual([])
})

const lemon = { kind: 'Lemon', category: 'Produce', probability: 0.9 }
const kinds = lookForKinds(makeKnowledge({ items }))

it('calls a kind what the household calls it', () => {
  expect(kinds(view({ kinds: [lemon] }))).toMatchObject([{ signal: 'kind', candidate: { item_id: 3 } }])
  const [pear] = kinds(view({ kinds: [{ ...lemon, kind: 'Pear' }] }))
  expect(pear?.candidate).toEqual({ product_name: 'Pear', brand: null, category: 'Produce', item_id: null })
})

it('asks for clearer looks where the household has no such thing, and where print speaks against it', () => {
  const doubtful = { ...lemon, probability: 0.5 }
  expect(kinds(view({ kinds: [doubtful] }))[0]?.weight).toBeGreaterThan(2.7)
  expect(kinds(view({ kinds: [{ ...doubtful, kind: 'Pear' }] }))[0]?.weight).toBeLessThan(1)
  const texts = [makeText('Lemon Soap', [0, 0]), makeText('moisturising', [0, 0.1])]
  expect(kinds(view({ kinds: [lemon] }, { texts }))[0]?.weight).toBeLessThan(1.5)
})

it('only hints at kinds that are small in the photo, but for what is known from afar', () => {
  const box = { x: 0.1, y: 0.1, width: 0.2, height: 0.2 }
  const weigh = (kind: string) => kinds(view({ kinds: [{ ...lemon, kind }], box }, { box }))[0]?.weight ?? 0
  expect(weigh('Orange')).toBeLessThan(1.5)
  expect(weigh('Cabbage')).toBeGreaterThan(4)
  expect(weigh('Lemon')).toBeGreaterThan(4)
  expect(weigh('Lemon')).toBeLessThan(kinds(view({ kinds: [lemon] }))[0]?.weight ?? 0)
})

const weighLemon = (degrees: number) =>
  lookForKinds(makeKnowledge({ items, crops: crops(3, degrees) }))(view({ kinds: [lemon], embedding: vector(0) }))[0]
    ?.weight ?? 0

it('only hints at an item that the thing does not look like, where the household has shown it', () => {
  expect(weighLemon(20)).toBeGreaterThan(4)
  expect(weighLemon(80)).toBeLessThan(1.5)
})

const code = (barcode: string) => view({}, { codes: [{ barcode, format: 'EAN-13', box: null }] })

it('trusts codes more than all else, with and without their zeros', () => {
  const known = [makeItem(4, 'Oat Drink', { barcodes: ['0012345678905'] })]
  const products = [{ product_name: 'Water', brand: null, category: null, barcode: '4006381333931' }]
  const lookFor = lookForBarcodes(makeKnowledge({ items: known, products }))
  expect(lookFor(code('012345678905'))).toMatchObject([{ signal: 'barcode', candidate: { item_id: 4 } }])
  expect(lookFor(code('4006381333931'))[0]?.candidate.product_name).toBe('Water')
  expect(lookFor(code('5000112637922'))).toEqual([])
})

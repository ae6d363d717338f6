import { expect, it } from 'vitest'
import { makeItem, makeKnowledge, makeSight, makeThing } from '../../testing/products.ts'
import { nameProducts } from '../naming/name.ts'
import { even_chance, lookForCrops } from './crops.ts'
import { compareClutter, loadClutter, unpackClutter } from './clutter.ts'
import { embeddingToBytes } from './embedding-bytes.ts'

const [vent = Float32Array.of()] = loadClutter()

/** Something that looks as alike to the vent as this, and to no other clutter. */
function turnAway(alike: number): Float32Array {
  const turned = vent.map((_, at) => (at % 2 === 0 ? -1 : 1) * (vent[at % 2 === 0 ? at + 1 : at - 1] ?? 0))
  return vent.map((value, at) => alike * value + Math.sqrt(1 - alike ** 2) * (turned[at] ?? 0))
}

it('knows the clutter that ships, and nothing of what another model would see', () => {
  expect(compareClutter(vent)).toBeCloseTo(1)
  expect(compareClutter(turnAway(0.7))).toBeCloseTo(0.7, 1)
  expect(compareClutter(Float32Array.of(1, 0))).toBe(0)
  const embeddings = [embeddingToBytes(vent).toString('base64')]
  expect(unpackClutter({ looks_sha256: 'a', embeddings }, 'a')).toHaveLength(1)
  expect(unpackClutter({ looks_sha256: 'a', embeddings }, 'b')).toEqual([])
})

it('names no vent after a confirmed crop that it looks like', () => {
  const knowledge = makeKnowledge({
    items: [makeItem(1, 'Bread')],
    crops: [{ item_id: 1, confirmed_at: 1, embedding: turnAway(0.9) }],
  })
  const weigh = (embedding: Float32Array) => {
    const thing = makeThing([0, 0, 0.5, 0.5], { embedding, score: 0.6 })
    return lookForCrops(knowledge)({ box: thing.box, index: 0, thing, texts: [], codes: [] })[0]?.weight ?? 0
  }
  expect(weigh(turnAway(0.6))).toBeGreaterThan(even_chance + 1)
  expect(weigh(vent)).toBeLessThan(even_chance)
})

it('shows no vent among the things without a name, unless a code stands on it', () => {
  const sight = makeSight({ things: [makeThing([0.1, 0.1, 0.3, 0.3], { embedding: vent, score: 0.9 })] })
  const box = { x: 0.2, y: 0.2, width: 0.1, height: 0.1 }
  const codes = [{ barcode: '4006381333931', format: 'EAN-13' as const, box }]
  expect(nameProducts(sight, makeKnowledge({})).products).toEqual([])
  expect(nameProducts({ ...sight, codes }, makeKnowledge({})).products).toHaveLength(1)
})

import { expect, it } from 'vitest'
import { type Look, lookAt, readKinds } from './looks.ts'

const facts = {
  temperature: 1,
  threshold: 0.2,
  coarse: [
    { name: 'Apple', category: 'Produce' },
    { name: 'Milk carton', category: 'Dairy' },
  ],
  fine: [
    { name: 'Gala Apple', coarse: 0 },
    { name: 'Green Apple', coarse: 0 },
    { name: 'Milk carton', coarse: 1 },
  ],
}

it('adds up the sorts of a kind, the likeliest first', () => {
  // Gala, green, milk, none of them.
  const kinds = readKinds(Float32Array.of(2, 2, 2.5, -5), facts)
  expect(kinds.map(({ kind }) => kind)).toEqual(['Apple', 'Milk carton'])
  expect(kinds[0]?.probability).toBeCloseTo(0.548, 2)
  expect(kinds[0]?.category).toBe('Produce')
})

it('leaves out kinds that are hardly likely', () => {
  expect(readKinds(Float32Array.of(0, 0, 0, 5), facts)).toEqual([])
  expect(readKinds(Float32Array.of(8, 0, 0, 0), facts)).toHaveLength(1)
})

const product = (a?: Look, b?: Look) =>
  Array.from(a?.embedding ?? []).reduce((sum, value, at) => sum + value * (b?.embedding[at] ?? 0), 0)

it('looks at crops with the model itself: the same looks are alike, others less', async () => {
  const [width, height] = [300, 150]
  const data = new Uint8Array(3 * width * height)
  for (let at = 0; at < width * height; at++) {
    const x = at % width
    data.set(x < 200 ? [200, (at * 7) % 90, 30] : [20, 90, x % 16 < 8 ? 250 : 60], 3 * at)
  }
  const boxes = [0, 0.33, 0.67].map((x) => ({ x, y: 0.1, width: 0.3, height: 0.8 }))
  const [first, second, third] = await lookAt({ data, width, height }, boxes)
  expect(product(first, first)).toBeCloseTo(1, 2)
  expect(product(first, second)).toBeGreaterThan(product(first, third))
}, 60_000)

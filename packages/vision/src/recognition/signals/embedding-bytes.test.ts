import fc from 'fast-check'
import { expect, test } from 'vitest'
import { embeddingFromBytes, embeddingToBytes } from './embedding-bytes.ts'

const dot = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0)

function unit(values: readonly number[]): Float32Array {
  const length = Math.hypot(...values)
  return Float32Array.from(values, (value) => value / length)
}

test('what comes out is of unit length, and hardly anything else than what went in', () => {
  const values = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 2, maxLength: 400 })
  fc.assert(
    fc.property(values, (numbers) => {
      fc.pre(Math.hypot(...numbers) > 0.01)
      const embedding = unit(numbers)
      const bytes = embeddingToBytes(embedding)
      expect(bytes).toHaveLength(numbers.length)
      const back = embeddingFromBytes(bytes)
      expect(dot(back, back)).toBeCloseTo(1, 5)
      expect(dot(back, embedding)).toBeGreaterThan(0.999)
    }),
  )
})

test('how alike two are stays the same to the second digit', () => {
  const one = unit(Array.from({ length: 256 }, (_, index) => Math.sin(index)))
  const other = unit(Array.from({ length: 256 }, (_, index) => Math.sin(index * 1.01)))
  const [kept, kept_other] = [one, other].map((embedding) => embeddingFromBytes(embeddingToBytes(embedding)))
  expect(dot(kept ?? one, kept_other ?? other)).toBeCloseTo(dot(one, other), 2)
})

test('nothing stays nothing', () => {
  expect(embeddingToBytes(new Float32Array())).toHaveLength(0)
  expect([...embeddingFromBytes(embeddingToBytes(new Float32Array(3)))]).toEqual([0, 0, 0])
})

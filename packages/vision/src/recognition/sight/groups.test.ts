import { expect, it } from 'vitest'
import { makeText, makeThing } from '../../testing/products.ts'
import { type Judged, groupEqual } from './groups.ts'
import type { SeenThing } from './sight.ts'

const looks = (...values: number[]) => {
  const length = Math.hypot(...values)
  return Float32Array.from(values, (value) => value / length)
}

function judge(name: string | null, box: number[], details: Partial<SeenThing> = {}): Judged {
  const thing = makeThing(box, details)
  const candidate = name === null ? null : { product_name: name, brand: null, category: null, item_id: null }
  const verdict = { candidate, signal: 'text' as const, confidence: name === null ? 0 : 0.8, suggestions: [] }
  return { view: { box: thing.box, index: 0, thing, texts: [], codes: [] }, verdict }
}

const summary = (groups: Judged[][]) =>
  groups.map((group) => [group[0]?.verdict.candidate?.product_name ?? null, group.length])

it('puts equal names together', () => {
  const judged = [judge('Oats', [0, 0]), judge('Rice', [0.2, 0]), judge('Oats', [0.4, 0])]
  expect(summary(groupEqual(judged))).toEqual([
    ['Oats', 2],
    ['Rice', 1],
  ])
})

it('counts a thing once, however many boxes are around it', () => {
  const judged = [judge('Oats', [0, 0, 0.4, 0.4]), judge('Oats', [0.1, 0.1, 0.2, 0.2]), judge(null, [0, 0, 0.4, 0.35])]
  expect(summary(groupEqual(judged))).toEqual([['Oats', 1]])
})

it('prefers boxes that can be counted to one around all of the photo', () => {
  const frame = judge('Apple', [0, 0, 1, 1])
  expect(summary(groupEqual([frame, judge('Apple', [0.1, 0.1]), judge('Apple', [0.5, 0.1])]))).toEqual([['Apple', 2]])
  expect(summary(groupEqual([frame]))).toEqual([['Apple', 1]])
  expect(summary(groupEqual([judge(null, [0, 0, 1, 1]), judge('Pear', [0.1, 0.1])]))).toEqual([['Pear', 1]])
})

it('takes what looks like a named thing for another of these', () => {
  const judged = [
    judge('Oats', [0, 0], { embedding: looks(1, 0.1) }),
    judge(null, [0.2, 0], { embedding: looks(1, 0.2) }),
    judge(null, [0.4, 0], { embedding: looks(0, 1) }),
    judge(null, [0.5, 0.5, 0.4, 0.4], { embedding: looks(1, 0.1) }),
  ]
  expect(summary(groupEqual(judged))).toEqual([
    ['Oats', 2],
    [null, 1],
    [null, 1],
  ])
})

it('shows what has no name only where the finder was sure, equal ones together', () => {
  const embedding = looks(1, 0)
  const judged = [
    judge(null, [0, 0], { embedding }),
    judge(null, [0.2, 0], { embedding }),
    judge(null, [0.4, 0], { score: 0.2 }),
  ]
  expect(summary(groupEqual(judged))).toEqual([[null, 2]])
  expect(groupEqual([])).toEqual([])
})

it('shows what has no name where the finder is sure, or where print is large', () => {
  const doubtful = judge(null, [0, 0, 0.2, 0.2], { score: 0.2 })
  const print = (height: number): Judged => ({
    ...doubtful,
    view: { ...doubtful.view, texts: [makeText('OATS', [0, 0, 0.1, height])] },
  })
  expect(groupEqual([doubtful])).toEqual([])
  expect(groupEqual([print(0.02)])).toEqual([])
  expect(groupEqual([print(0.06)])).toHaveLength(1)
})

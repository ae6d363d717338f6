import { expect, it } from 'vitest'
import { makeText } from '../../testing/products.ts'
import { boxOfTexts, clusterTexts } from './clusters.ts'

const label = [makeText('Golden', [0.1, 0.1, 0.2, 0.05]), makeText('Oats', [0.12, 0.17, 0.15, 0.05])]
const other = makeText('Rice', [0.6, 0.1, 0.2, 0.05])

it('takes lines that stand close for one label, and those apart for two', () => {
  const groups = clusterTexts([label[0]!, other, label[1]!], 1)
  expect(groups.map((group) => group.map(({ text }) => text).toSorted())).toEqual([['Rice'], ['Golden', 'Oats']])
})

it('joins two groups by a line between them', () => {
  const far = makeText('500 g', [0.12, 0.31, 0.15, 0.05])
  const between = makeText('wholegrain', [0.1, 0.24, 0.2, 0.05])
  expect(clusterTexts([...label, far], 1)).toHaveLength(2)
  expect(clusterTexts([...label, far, between], 1)).toHaveLength(1)
})

it('has no groups without words', () => {
  expect(clusterTexts([], 1)).toEqual([])
})

it('leaves a rim around the words of a label', () => {
  const box = boxOfTexts(label, 1)
  expect(box.x).toBeCloseTo(0.075)
  expect(box.y).toBeCloseTo(0.075)
  expect(box.x + box.width).toBeCloseTo(0.325)
  expect(box.y + box.height).toBeCloseTo(0.245)
})

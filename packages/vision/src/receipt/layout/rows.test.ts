import { expect, it } from 'vitest'
import { makeBox, makePage } from '../../testing/receipts.ts'
import { dropGhosts, findSkew, frameOf, levelPage, splitAtGaps } from './geometry.ts'
import { findRows } from './rows.ts'

const text = `Whole Milk          2.99
Brown Bread         1.49
Free Range Eggs     3.20
Total               7.68`

const rowsOf = (boxes: Parameters<typeof levelPage>[0]) => findRows(levelPage(boxes)).map((row) => row.text)
const expected = ['Whole Milk 2.99', 'Brown Bread 1.49', 'Free Range Eggs 3.20', 'Total 7.68']

it('joins what stands side by side', () => {
  expect(rowsOf(makePage(text).boxes)).toEqual(expected)
})

it.each([0.1, -0.2])('takes a skew of %s out first', (angle) => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const boxes = makePage(text).boxes.map((box) => ({
    ...box,
    angle,
    x: box.x * cos - box.y * sin,
    y: box.x * sin + box.y * cos,
  }))
  expect(findSkew(boxes)).toBeCloseTo(angle)
  expect(rowsOf(boxes)).toEqual(expected)
})

const bend = (y: number) => (y - 40) / 1200

it('follows paper that curls downwards', () => {
  const boxes = makePage(text).boxes.map((box) => ({ ...box, angle: bend(box.y), y: box.y + box.x * bend(box.y) }))
  expect(rowsOf(boxes)).toEqual(expected)
})

it('puts an amount together that was found in two pieces', () => {
  expect(rowsOf([makeBox('Milk', 0, 0), makeBox('3', 20, 0), makeBox('.20', 21, 0)])).toEqual(['Milk 3.20'])
  expect(rowsOf([makeBox('Milk 3', 0, 0), makeBox('.20', 20, 0)])).toEqual(['Milk 3 .20'])
})

it('keeps what is far higher than a line apart', () => {
  const smear = { ...makeBox('I', 30, 1), height: 90 }
  expect(rowsOf([...makePage(text).boxes, smear])).toContain('Brown Bread 1.49')
})

it('cuts a strip where a column ends', () => {
  const letters = [...'Milk'].map((letter, index) => ({ letter, at: 0.02 + index * 0.05, confidence: 1 }))
  const price = [...'2.99'].map((letter, index) => ({ letter, at: 0.8 + index * 0.05, confidence: 1 }))
  const pieces = splitAtGaps({ text: 'Milk 2.99', letters: [...letters, ...price] })
  expect(pieces.map((piece) => piece.text)).toEqual(['Milk', '2.99'])
  expect(pieces[1]?.from).toBeCloseTo(0.775)
})

it('drops what shines through a clear page, but no price', () => {
  const ghost = { ...makeBox('bauA neb', 12, 1), confidence: 0.6 }
  const price = { ...makeBox('ebn 0,35', 12, 2), confidence: 0.6 }
  const boxes = [...makePage(text).boxes, ghost, price]
  expect(dropGhosts(boxes)).toEqual(boxes.filter((box) => box !== ghost))
  expect(dropGhosts([ghost])).toEqual([ghost])
})

it('frames strips in the pixels they were found in', () => {
  const box = { ...makeBox('Milk', 0, 0), x: 50, y: 20, width: 40, height: 10 }
  expect(frameOf([box])).toEqual({ left: 30, top: 15, right: 70, bottom: 25 })
})

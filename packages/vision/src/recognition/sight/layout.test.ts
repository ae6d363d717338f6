import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fillOf, placeBoxes } from './layout.ts'

const box = (x: number, y: number, width = 0.1, height = 0.2) => ({ x, y, width, height })

it('counts rows from the top and columns from the left', () => {
  const boxes = [box(0.5, 0.6), box(0.1, 0.1), box(0.3, 0.12), box(0.1, 0.61)]
  expect(placeBoxes(boxes)).toEqual([
    { row: 2, column: 2 },
    { row: 1, column: 1 },
    { row: 1, column: 2 },
    { row: 2, column: 1 },
  ])
})

it('takes a tall bottle beside a low can for one row, since both stand on the board', () => {
  const places = placeBoxes([box(0.1, 0.1, 0.1, 0.5), box(0.3, 0.5, 0.1, 0.1), box(0.5, 0.45, 0.1, 0.15)])
  expect(places.map(({ row }) => row)).toEqual([1, 1, 1])
  expect(places.map(({ column }) => column)).toEqual([1, 2, 3])
})

it('has nothing to place where nothing was seen', () => {
  expect(placeBoxes([])).toEqual([])
  expect(fillOf([])).toBe(0)
})

it('tells how full a shelf is, and counts what boxes share once', () => {
  expect(fillOf([box(0.2, 0.2)])).toBe(1)
  expect(fillOf([box(0, 0, 0.2, 0.2), box(0.6, 0, 0.2, 0.2)])).toBeCloseTo(0.5, 1)
  expect(fillOf([box(0, 0, 0.2, 0.2), box(0, 0, 0.2, 0.2), box(0.2, 0, 0.2, 0.2)])).toBe(1)
  expect(fillOf([box(0.5, 0.5, 0, 0)])).toBe(0)
})

const fraction = fc.double({ min: 0, max: 1, noNaN: true })
const anyBoxes = fc.array(fc.record({ x: fraction, y: fraction, width: fraction, height: fraction }), {
  minLength: 1,
  maxLength: 20,
})

it('gives every box a place of its own, without gaps in rows or columns', () => {
  fc.assert(
    fc.property(anyBoxes, (boxes) => {
      const places = placeBoxes(boxes)
      const rows = [...new Set(places.map(({ row }) => row))].toSorted((a, b) => a - b)
      expect(rows).toEqual(rows.map((_, index) => index + 1))
      for (const row of rows) {
        const columns = places.filter((place) => place.row === row).map(({ column }) => column)
        expect(columns.toSorted((a, b) => a - b)).toEqual(columns.map((_, index) => index + 1))
      }
    }),
    { numRuns: 50 },
  )
})

it('never tells that a shelf is more than full', () => {
  fc.assert(
    fc.property(anyBoxes, (boxes) => {
      expect(fillOf(boxes)).toBeGreaterThanOrEqual(0)
      expect(fillOf(boxes)).toBeLessThanOrEqual(1)
    }),
    { numRuns: 20 },
  )
})

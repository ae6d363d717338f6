import { expect, it } from 'vitest'
import { createSlopeField } from './slope-field.ts'

const strip = (x: number, y: number, lean: number, width = 160) => ({ x, y, width, height: 20, lean })

it('leans as the strips do', () => {
  const slopeAt = createSlopeField([strip(100, 0, 0.1), strip(100, 30, 0.1), strip(100, 60, 0.1)], 20)
  expect(slopeAt(400, 30)).toBeCloseTo(0.1)
})

it('leans more at one side where paper curls', () => {
  const rows = Array.from({ length: 12 }, (_, row) => [
    strip(100, row * 30, 0.05),
    strip(400, row * 30, 0.15, 80),
  ]).flat()
  const slopeAt = createSlopeField(rows, 20)
  expect(slopeAt(100, 150)).toBeLessThan(0.08)
  expect(slopeAt(400, 150)).toBeGreaterThan(0.1)
})

it('is not misled by what lies beside the paper', () => {
  const rows = Array.from({ length: 12 }, (_, row) => strip(100, row * 30, 0.05))
  expect(createSlopeField([...rows, strip(700, 100, 0.9)], 20)(100, 100)).toBeCloseTo(0.05)
})

it('is level where nothing was found', () => {
  expect(createSlopeField([], 20)(10, 10)).toBe(0)
})

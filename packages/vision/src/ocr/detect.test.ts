import { expect, it } from 'vitest'
import { chooseSize } from './detect.ts'

it.each([
  ['a small picture grows until its shorter side is legible', [300, 400], [736, 992]],
  ['a photo stays as it is, in multiples of 32', [1000, 1300], [992, 1312]],
  ['a long scan keeps as much as time and memory allow', [900, 3400], [640, 2464]],
  ['a large photo shrinks', [3000, 4000], [1088, 1472]],
])('%s', (_, [width = 0, height = 0], [expectedWidth, expectedHeight]) => {
  expect(chooseSize({ width, height })).toEqual({ width: expectedWidth, height: expectedHeight })
})

it('never asks for more than the detector can hold', () => {
  for (const size of [
    { width: 10, height: 5000 },
    { width: 5000, height: 10 },
    { width: 7000, height: 7000 },
  ]) {
    const { width, height } = chooseSize(size)
    expect(width * height).toBeLessThanOrEqual(2_000_000)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(32)
  }
})

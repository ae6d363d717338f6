import { expect, it } from 'vitest'
import { type Turn, cornersOf, levelStrip, scaleStrip, turnStrip } from './strip.ts'

const round = ({ x, y }: { x: number; y: number }) => [Math.round(x), Math.round(y)]

it('has its corners in reading order, also when it leans', () => {
  const level = { x: 50, y: 20, width: 40, height: 10, angle: 0 }
  expect(cornersOf(level).map(round)).toEqual([
    [30, 15],
    [70, 15],
    [70, 25],
    [30, 25],
  ])
  expect(cornersOf({ ...level, y: 30, angle: Math.PI / 2 }).map(round)[0]).toEqual([55, 10])
})

it.each<[Turn, number[]]>([
  [0, [30, 20]],
  [1, [180, 30]],
  [2, [70, 180]],
  [3, [20, 70]],
])('stays on the same ink after %s quarter turns', (turn, expected) => {
  const strip = { x: 30, y: 20, width: 20, height: 8, angle: 0 }
  expect(round(turnStrip(strip, turn, { width: 100, height: 200 }))).toEqual(expected)
})

it('is levelled by swapping its sides where it stands', () => {
  const standing = { x: 0, y: 0, width: 40, height: 10, angle: Math.PI / 2 }
  expect(levelStrip(standing)).toMatchObject({ width: 10, height: 40, angle: 0 })
  expect(levelStrip({ ...standing, angle: Math.PI + 0.1 })).toMatchObject({ width: 40, height: 10 })
  expect(levelStrip({ ...standing, angle: Math.PI + 0.1 }).angle).toBeCloseTo(0.1)
})

it('stays on the same ink in a picture of another size', () => {
  const level = { x: 30, y: 20, width: 20, height: 8, angle: 0 }
  expect(scaleStrip(level, { x: 2, y: 0.5 })).toEqual({ x: 60, y: 10, width: 40, height: 4, angle: 0 })
  const standing = scaleStrip({ ...level, angle: Math.PI / 2 }, { x: 2, y: 0.5 })
  expect([standing.width, standing.height]).toEqual([expect.closeTo(10), expect.closeTo(16)])
  expect(scaleStrip({ ...level, angle: Math.PI / 4 }, { x: 1, y: 3 }).angle).toBeCloseTo(Math.atan(3))
})

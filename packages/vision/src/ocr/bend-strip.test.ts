import { expect, it } from 'vitest'
import { cropStrip } from './crop.ts'
import { findStrips } from './regions.ts'
import type { Strip } from './strip.ts'
import { moveStrip, scaleStrip } from './strip.ts'

const [width, height] = [200, 120]

/** Whether a pixel lies on a line that rises from its ends to its middle, and leans. */
function isOnArc(at: number, rise: number, angle: number, half: number): boolean {
  const [dx, dy] = [(at % width) - 100, Math.floor(at / width) - 60]
  const [along, across] = [dx * Math.cos(angle) + dy * Math.sin(angle), dy * Math.cos(angle) - dx * Math.sin(angle)]
  return Math.abs(along) < 70 && Math.abs(across - rise * (along / 70) ** 2) < half
}

function findArc(rise: number, angle = 0): Strip | undefined {
  const data = Float32Array.from({ length: width * height }, (_, at) => (isOnArc(at, rise, angle, 5) ? 0.9 : 0))
  return findStrips({ data, width, height }, true)[0]?.bent
}

it.each([
  [20, 0],
  [-20, 0],
  [16, 0.2],
])('follows a line that rises by %s and leans by %s', (rise, angle) => {
  const bent = findArc(rise, angle)
  expect(bent?.bend).toBeCloseTo(rise / 70 ** 2, 3)
  expect(bent?.angle).toBeCloseTo(angle, 1)
  // As high as the line itself, with the margin that every strip gets; the smallest rectangle around it is a good deal higher.
  expect(bent?.height).toBeLessThan(30)
  const data = Uint8Array.from({ length: width * height }, (_, at) => (isOnArc(at, rise, angle, 2) ? 0 : 255))
  const line = cropStrip({ data, width, height }, bent!)
  const middle = [0.15, 0.3, 0.5, 0.7, 0.85].map((part) => line.data[24 * line.width + Math.round(part * line.width)]!)
  expect(Math.max(...middle)).toBeLessThan(100)
})

it('leaves straight lines straight, and says nothing of arcs where nobody asks', () => {
  expect([findArc(0), findArc(1), findArc(0, 0.3)]).toEqual([undefined, undefined, undefined])
  const data = Float32Array.from({ length: width * height }, (_, at) => (isOnArc(at, 20, 0, 5) ? 0.9 : 0))
  expect(findStrips({ data, width, height })[0]).not.toHaveProperty('bent')
})

it('stays on its arc in a picture of another size and elsewhere', () => {
  const bent = { x: 10, y: 20, width: 40, height: 8, angle: 0, bend: 0.02 }
  const strip = { x: 10, y: 20, width: 40, height: 20, angle: 0, bent }
  // Twice as far along is a quarter as bent, and twice as high twice.
  expect(scaleStrip(strip, { x: 2, y: 2 }).bent).toMatchObject({ x: 20, width: 80, bend: 0.01 })
  expect(moveStrip(strip, { x: 5, y: -5 })).toMatchObject({ x: 15, y: 15, bent: { x: 15, y: 15, bend: 0.02 } })
})

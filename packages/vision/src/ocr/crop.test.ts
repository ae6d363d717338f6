import { expect, it } from 'vitest'
import { cropStrip, line_height } from './crop.ts'

/** White paper with a black rectangle. */
function draw(width: number, height: number, isBlack: (x: number, y: number) => boolean) {
  const data = Uint8Array.from({ length: width * height }, (_, at) =>
    isBlack(at % width, Math.floor(at / width)) ? 0 : 255,
  )
  return { data, width, height }
}

const at = ({ data, width }: { data: Uint8Array; width: number }, x: number, y: number) => data[y * width + x]

it('is as high as the recogniser wants, and keeps its shape', () => {
  const image = draw(200, 100, (x) => x < 100)
  const line = cropStrip(image, { x: 100, y: 50, width: 100, height: 24, angle: 0 })
  expect(line).toMatchObject({ width: 200, height: line_height })
  expect([at(line, 20, 24), at(line, 180, 24)]).toEqual([0, 255])
})

it('follows a line that leans', () => {
  const image = draw(200, 200, (x, y) => Math.abs(y - x) < 4)
  const line = cropStrip(image, { x: 100, y: 100, width: 100, height: 20, angle: Math.PI / 4 })
  expect([20, 100, 200].map((x) => at(line, x, 24))).toEqual([0, 0, 0])
  expect(at(line, 100, 2)).toBe(255)
})

it('is never so narrow that nothing could be read, nor endless', () => {
  const image = draw(50, 50, () => false)
  expect(cropStrip(image, { x: 25, y: 25, width: 2, height: 40, angle: 0 }).width).toBe(24)
  expect(cropStrip(image, { x: 25, y: 25, width: 900, height: 4, angle: 0 }).width).toBe(2400)
})

it('takes the mean where it shrinks: a fine grid becomes grey, not black or white', () => {
  const image = draw(400, 400, (x, y) => (x + y) % 2 === 0)
  const line = cropStrip(image, { x: 200, y: 200, width: 384, height: 192, angle: 0 })
  const middle = line.data.subarray(20 * line.width, 28 * line.width)
  expect(Math.min(...middle)).toBeGreaterThan(100)
  expect(Math.max(...middle)).toBeLessThan(155)
})

it('goes on with the edge where a strip reaches over it', () => {
  const image = draw(60, 60, (x) => x < 30)
  const line = cropStrip(image, { x: 30, y: 0, width: 120, height: 48, angle: 0 })
  expect([at(line, 2, 0), at(line, 2, 47), at(line, 117, 0), at(line, 117, 47)]).toEqual([0, 0, 255, 255])
})

it('reads a strip upside down where it is told to', () => {
  const image = draw(200, 100, (x, y) => x < 100 && y < 50)
  const line = cropStrip(image, { x: 100, y: 50, width: 200, height: 96, angle: Math.PI })
  const corners = [at(line, 5, 5), at(line, 95, 5), at(line, 5, 43), at(line, 95, 43)]
  expect(corners).toEqual([255, 255, 255, 0])
})

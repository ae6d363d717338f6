import { expect, test } from 'vitest'
import { openPhoto } from '../decode/decode.ts'
import { type DrawnCode, drawPhoto } from '../testing/draw.ts'
import { rectify, sample } from './rectify.ts'
import { findRegions } from './regions.ts'
import { readWithZxing } from './zxing.ts'

const barcode = '4006381333931'
const toGrey = async (...codes: DrawnCode[]) =>
  (await openPhoto(await (await drawPhoto(codes)).png().toBuffer())).grey(1280)

/** Directions have no front and back: 170 degrees are 10 degrees away from 0. */
function degreesBetween(radians: number, degrees: number): number {
  const turn = Math.abs((radians * 180) / Math.PI - degrees) % 180
  return Math.min(turn, 180 - turn)
}

test.each([0, 20, 45, 90, 130])('finds the bars and their direction at %i degrees', async (degrees) => {
  const [region] = findRegions(await toGrey({ barcode, degrees }), 3)
  expect(degreesBetween(region?.angle ?? Number.NaN, degrees)).toBeLessThan(2)
  // 95 modules of 3 pixels; blocks at both ends may reach over.
  expect(region?.length).toBeGreaterThan(275)
  expect(region?.length).toBeLessThan(345)
  expect(region?.height).toBeGreaterThan(100)
})

test('finds as many as there are, up to as many as are wanted', async () => {
  const image = await toGrey({ barcode }, { barcode, y: 350, module: 2 })
  const regions = findRegions(image, 5)
  expect(regions.map(({ y }) => (y < 300 ? 'above' : 'below'))).toEqual(['above', 'below'])
  expect(findRegions(image, 1)).toHaveLength(1)
})

test('finds nothing on white paper, nor along a single edge', async () => {
  expect(findRegions(await toGrey(), 5)).toEqual([])
  const data = new Uint8Array(400 * 300).map((_, index) => (index % 400 < 200 ? 0 : 255))
  expect(findRegions({ data, width: 400, height: 300 }, 5)).toEqual([])
})

test('what is cut out stands upright, with white beside it', async () => {
  const image = await toGrey({ barcode, degrees: 37 })
  const [region] = findRegions(image, 1)
  if (region === undefined) throw new Error('no region')
  const upright = rectify(image, region, { scale: 2, margin: 0.1, quiet: 30 })
  expect(upright.width).toBe(Math.round(region.length * 1.2 * 2) + 60)
  expect(upright.height).toBe(Math.round(region.height * 2))
  expect(upright.data[0]).toBe(255)
  expect(await readWithZxing(upright)).toMatchObject([{ barcode, format: 'EAN-13' }])
})

test('brightness is taken between pixels, and goes on beyond the edge', () => {
  const image = { data: Uint8Array.from([0, 100, 200, 40, 140, 240]), width: 3, height: 2 }
  expect(sample(image, 0.5, 0)).toBe(50)
  expect(sample(image, 1, 0.5)).toBe(120)
  expect(sample(image, -5, 0)).toBe(0)
  expect(sample(image, 9, 9)).toBe(240)
})

import { expect, it } from 'vitest'
import { openPhoto } from '../decode/decode.ts'
import { type DrawnCode, drawPhoto } from '../testing/draw.ts'
import { findCodes } from './codes.ts'

async function find(codes: readonly DrawnCode[]) {
  const photo = await drawPhoto(codes, { width: 1000, height: 700 })
  const { grey } = await openPhoto(await photo.jpeg().toBuffer())
  return findCodes(await grey(1000))
}

it('finds several codes and says where each stands', async () => {
  const found = await find([
    { barcode: '4006381333931', x: 80, y: 80 },
    { barcode: '5000112637922', x: 560, y: 450 },
  ])
  const [first, second] = found.toSorted((a, b) => (a.box?.x ?? 0) - (b.box?.x ?? 0))
  expect([first?.barcode, second?.barcode]).toEqual(['4006381333931', '5000112637922'])
  expect(first?.box?.x).toBeLessThan(0.2)
  expect(second?.box?.x).toBeGreaterThan(0.5)
  expect(second?.box?.y).toBeGreaterThan(0.6)
})

it('counts the same code on two packages twice', async () => {
  const found = await find([
    { barcode: '4006381333931', x: 80, y: 80 },
    { barcode: '4006381333931', x: 560, y: 450 },
  ])
  expect(found.map(({ barcode }) => barcode)).toEqual(['4006381333931', '4006381333931'])
})

it('finds none where there is none', async () => {
  expect(await find([])).toEqual([])
})

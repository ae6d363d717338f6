import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type DrawnCode, drawPhoto } from '../testing/draw.ts'
import { readBarcodes } from './read.ts'

const tea = { barcode: '4006381333931', format: 'EAN-13' } as const
const read = async (codes: readonly DrawnCode[], size?: { width: number; height: number }) =>
  readBarcodes(await (await drawPhoto(codes, size)).jpeg().toBuffer())

test.each([
  [tea, tea],
  [
    { barcode: '96385074', format: 'EAN-8' },
    { barcode: '96385074', format: 'EAN-8' },
  ],
  [
    { barcode: '036000291452', format: 'UPC-A' },
    { barcode: '036000291452', format: 'UPC-A' },
  ],
  [
    { barcode: '04252614', format: 'UPC-E' },
    { barcode: '042100005264', format: 'UPC-E' },
  ],
  [
    { barcode: 'SHELF-7', format: 'Code 39' },
    { barcode: 'SHELF-7', format: 'Code 39' },
  ],
  [
    { barcode: 'Larder 4711', format: 'Code 128' },
    { barcode: 'Larder 4711', format: 'Code 128' },
  ],
] as const)('reads %j', async (drawn, expected) => {
  expect(await read([drawn])).toEqual([expected])
})

test.each([12, 37, 45, 90, 180, 250])('reads a code that is turned by %i degrees', async (degrees) => {
  expect(await read([{ ...tea, degrees }])).toEqual([tea])
})

test('reads a photo as the camera was held', async () => {
  const photo = (await drawPhoto([{ ...tea, degrees: 30 }])).jpeg().withMetadata({ orientation: 6 })
  expect(await readBarcodes(await photo.toBuffer())).toEqual([tea])
})

test('reads every code of a photo', async () => {
  const milk = { barcode: '5410363041001', format: 'EAN-13' } as const
  const found = await read([tea, { ...milk, y: 350 }])
  expect(found.toSorted((a, b) => a.barcode.localeCompare(b.barcode))).toEqual([tea, milk])
})

test('reads a code that is out of focus and has hardly any white beside it', async () => {
  const label = await drawPhoto([{ ...tea, module: 2, height: 90, quiet: false, x: 4, y: 0 }], {
    width: 198,
    height: 90,
  })
  const dark = { left: 150, right: 150, top: 100, bottom: 100, background: '#333' }
  const photo = await sharp(await label.extend(dark).png().toBuffer())
    .blur(1.3)
    .linear(0.5, 60)
    .jpeg()
    .toBuffer()
  expect(await readBarcodes(photo)).toEqual([tea])
})

test('reads nothing where there is no code', async () => {
  expect(await read([])).toEqual([])
  const stripes = '<rect width="7" height="300" x="7"/><rect width="5" height="300" x="21"/>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><defs><pattern id="p" width="30" height="300"
    patternUnits="userSpaceOnUse">${stripes}</pattern></defs><rect width="640" height="400" fill="white"/>
    <rect x="60" y="40" width="500" height="300" fill="url(#p)"/></svg>`
  expect(await readBarcodes(await sharp(Buffer.from(svg)).png().toBuffer())).toEqual([])
})

test('does not guess the half of a code that is covered', async () => {
  const photo = await (await drawPhoto([tea])).png().toBuffer()
  const covered = sharp(photo).composite([
    { input: { create: { width: 170, height: 300, channels: 3, background: 'grey' } }, left: 260, top: 60 },
  ])
  expect(await readBarcodes(await covered.jpeg().toBuffer())).toEqual([])
})

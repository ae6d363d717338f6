import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { openPhoto } from '../../decode/decode.ts'
import { drawPhoto } from '../../testing/draw.ts'
import { readEan } from './read.ts'

const barcode = '4006381333931'
const expected = [{ barcode, format: 'EAN-13' }]
/** 95 modules of 3 pixels on 315 by 120. */
const size = { width: 315, height: 120 }
const region = { x: 157, y: 60, angle: 0, length: 300, height: 110 }
const draw = () => drawPhoto([{ barcode, quiet: false, x: 15, y: 0 }], size)

async function read(picture: Sharp, where = region) {
  return readEan(await (await openPhoto(await picture.png().toBuffer())).grey(2600), where)
}

test('reads a code from the left, and one that lies upside down', async () => {
  expect(await read(await draw())).toEqual(expected)
  expect(await read((await draw()).rotate(180))).toEqual(expected)
})

test('reads what is out of focus, dim and grainy', async () => {
  const soft = await (await draw()).blur(1.7).linear(0.3, 70).png().toBuffer()
  const grain = { type: 'gaussian', mean: 128, sigma: 10 } as const
  const noise = await sharp({ create: { ...size, channels: 3, background: 'grey', noise: grain } })
    .png()
    .toBuffer()
  expect(await read(sharp(soft).composite([{ input: noise, blend: 'soft-light' }]))).toEqual(expected)
})

test('reads a label that goes round a bottle', async () => {
  const { data, info } = await (await draw()).greyscale().raw().toBuffer({ resolveWithObject: true })
  const bent = Buffer.alloc(size.width * size.height)
  for (let x = 0; x < size.width; x++) {
    // Seen from the front, what is near the sides of a cylinder is narrower.
    const angle = Math.asin(((x + 0.5) / size.width - 0.5) * 1.1)
    const from = (angle / Math.asin(0.55) / 2 + 0.5) * (size.width - 2)
    const left = Math.floor(from)
    for (let y = 0; y < size.height; y++) {
      const at = (y * size.width + left) * info.channels
      const [here, beside] = [data[at] ?? 0, data[at + info.channels] ?? 0]
      bent[y * size.width + x] = here + (beside - here) * (from - left)
    }
  }
  expect(await read(sharp(bent, { raw: { ...size, channels: 1 } }))).toEqual(expected)
})

test('needs the region only roughly', async () => {
  expect(await read(await draw(), { ...region, x: 165, length: 350 })).toEqual(expected)
  expect(await read(await draw(), { ...region, length: 280, angle: 0.03 })).toEqual(expected)
})

test('reads nothing rather than a guess', async () => {
  const covered = await (
    await draw()
  )
    .composite([{ input: { create: { width: 45, height: 120, channels: 3, background: 'grey' } }, left: 180, top: 0 }])
    .png()
    .toBuffer()
  expect(await read(sharp(covered))).toEqual([])
  const blank = sharp({ create: { ...size, channels: 3, background: 'white' } })
  expect(await read(blank)).toEqual([])
  const mush = await (await draw()).blur(6).png().toBuffer()
  expect(await read(sharp(mush))).toEqual([])
})

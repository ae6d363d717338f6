import sharp from 'sharp'
import { expect, it } from 'vitest'
import { makeThumbnail } from './thumbnail.ts'

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 20 } } })

it('is small, in one format and upright', async () => {
  const photo = await draw(1200, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { format, width, height, exif } = await sharp(await makeThumbnail(photo)).metadata()
  expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 267, height: 400, exif: undefined })
})

it('does not blow up what is small', async () => {
  const { width, height } = await sharp(await makeThumbnail(await draw(40, 30).png().toBuffer())).metadata()
  expect([width, height]).toEqual([40, 30])
})

it.each([
  ['nothing', ''],
  ['HTML', '<!doctype html><title>404</title>'],
  [
    'a drawing that can load things',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9"/></svg>',
  ],
])('refuses %s', async (_, text) => {
  await expect(makeThumbnail(Buffer.from(text))).rejects.toThrow(Error)
})

it('refuses a file that ends early, and one that claims more than fits into memory', async () => {
  const whole = await draw(600, 600).jpeg().toBuffer()
  await expect(makeThumbnail(whole.subarray(0, whole.length / 2))).rejects.toThrow(Error)
  const bomb = await draw(8000, 7000).png().toBuffer()
  await expect(makeThumbnail(bomb)).rejects.toThrow(Error)
})

import { upload } from '@larder/contract/constants'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openPhoto } from './decode.ts'
import { ImageError, recogniseFormat, scaleTo } from './image.ts'
import { resize, rotate } from './transform.ts'

/** Left half black, right half white. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: 'black' } },
      left: 0,
      top: 0,
    },
  ])

const refusal = async (bytes: Uint8Array) => {
  const error = await openPhoto(bytes).then(
    (photo) =>
      photo.grey(1280).then(
        () => undefined,
        (reason: unknown) => reason,
      ),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ImageError)
  return (error as Error).message
}

test('a file is what its first bytes say', async () => {
  expect(recogniseFormat(await halves(8, 8).jpeg().toBuffer())).toBe('jpeg')
  expect(recogniseFormat(await halves(8, 8).png().toBuffer())).toBe('png')
  expect(recogniseFormat(await halves(8, 8).gif().toBuffer())).toBeNull()
  expect(recogniseFormat(new Uint8Array())).toBeNull()
})

test.each(['jpeg', 'png'] as const)('a %s becomes grey pixels, no larger than wanted', async (format) => {
  const photo = await openPhoto(await halves(400, 200).toFormat(format).toBuffer())
  expect(photo).toMatchObject({ width: 400, height: 200 })
  const { data, width, height } = await photo.grey(100)
  expect([width, height, data.length]).toEqual([100, 50, 5000])
  expect(data[0]).toBeLessThan(10)
  expect(data[99]).toBeGreaterThan(245)
  expect((await photo.grey(1280)).width).toBe(400)
})

test('a photo stands as the camera was held', async () => {
  // 6: the camera was turned, and the top of the scene lies on the right.
  const photo = await openPhoto(await halves(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer())
  expect(photo).toMatchObject({ width: 200, height: 400 })
  const { data, width } = await photo.grey(400)
  expect(width).toBe(200)
  expect(data[0]).toBeLessThan(10)
  expect(data.at(-1)).toBeGreaterThan(245)
})

test('what can be seen through is white', async () => {
  const glass = sharp({ create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
  const { data } = await (await openPhoto(await glass.png().toBuffer())).grey(20)
  expect(data[0]).toBe(255)
})

test('whatever is no whole JPEG or PNG is refused with a sentence', async () => {
  const jpeg = await halves(400, 200).jpeg().toBuffer()
  const png = await halves(400, 200).png({ compressionLevel: 0 }).toBuffer()
  expect(await refusal(new Uint8Array())).toBe(receipt_messages.receipt.fileTypeInvalid)
  expect(await refusal(await halves(8, 8).gif().toBuffer())).toBe(receipt_messages.receipt.fileTypeInvalid)
  expect(await refusal(await halves(8, 8).webp().toBuffer())).toBe(receipt_messages.receipt.fileTypeInvalid)
  expect(await refusal(jpeg.subarray(0, 20))).toBe(scan_messages.image.broken)
  expect(await refusal(jpeg.subarray(0, jpeg.length / 2))).toBe(scan_messages.image.broken)
  expect(await refusal(png.subarray(0, png.length / 2))).toBe(scan_messages.image.broken)
  expect(await refusal(Buffer.concat([jpeg, Buffer.alloc(upload.max_bytes)]))).toBe(
    receipt_messages.receipt.fileTooLarge,
  )
})

test('a small file that claims sixty megapixels is refused before it is decoded', async () => {
  const bomb = await sharp({ create: { width: 10_000, height: 6000, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await refusal(bomb)).toBe(scan_messages.image.tooManyPixels)
})

test('a strip that is longer than any photo is refused before it is decoded', async () => {
  const strip = await sharp({ create: { width: 65_536, height: 1, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  expect(await refusal(strip)).toBe(scan_messages.image.tooManyPixels)
})

test('pictures can be turned and resized', async () => {
  const image = await (await openPhoto(await halves(400, 200).png().toBuffer())).grey(400)
  const turned = await rotate(image, 90)
  expect([turned.width, turned.height]).toEqual([200, 400])
  expect(turned.data[0]).toBeLessThan(10)
  const tilted = await rotate(image, 45)
  expect(tilted.data[0]).toBe(255)
  const small = await resize(image, 0.5)
  expect([small.width, small.height, small.data.length]).toEqual([200, 100, 20_000])
  expect(scaleTo(image, 200)).toBe(0.5)
})

test('a copy is upright, small enough and says nothing of where it was taken', async () => {
  const exif = { IFD0: { Make: 'Camera', Copyright: 'Jane Doe' } }
  const sent = await halves(400, 200).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect((await sharp(sent).metadata()).exif).toBeDefined()
  const copy = await (await openPhoto(sent)).jpeg(100)
  const { format, width, height, exif: kept, orientation } = await sharp(copy).metadata()
  expect([format, width, height, kept, orientation]).toEqual(['jpeg', 50, 100, undefined, undefined])
  const broken = (await openPhoto(sent.subarray(0, sent.length - 200))).jpeg(100)
  await expect(broken).rejects.toBeInstanceOf(ImageError)
})

import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { photo_api } from '@larder/contract/calls/photo-api'
import { upload } from '@larder/contract/constants'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import { drawPhoto } from '@larder/vision/testing/draw'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem } from '../testing/items.ts'

let larder: TestApp
let owner: Client
beforeAll(async () => {
  larder = await createTestApp()
  owner = await larder.register()
})
afterAll(() => larder.close())

async function send(bytes: Uint8Array, { name = 'photo.jpg', field = 'image' } = {}) {
  const form = new FormData()
  form.append('note', 'from the kitchen')
  form.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name)
  return owner.postForm(photo_api.scanBarcode.path, form)
}

const draw = async (...barcodes: string[]) =>
  drawPhoto(barcodes.map((barcode, index) => ({ barcode, y: 40 + 250 * index })))

test('a photo becomes a code, also where nobody knows the product', async () => {
  const answer = await send(await (await draw('4006381333931')).jpeg().toBuffer())
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({
    results: {
      success: false,
      message: expect.any(String),
      barcode: '4006381333931',
      format: 'EAN-13',
      barcodes: [{ barcode: '4006381333931', format: 'EAN-13' }],
      product_name: null,
      brand: null,
      item_weight: null,
      item_weight_unit: null,
      image_url: null,
      raw_data: null,
    },
  })
})

test('a code of the household is its own item, and all codes of the photo are told', async () => {
  await addItem(owner, { item_name: 'Green tea', barcode: '5410363041001' })
  const { body } = await send(await (await draw('5410363041001', '4006381333931')).png().toBuffer(), {
    name: 'really-a.jpg',
  })
  const { results } = photo_api.scanBarcode.response.parse(body)
  expect(results).toMatchObject({ success: true, product_name: 'Green tea', raw_data: { source: 'inventory' } })
  expect(results.barcodes?.map(({ barcode }) => barcode).toSorted()).toEqual(['4006381333931', '5410363041001'])
})

test('a photo without a code says so', async () => {
  const { status, body } = await send(await (await draw()).jpeg().toBuffer())
  expect(status).toBe(200)
  expect(body).toMatchObject({
    results: {
      success: false,
      message: 'Could not detect a valid barcode in the image. Please try again with a clearer image.',
      barcode: null,
      barcodes: [],
    },
  })
})

async function outcome(bytes: Uint8Array, options?: { field: string }) {
  const { status, message } = await send(bytes, options)
  return [status, message]
}

test('what cannot be used is refused with a sentence', async () => {
  const jpeg = await (await draw('4006381333931')).jpeg().toBuffer()
  const bomb = await (await drawPhoto([], { width: 10_000, height: 6000 })).png().toBuffer()
  expect(await outcome(new Uint8Array())).toEqual([400, receipt_messages.receipt.fileTypeInvalid])
  expect(await outcome(await (await draw()).gif().toBuffer())).toEqual([400, receipt_messages.receipt.fileTypeInvalid])
  expect(await outcome(jpeg.subarray(0, jpeg.length / 2))).toEqual([400, scan_messages.image.broken])
  expect(await outcome(bomb)).toEqual([400, scan_messages.image.tooManyPixels])
  expect(await outcome(new Uint8Array(6_000_000))).toEqual([413, receipt_messages.receipt.fileTooLarge])
  expect(await outcome(new Uint8Array(upload.max_bytes + 1))).toEqual([413, receipt_messages.receipt.fileTooLarge])
  expect(await outcome(new Uint8Array(upload.max_bytes))).toEqual([400, receipt_messages.receipt.fileTypeInvalid])
  expect(await outcome(jpeg, { field: 'picture' })).toEqual([400, receipt_messages.receipt.fileRequired])
})

test('a name that points elsewhere is never used', async () => {
  const before = await readdir(tmpdir())
  const photo = await (await draw('4006381333931')).jpeg().toBuffer()
  expect((await send(photo, { name: '../../etc/passwd.jpg' })).status).toBe(200)
  expect((await readdir(tmpdir())).filter((name) => !before.includes(name) && name.includes('passwd'))).toEqual([])
  expect(larder.log()).not.toContain('passwd')
})

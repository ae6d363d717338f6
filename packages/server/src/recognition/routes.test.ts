import { photo_api } from '@larder/contract/calls/photo-api'
import { messages } from '@larder/contract/messages'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import { type DrawnPackage, drawShelf } from '@larder/vision/testing/products'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { fillCatalogue } from '../testing/services/catalogue.ts'
import { addItem } from '../testing/items.ts'

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp()
})
afterAll(() => larder.close())

// The engine itself is at work here, on machines that may have other things to do.
const slow = { timeout: 120_000 }

async function send(client: Client, bytes: Uint8Array, { field = 'image' } = {}) {
  const form = new FormData()
  form.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'shelf.jpg')
  return client.postForm(photo_api.recognizeProduct.path, form)
}

async function recognise(client: Client, packages: readonly DrawnPackage[]) {
  const answer = await send(client, await (await drawShelf(packages)).jpeg().toBuffer())
  expect(answer.status).toBe(200)
  return photo_api.recognizeProduct.response.parse(answer.body)
}

const marmalade = { lines: ['Bramwell', 'Marmalade'], colour: '#1d4e89' }
const penne = { lines: ['Corvina', 'Penne'], colour: '#0a3d7a' }

test('a shelf becomes products with what the household has of them', slow, async () => {
  const owner = await larder.register()
  const item = { item_name: 'Bramwell Marmalade', brand: 'Bramwell', category: 'Pantry', unit_of_measure: 'pcs' }
  const { item_id } = await addItem(owner, { ...item, quantity: 1, low_stock_threshold: 2, expiry_date: '2020-01-05' })
  const { success, message, results } = await recognise(owner, [
    { ...marmalade, x: 60, y: 60 },
    { ...marmalade, x: 340, y: 60 },
    { x: 620, y: 60, lines: ['Zarquon', 'Flakes'] },
  ])
  expect([success, message]).toEqual([true, '1 product(s) identified!'])
  const [known] = results.products
  expect(results.products).toHaveLength(1)
  expect(known).toMatchObject({
    product_name: 'Bramwell Marmalade',
    brand: 'Bramwell',
    category: 'Pantry',
    quantity: { count: 2, unit: 'pcs' },
    position: { row: 1, column_start: 1, column_end: 2 },
    warehouse_data: { stock_level: 'Low', needs_restock: true },
    match: { item_id, item_name: 'Bramwell Marmalade', confidence: known?.confidence },
  })
  expect(known?.boxes).toHaveLength(2)
  expect(results.unnamed).toMatchObject([{ read_text: expect.stringMatching(/zarquon/i), suggestions: [] }])
  expect(results.unnamed?.[0]?.crop_ids).toHaveLength(1)
  expect(results.scan_metadata).toMatchObject({ total_items_counted: 2, distinct_products: 1 })
  expect(results.shelf_analysis?.recommendations.slice(0, 3)).toEqual([
    'Bramwell Marmalade expired on 1/5/2020.',
    'Restock Bramwell Marmalade: 1 pc left.',
    '1 thing could not be named. Turn its label to the camera, or name it yourself.',
  ])
})

test('several codes in one photo are several products, from whoever knows them', slow, async () => {
  const owner = await larder.register()
  const { item_id } = await addItem(owner, { item_name: 'Green tea', barcode: '4006381333931' })
  const text = `insert into product_cache (barcode, product_name, brand) values ('5000112637922', 'Sparkling Water', 'Spring')`
  await larder.database.query({ name: '', text })
  const { results } = await recognise(owner, [
    { x: 100, y: 200, colour: '#ddd', barcode: '4006381333931', width: 300 },
    { x: 500, y: 200, colour: '#ddd', barcode: '5000112637922', width: 300 },
  ])
  const sorted = results.products.toSorted((one, other) => (one.barcode ?? '').localeCompare(other.barcode ?? ''))
  expect(sorted).toMatchObject([
    { product_name: 'Green tea', barcode: '4006381333931', match: { item_id } },
    { product_name: 'Sparkling Water', brand: 'Spring', barcode: '5000112637922', match: null },
  ])
  expect(results.shelf_analysis?.recommendations).toEqual(['Not in your inventory yet: Sparkling Water.'])
})

test('what the household does not have is named by the catalogue', slow, async () => {
  await fillCatalogue(larder.database, [
    ['Penne Rigate', 'Corvina', 'Pasta, Dry Goods'],
    ['Penne', 'Barilla'],
  ])
  const { results } = await recognise(await larder.register(), [{ ...penne, x: 60, y: 60 }])
  expect(results.products).toMatchObject([
    { product_name: 'Penne Rigate', brand: 'Corvina', category: 'Dry Goods', match: null },
  ])
})

test('another household’s things name nothing here', slow, async () => {
  const [mine, theirs] = [await larder.register(), await larder.register()]
  await addItem(theirs, { item_name: 'Bramwell Marmalade', brand: 'Bramwell' })
  const { results } = await recognise(mine, [{ ...marmalade, x: 60, y: 60 }])
  expect([...results.products, ...(results.unnamed ?? [])].length).toBeGreaterThan(0)
  expect(results.products.filter(({ match }) => match !== null)).toEqual([])
  // What is printed on the package may be read in the same order.
  const told = JSON.stringify(results, (key, value: unknown) => (key === 'read_text' ? undefined : value))
  expect(told).not.toContain('Bramwell Marmalade')
})

test('a photo of nothing says so', slow, async () => {
  const wall = sharp({ create: { width: 400, height: 300, channels: 3, background: '#a0522d' } })
  const { status, body } = await send(await larder.register(), await wall.jpeg().toBuffer())
  expect(status).toBe(200)
  expect(body).toEqual({
    success: false,
    message: 'No products recognized in the image. Please try a different image or angle.',
    results: {
      products: [],
      unnamed: [],
      scan_metadata: { total_items_counted: 0, distinct_products: 0, shelf_utilization: 0 },
      shelf_analysis: { recommendations: [] },
    },
  })
})

test('what cannot be used is refused with a sentence', slow, async () => {
  const owner = await larder.register()
  const jpeg = await (await drawShelf([{ ...penne, x: 60, y: 60 }])).jpeg().toBuffer()
  const bomb = sharp({ create: { width: 10_000, height: 6000, channels: 3, background: 'white' } })
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])
  const outcome = async (bytes: Uint8Array, options?: { field: string }) => {
    const { status, message } = await send(owner, bytes, options)
    return [status, message]
  }
  expect(await outcome(new Uint8Array())).toEqual([400, receipt_messages.receipt.fileTypeInvalid])
  expect(await outcome(Buffer.from('<html></html>'))).toEqual([400, receipt_messages.receipt.fileTypeInvalid])
  expect(await outcome(await sharp(jpeg).gif().toBuffer())).toEqual([400, receipt_messages.receipt.fileTypeInvalid])
  expect(await outcome(heic)).toEqual([400, receipt_messages.receipt.fileTypeInvalid])
  expect(await outcome(jpeg.subarray(0, jpeg.length / 2))).toEqual([400, scan_messages.image.broken])
  expect(await outcome(await bomb.png().toBuffer())).toEqual([400, scan_messages.image.tooManyPixels])
  expect(await outcome(new Uint8Array(6_000_000))).toEqual([413, receipt_messages.receipt.fileTooLarge])
  expect(await outcome(jpeg, { field: 'picture' })).toEqual([400, receipt_messages.receipt.fileRequired])
  expect((await send(larder.anonymous, jpeg)).status).toBe(401)
})

test('a confirmation that comes too late is told, and one of another household’s item is not found', async () => {
  const [owner, otherUser] = [await larder.register(), await larder.register()]
  const { item_id } = await addItem(owner)
  const confirm = (client: Client, crop_ids: unknown) => client.post(`/api/inventory/${item_id}/crops`, { crop_ids })
  expect(await confirm(owner, ['never-was'])).toMatchObject({
    status: 200,
    message: 'Nothing was learned: that photo was too long ago.',
  })
  expect(await confirm(otherUser, ['never-was'])).toMatchObject({ status: 404, message: messages.inventory.notFound })
  for (const bad of [[], 'x', [1], [''], ['a b'], ['\0'], Array.from({ length: 101 }, () => 'x')])
    expect(await confirm(owner, bad)).toMatchObject({ status: 400, message: scan_messages.recognition.cropIds })
})

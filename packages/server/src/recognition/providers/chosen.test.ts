import { photo_api } from '@larder/contract/calls/photo-api'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import { drawShelf } from '@larder/vision/testing/products'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client, TestApp } from '../../testing/app.ts'
import { createTestApp } from '../../testing/app.ts'
import { addItem } from '../../testing/items.ts'
import { json } from '../../testing/services/product-service.ts'
import { type RemoteDouble, completion, startRemoteDouble } from '../../testing/services/remote-service.ts'

let double: RemoteDouble
let larder: TestApp
let owner: Client
let item_id: number
beforeAll(async () => {
  double = await startRemoteDouble()
  const recognition = { provider: 'openai', url: double.url, key: 'top-secret', model: 'sees' } as const
  larder = await createTestApp({ recognition })
  owner = await larder.register()
  item_id = (await addItem(owner, { item_name: 'Bramwell Marmalade', brand: 'Bramwell' })).item_id
})
afterAll(async () => {
  await larder.close()
  await double.close()
})

const slow = { timeout: 120_000 }
const drawJar = () => drawShelf([{ x: 60, y: 60, lines: ['Bramwell', 'Marmalade'], colour: '#1d4e89' }])

async function send(bytes: Uint8Array) {
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'shelf.jpg')
  return owner.postForm(photo_api.recognizeProduct.path, form)
}

const product = {
  product_name: 'Orange jam',
  brand: null,
  category: null,
  inventory_name: 'Bramwell Marmalade',
  read_text: null,
  confidence: 0.8,
  count: 3,
  row: 1,
  column_start: 1,
  column_end: 3,
  box: { x: 0.1, y: 0.1, width: 0.2, height: 0.3 },
}
const shelf = completion(JSON.stringify({ products: [product] }))

test('a chosen service recognises, from a photo that says nothing of who took it', slow, async () => {
  double.answer(shelf)
  const photo = (await drawJar()).withExif({ IFD0: { Copyright: 'Jane Doe' } }).withMetadata({ orientation: 6 })
  const { status, body } = await send(await photo.jpeg().toBuffer())
  const { success, message, results } = photo_api.recognizeProduct.response.parse(body)
  expect([status, success, message]).toEqual([200, true, scan_messages.recognition.identified(1)])
  expect([results.provider, results.message]).toEqual(['openai', undefined])
  expect(results.products).toMatchObject([
    {
      product_name: 'Bramwell Marmalade',
      quantity: { count: 3, unit: 'pcs' },
      match: { item_id, confidence: 0.8 },
      warehouse_data: { stock_level: 'In Stock', needs_restock: false },
      box: product.box,
      crop_ids: [],
    },
  ])
  const asked = JSON.stringify(double.asked[0]?.body)
  expect(asked).toContain('Bramwell Marmalade')
  const [, base64 = ''] = /base64,([^"]+)"/.exec(asked) ?? []
  const { format, exif: kept, orientation } = await sharp(Buffer.from(base64, 'base64')).metadata()
  expect([format, kept, orientation]).toEqual(['jpeg', undefined, undefined])
})

test('what the service is not sure of goes through the same review: it has no name yet', slow, async () => {
  const doubtful = { ...product, product_name: 'Jar', inventory_name: null, confidence: 0.2, read_text: 'MARM' }
  double.answer(completion(JSON.stringify({ products: [product, doubtful] })))
  const { body } = await send(await (await drawJar()).jpeg().toBuffer())
  const { message, results } = photo_api.recognizeProduct.response.parse(body)
  expect(message).toBe('1 product(s) identified!')
  expect(results.products).toHaveLength(1)
  expect(results.unnamed).toMatchObject([{ read_text: 'MARM', suggestions: [{ product_name: 'Jar' }], crop_ids: [] }])
})

test(
  'where the service fails, this machine looks and says so, and leaves the service alone for a while',
  slow,
  async () => {
    double.answer(json(429, { error: { message: 'Rate limit of top-secret reached' } }, { 'retry-after': '60' }))
    const jar = await (await drawJar()).jpeg().toBuffer()
    for (const questions of [1, 1]) {
      const { results } = photo_api.recognizeProduct.response.parse((await send(jar)).body)
      expect(results).toMatchObject({
        provider: 'local',
        message: 'The recognition service did not answer, so Larder looked at the photo itself.',
        products: [{ product_name: 'Bramwell Marmalade', match: { item_id } }],
      })
      expect(double.asked).toHaveLength(questions)
    }
    expect(larder.log()).toContain('the service wants to be left alone')
    expect(larder.log()).not.toMatch(/top-secret|Bramwell/)
  },
)

test('what is no photo goes nowhere', slow, async () => {
  await larder.database.query({ name: '', text: 'delete from rate_limit' })
  double.answer(shelf)
  const jpeg = await (await drawJar()).jpeg().toBuffer()
  expect(await send(jpeg.subarray(0, jpeg.length / 2))).toMatchObject({
    status: 400,
    message: scan_messages.image.broken,
  })
  expect((await send(Buffer.from('<html></html>'))).status).toBe(400)
  expect(double.asked).toEqual([])
})

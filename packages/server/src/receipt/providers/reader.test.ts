import { api } from '@larder/contract/calls/api'
import { photo_api } from '@larder/contract/calls/photo-api'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import { drawReceipt } from '@larder/vision/testing/receipts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client, TestApp } from '../../testing/app.ts'
import { createTestApp } from '../../testing/app.ts'
import { json } from '../../testing/services/product-service.ts'
import { type RemoteDouble, completion, startRemoteDouble } from '../../testing/services/remote-service.ts'

let double: RemoteDouble
let larder: TestApp
let owner: Client
beforeAll(async () => {
  double = await startRemoteDouble()
  const receipt = { provider: 'openai', url: double.url, key: 'top-secret', model: 'sees' } as const
  larder = await createTestApp({ receipt })
  owner = await larder.register()
})
afterAll(async () => {
  await larder.close()
  await double.close()
})

async function send(bytes: Uint8Array, headers?: Record<string, string>) {
  const form = new FormData()
  form.append('is_receipt', 'true')
  form.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'receipt.jpg')
  return owner.postForm(photo_api.processReceipt.path, form, headers)
}

const text = `CORNER SHOP
07/21/2018 12:56 PM
2 Whole Milk         5.98
Brown Bread          2.49
Total               $8.47`

const line = { product_name: 'Oat Milk', quantity: 2, unit: null, price: 5 }
const receipt = {
  merchant: 'Elsewhere',
  transaction_date: '2020-02-02',
  currency: 'EUR',
  subtotal: null,
  total: 5,
  items: [line],
}

test('a chosen service reads, from a photo that says nothing of who took it', { timeout: 60_000 }, async () => {
  double.answer(completion(JSON.stringify(receipt)))
  const photo = await drawReceipt(text)
  const exif = { IFD0: { Copyright: 'Jane Doe' } }
  const { status, body } = await send(await photo.withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer())
  const { success, message, results } = photo_api.processReceipt.response.parse(body)
  expect([status, success, message]).toEqual([200, true, receipt_messages.receipt.extracted(1)])
  expect(results).toMatchObject({ provider: 'openai', merchant: 'Elsewhere', total: 5, balanced: true })
  expect(results.message).toBeUndefined()
  expect(results.detected_fields.items).toMatchObject([
    {
      product_name: 'Oat Milk',
      quantity: 2,
      unit: 'pcs',
      price: 5,
      purchase_date: '2020-02-02',
      box: null,
      match: null,
    },
  ])
  const [, base64 = ''] = /base64,([^"]+)"/.exec(JSON.stringify(double.asked[0]?.body)) ?? []
  const { format, exif: kept, orientation } = await sharp(Buffer.from(base64, 'base64')).metadata()
  expect([format, kept, orientation]).toEqual(['jpeg', undefined, undefined])
})

test(
  'who wants to know how far it is hears that it is read elsewhere, without lines',
  { timeout: 60_000 },
  async () => {
    double.answer(completion(JSON.stringify(receipt)))
    const photo = await (await drawReceipt(text)).jpeg().toBuffer()
    const answer = await send(photo, { accept: 'application/x-ndjson' })
    const [finding, reading, last] = answer.text.split('\n').map((said) => said && JSON.parse(said))
    expect([finding, reading, last.status]).toEqual([{ stage: 'finding' }, { stage: 'reading' }, 200])
  },
)

test('where the service fails, this machine reads and says so', { timeout: 120_000 }, async () => {
  double.answer(json(401, { error: { message: 'Incorrect API key provided: top-secret' } }))
  const { status, body } = await send(await (await drawReceipt(text)).jpeg().toBuffer())
  const { success, message, results } = photo_api.processReceipt.response.parse(body)
  expect([status, success, message]).toEqual([200, true, receipt_messages.receipt.extracted(2)])
  expect(results).toMatchObject({
    provider: 'local',
    message: receipt_messages.receipt.readHere,
    merchant: 'CORNER SHOP',
  })
  expect(results.detected_fields.items.map(({ box }) => box)).not.toContain(null)
  expect(larder.log()).toContain('the service answered 401')
  expect(larder.log()).not.toMatch(/top-secret|CORNER|Oat Milk/)
})

test('what is no photo goes nowhere', { timeout: 60_000 }, async () => {
  double.answer(completion(JSON.stringify(receipt)))
  const jpeg = await (await drawReceipt(text)).jpeg().toBuffer()
  const answer = await send(jpeg.subarray(0, jpeg.length / 2))
  expect([answer.status, answer.message]).toEqual([400, scan_messages.image.broken])
  expect((await send(Buffer.from('<html></html>'))).status).toBe(400)
  expect(double.asked).toEqual([])
})

/** How long the service is left alone; after that it is not. */
async function endPause(): Promise<number | undefined> {
  const seconds = 'round(extract(epoch from window_ends_at - now()))::integer as seconds'
  const statement = {
    name: 'end_test_pause',
    text: `delete from rate_limit where rate_limit_key like 'receipt_pause%' returning ${seconds}`,
  }
  return (await larder.database.query<{ seconds: number }>(statement))[0]?.seconds
}

test('a service that nobody answers for is left alone for a minute, and it is said all the same', async () => {
  await endPause()
  double.answer((request) => request.socket.destroy())
  const wall = sharp({ create: { width: 400, height: 300, channels: 3, background: '#a0522d' } })
  const photo = await wall.jpeg().toBuffer()
  const heard = async () => photo_api.processReceipt.response.parse((await send(photo)).body)
  const said = {
    success: false,
    message: receipt_messages.receipt.noItems,
    results: { provider: 'local', message: receipt_messages.receipt.readHere, detected_fields: { items: [] } },
  }
  expect(await heard()).toMatchObject(said)
  const tries = double.asked.length
  expect(await heard()).toMatchObject(said)
  expect(double.asked).toHaveLength(tries)
  expect(await endPause()).toBeGreaterThan(30)
}, 60_000)

test('whoever is signed in learns where their photos go', async () => {
  const { photos_sent_to } = await owner.call(api.getProfile, {})
  expect(photos_sent_to).toEqual({ receipt: new URL(double.url).host })
})

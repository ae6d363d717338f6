import { photo_api } from '@larder/contract/calls/photo-api'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import { makeThumbnail } from '@larder/vision/decode/thumbnail'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import type { ServiceDouble } from '../testing/services/product-service.ts'
import { found, hang, raw, startServiceDouble } from '../testing/services/product-service.ts'

let service: ServiceDouble
let test: TestApp
let client: Client

const code = '4006381333931'
// A PNG of one point.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

beforeAll(async () => {
  service = await startServiceDouble()
  test = await createTestApp({ openFoodFacts: { url: service.url, contact: 'us' } })
  client = await test.register()
})
afterAll(async () => {
  await test.close()
  await service.close()
})

let pictures = 0
/** The address under which a picture is shown that the service keeps under its own. */
async function show(image: string | undefined): Promise<string | null> {
  pictures += 1
  const path = image ?? `/picture-${pictures}.png`
  service.on(code, found({ product_name: 'Oats', image_front_url: new URL(path, service.url).href }))
  await test.database.query({ name: '', text: 'delete from product_cache' })
  return (await client.call(photo_api.lookupBarcode, { body: { barcode: code } })).image_url
}

const countOf = (path: string) => service.asked.filter((asked) => asked === path).length

it('is served by us, drawn anew, to an <img> without a token, and fetched once', async () => {
  service.on('/one.png', raw(200, 'image/png', png))
  const url = await show('/one.png')
  expect(url).toMatch(/^\/api\/barcode-images\/[\w-]{22}$/)
  const answers = await Promise.all([1, 2, 3].map(() => test.anonymous.get(url ?? '')))
  for (const { status, headers } of [...answers, await test.anonymous.get(url ?? '')]) {
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('image/webp')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-length']).toBe(String((await makeThumbnail(png)).length))
  }
  expect(countOf('/one.png')).toBe(1)
  expect(await show('/one.png')).toBe(url)
})

it('can be an item’s own, and stays when the service forgets it', async () => {
  service.on('/kept.png', raw(200, 'image/png', png))
  const url = (await show('/kept.png')) ?? ''
  await test.anonymous.get(url)
  service.on('/kept.png', raw(404, 'text/html', 'gone'))
  const answer = await client.post('/api/inventory', {
    item_name: 'Oats',
    category: 'Grains',
    quantity: 1,
    unit_of_measure: 'pcs',
    image_url: url,
  })
  expect(answer).toMatchObject({ status: 201, body: { item: { image_url: url } } })
  expect((await test.anonymous.get(url)).status).toBe(200)
})

it.each([
  ['HTML', raw(200, 'image/png', '<html>')],
  ['a drawing with scripts', raw(200, 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['nothing', raw(404, 'text/html', '')],
  ['a redirect into the house', raw(302, 'text/html', '', { location: 'http://127.0.0.1:1/secret.png' })],
  ['more than 5 MB', raw(200, 'image/png', Buffer.alloc(5_100_000))],
  ['silence', hang],
])('is not found where the service answers %s, and not asked for again at once', async (_, behaviour) => {
  const path = `/bad-${pictures}.png`
  service.on(path, behaviour)
  const url = (await show(path)) ?? ''
  for (let i = 0; i < 2; i++) {
    const { status, body, headers } = await test.anonymous.get(url)
    expect([status, body]).toEqual([404, { message: scan_messages.barcode.pictureNotFound }])
    expect(headers['cache-control']).toBe('no-store')
  }
  expect(countOf(path)).toBe(1)
})

it.each(['http://127.0.0.1:9/x.png', 'https://example.org/x.png', 'file:///etc/passwd', 'javascript:alert(1)', 'x'])(
  'from %s is none',
  async (image) => {
    service.on(code, found({ product_name: 'Oats', image_front_url: image }))
    await test.database.query({ name: '', text: 'delete from product_cache' })
    expect((await client.call(photo_api.lookupBarcode, { body: { barcode: code } })).image_url).toBeNull()
  },
)

it('of an item of the household is none where somebody wrote a foreign address into it', async () => {
  const barcode = '4012345678901'
  const item = { item_name: 'Oats', category: 'Grains', quantity: 1, unit_of_measure: 'pcs', barcode }
  const image_url = 'https://elsewhere.example/pixel.png'
  expect((await client.post('/api/inventory', { ...item, image_url })).status).toBe(201)
  const answer = await client.call(photo_api.lookupBarcode, { body: { barcode } })
  expect(answer).toMatchObject({ success: true, product_name: 'Oats', image_url: null })
})

it.each(['x', 'x'.repeat(22), '..%2F..%2Fetc', "'--", '%00', 'x'.repeat(5000)])('has no address %s', async (token) => {
  expect((await test.anonymous.get(`/api/barcode-images/${token}`)).status).toBe(404)
})

it('logs no address of ours or theirs', () => {
  expect(test.log()).not.toContain('.png')
})

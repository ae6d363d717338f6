import { afterAll, beforeAll, expect, test } from 'vitest'
import { drip, hang, json, raw } from '../../testing/services/product-service.ts'
import { type RemoteDouble, accepted, operation, startRemoteDouble } from '../../testing/services/remote-service.ts'
import { createAzureProvider } from './azure.ts'
import { ServiceError } from '../../remote/exchange.ts'

let double: RemoteDouble
beforeAll(async () => {
  double = await startRemoteDouble()
})
afterAll(() => double.close())

const limits = { total_ms: 5000, max_bytes: 100_000, attempts: 3, pause_ms: 5 }
const photo = new Uint8Array([1, 2, 3])
const read = (changed: Partial<typeof limits> = {}, signal = new AbortController().signal) =>
  createAzureProvider({ url: `${double.url}/`, key: 'secret', model: undefined }, { ...limits, ...changed }).read(
    photo,
    signal,
  )
const result = '/documentintelligence/documentModels/prebuilt-receipt/analyzeResults/7?api-version=2024-11-30'
const taken = (headers?: Record<string, string>) => accepted(`${double.url}${result}`, headers)

const text = (valueString: string, confidence = 0.98) => ({ type: 'string', valueString, confidence })
const money = (amount: number, confidence = 0.97) => ({
  type: 'currency',
  valueCurrency: { currencySymbol: '$', amount, currencyCode: 'USD' },
  confidence,
})
const item = (valueObject: object) => ({ type: 'object', valueObject, confidence: 0.9 })
const receipt = {
  MerchantName: text('Corner Shop'),
  TransactionDate: { type: 'date', valueDate: '2018-07-21', confidence: 0.99 },
  Subtotal: money(10.46),
  Total: money(11.2),
  Items: {
    type: 'array',
    valueArray: [
      item({
        Description: text('Milk'),
        Quantity: { valueNumber: 2 },
        Price: money(2.99),
        TotalPrice: money(5.98, 0.7),
      }),
      item({
        Description: text('Pears'),
        Quantity: { valueNumber: 0.5 },
        QuantityUnit: text('kg'),
        Price: money(3.98),
      }),
      item({ Description: text('Bread'), TotalPrice: money(2.49) }),
      item({ Description: text('Coupon'), TotalPrice: money(-1) }),
      item({ TotalPrice: money(3) }),
    ],
  },
}

test('a photo is sent, asked after until it is read, and becomes facts', async () => {
  double.answer(
    taken({ 'retry-after': '1' }),
    operation('notStarted'),
    operation('running'),
    operation('succeeded', receipt),
  )
  const begin = Date.now()
  const { items, ...facts } = await read()
  expect(Date.now() - begin).toBeGreaterThanOrEqual(990)
  expect(facts).toEqual({
    merchant: 'Corner Shop',
    transaction_date: '2018-07-21',
    total: 11.2,
    currency: 'USD',
    balanced: true,
  })
  expect(items).toEqual([
    { product_name: 'Milk', quantity: 2, unit: 'pcs', price: 5.98, confidence: 0.7, box: null },
    { product_name: 'Pears', quantity: 0.5, unit: 'kg', price: 1.99, confidence: 0.98, box: null },
    { product_name: 'Bread', quantity: 1, unit: 'pcs', price: 2.49, confidence: 0.97, box: null },
  ])
  const [sent, ...polls] = double.asked
  expect([sent?.method, sent?.url, sent?.body]).toEqual([
    'POST',
    '/documentintelligence/documentModels/prebuilt-receipt:analyze?api-version=2024-11-30',
    { base64Source: 'AQID' },
  ])
  expect(polls.map(({ method, url }) => [method, url])).toEqual([1, 2, 3].map(() => ['GET', result]))
  for (const { headers } of double.asked) expect(headers['ocp-apim-subscription-key']).toBe('secret')
})

test('a photo without a receipt has nothing in it', async () => {
  double.answer(taken(), operation('succeeded'))
  expect(await read()).toMatchObject({ merchant: null, total: null, balanced: false, items: [] })
  double.answer(
    taken(),
    operation('succeeded', { MerchantName: 7, Total: { valueCurrency: 'x' }, Items: { valueArray: [1] } }),
  )
  expect(await read()).toMatchObject({ merchant: null, total: null, items: [] })
})

test('a service that is busy is asked again when it wants to be', async () => {
  double.answer(json(429, {}, { 'retry-after': '1' }), taken(), json(503, {}), operation('succeeded', receipt))
  const begin = Date.now()
  expect((await read()).items).toHaveLength(3)
  expect(Date.now() - begin).toBeGreaterThanOrEqual(990)
  expect(double.asked).toHaveLength(4)
})

const refused = { code: '401', message: 'Access denied due to invalid subscription key' }
test.each([
  ['a wrong key', () => [json(401, { error: refused })], 'the service answered 401', 1],
  ['always busy', () => [json(503, {})], 'the service answered 503', 3],
  ['busy for an hour', () => [json(429, {}, { 'retry-after': '3600' })], /left alone for too long/, 1],
  ['a failed analysis', () => [taken(), operation('failed')], 'the service says failed', 2],
  ['no JSON', () => [taken(), raw(200, 'text/html', '<p>secret</p>')], /something else/, 2],
  ['an unknown state', () => [taken(), operation('dreaming')], /something else/, 2],
  ['no result', () => [raw(202, 'text/plain', '')], /names no result/, 1],
  ['a result elsewhere', () => [accepted('http://localhost:1/result')], /result elsewhere/, 1],
  ['a redirect', () => [raw(307, 'text/plain', '', { location: 'http://localhost:1/' })], /sends us elsewhere/, 1],
  ['a redirect later', () => [taken(), raw(302, 'text/plain', '', { location: '/here' })], /sends us elsewhere/, 2],
  ['endless words', () => [raw(200, 'text/plain', 'x'.repeat(200_000))], /larger than 100000 bytes/, 1],
])('%s is a failure that is told without a key', async (_, behaviours, message, questions) => {
  double.answer(...behaviours())
  const error = await read().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ServiceError)
  expect((error as Error).message).toMatch(message)
  expect((error as Error).message).not.toContain('secret')
  expect(double.asked).toHaveLength(questions)
})

test.each([
  ['says nothing', () => [hang]],
  ['drips', () => [drip]],
  ['never gets done', () => [taken(), operation('running')]],
])('one that %s has so long and no longer', async (_, behaviours) => {
  double.answer(...behaviours())
  await expect(read({ total_ms: 300 })).rejects.toThrow(/took longer than 300 ms|left alone for too long/)
})

const reason = async (url: string, key: string) =>
  createAzureProvider({ url, key, model: undefined }, limits)
    .read(photo, new AbortController().signal)
    .catch((error: Error) => error.message)

test('one that is not there, or a key that cannot be sent, is told without the key', async () => {
  const closed = await startRemoteDouble()
  await closed.close()
  expect(await reason(closed.url, 'secret')).toBe('the service could not be reached: ECONNREFUSED')
  expect(await reason(double.url, 'sec\nret')).toBe('the service could not be reached')
})

test('nothing more is asked for whoever has gone', async () => {
  double.answer(hang)
  const gone = new AbortController()
  const reading = read({}, gone.signal)
  gone.abort(new Error('gone'))
  await expect(reading).rejects.toThrow('gone')
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { hang, json, raw } from '../../testing/services/product-service.ts'
import { type RemoteDouble, completion, startRemoteDouble } from '../../testing/services/remote-service.ts'
import { createOpenaiProvider } from './openai.ts'
import { ServiceError } from '../../remote/exchange.ts'

let double: RemoteDouble
beforeAll(async () => {
  double = await startRemoteDouble()
})
afterAll(() => double.close())

const limits = { total_ms: 3000, max_bytes: 100_000, attempts: 3, pause_ms: 5 }
const { signal } = new AbortController()
const read = ({ key = 'secret' as string | null, total_ms = 3000 } = {}) =>
  createOpenaiProvider({ url: `${double.url}/v1`, key: key ?? undefined, model: 'sees' }, { ...limits, total_ms }).read(
    new Uint8Array([1, 2, 3]),
    signal,
  )

const line = (
  product_name: string,
  price: number | null,
  quantity: number | null = null,
  unit: string | null = null,
) => ({
  product_name,
  quantity,
  unit,
  price,
})
const receipt = {
  merchant: 'Corner Shop',
  transaction_date: '2018-07-21',
  currency: 'eur',
  subtotal: null,
  total: 8.47,
  items: [line('Milk', 5.98, 2), line('Pears', 2.49, 0.436, 'KG')],
}

test('a photo is sent with the schema of the answer, which becomes facts', async () => {
  double.answer(completion(JSON.stringify(receipt)))
  const common = { confidence: 0.9, box: null }
  expect(await read()).toEqual({
    merchant: 'Corner Shop',
    transaction_date: '2018-07-21',
    total: 8.47,
    currency: 'EUR',
    balanced: true,
    items: [
      { ...common, product_name: 'Milk', quantity: 2, unit: 'pcs', price: 5.98 },
      { ...common, product_name: 'Pears', quantity: 0.436, unit: 'kg', price: 2.49 },
    ],
  })
  const [question] = double.asked
  expect([question?.method, question?.url]).toEqual(['POST', '/v1/chat/completions'])
  expect(question?.headers.authorization).toBe('Bearer secret')
  expect(question?.body).toMatchObject({
    model: 'sees',
    temperature: 0,
    messages: [
      {
        role: 'user',
        content: [{ type: 'text' }, { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,AQID' } }],
      },
    ],
    response_format: {
      type: 'json_schema',
      json_schema: {
        name: 'receipt',
        strict: true,
        schema: {
          type: 'object',
          additionalProperties: false,
          required: ['merchant', 'transaction_date', 'currency', 'subtotal', 'total', 'items'],
        },
      },
    },
  })
})

test('a server that wants the address itself gets it, and a key only where there is one', async () => {
  double.answer(json(400, { error: { message: 'image_url must be a string' } }), completion(JSON.stringify(receipt)))
  expect((await read({ key: null })).items).toHaveLength(2)
  expect(double.asked.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined])
  expect(double.asked[1]?.body).toMatchObject({
    messages: [{ content: [{}, { image_url: 'data:image/jpeg;base64,AQID' }] }],
  })
})

test('fences are taken off', async () => {
  double.answer(completion(`Here you are:\n\`\`\`json\n${JSON.stringify(receipt)}\n\`\`\`\n`))
  expect((await read()).merchant).toBe('Corner Shop')
})

test('lines that do not add up are to be checked', async () => {
  double.answer(completion(JSON.stringify({ ...receipt, total: 9 })))
  const { balanced, items } = await read()
  expect([balanced, items[0]?.confidence]).toEqual([false, 0.6])
})

test('a service that is busy is asked again', async () => {
  double.answer(json(429, {}, { 'retry-after': '1' }), json(503, {}), completion(JSON.stringify(receipt)))
  expect((await read()).items).toHaveLength(2)
  expect(double.asked).toHaveLength(3)
})

test.each([
  [
    'a wrong key',
    [json(401, { error: { message: 'Incorrect API key provided: secret' } })],
    'the service answered 401',
    1,
  ],
  ['400 both ways', [json(400, {})], 'the service answered 400', 2],
  ['always busy', [json(503, {})], 'the service answered 503', 3],
  ['prose', [completion('I see milk for secret Jane.')], /something else than a receipt/, 1],
  ['a refusal', [completion(null)], /something else than a receipt/, 1],
  ['another shape', [completion('{"items": [{"name": "Milk"}]}')], /something else than a receipt/, 1],
  ['words for numbers', [completion(JSON.stringify({ ...receipt, total: '8.47' }))], /something else/, 1],
  ['no JSON', [raw(200, 'text/html', '<p>secret</p>')], /something else than a receipt/, 1],
  ['a redirect', [raw(308, 'text/plain', '', { location: 'http://localhost:1/' })], /sends us elsewhere/, 1],
  ['endless words', [raw(200, 'text/plain', 'x'.repeat(200_000))], /larger than 100000 bytes/, 1],
] as const)('%s is a failure that is told without a key', async (_, behaviours, message, questions) => {
  double.answer(...behaviours)
  const error = await read().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ServiceError)
  expect((error as Error).message).toMatch(message)
  expect((error as Error).message).not.toMatch(/secret|Jane/)
  expect(double.asked).toHaveLength(questions)
})

test('one that says nothing has so long and no longer', async () => {
  double.answer(hang)
  await expect(read({ total_ms: 300 })).rejects.toThrow('the service took longer than 300 ms')
})

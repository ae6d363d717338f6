import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { ServiceError } from '../../remote/exchange.ts'
import { hang, json, raw } from '../../testing/services/product-service.ts'
import { stockedItem } from '../../testing/services/products.ts'
import { type RemoteDouble, completion, startRemoteDouble } from '../../testing/services/remote-service.ts'
import { createOpenaiProvider, listNames } from './openai.ts'

let double: RemoteDouble
beforeAll(async () => {
  double = await startRemoteDouble()
})
afterAll(() => double.close())

const limits = { total_ms: 3000, max_bytes: 100_000, attempts: 3, pause_ms: 5 }
const items = [stockedItem(), stockedItem({ item_id: 2, item_name: 'Jam "Extra"' })]
const recognise = ({ total_ms = 3000, household = items } = {}) =>
  createOpenaiProvider({ url: `${double.url}/v1`, key: 'secret', model: 'sees' }, { ...limits, total_ms }).recognise(
    new Uint8Array([1, 2, 3]),
    { items: [JSON.stringify(household)], names: [] },
    new AbortController().signal,
  )

const product = {
  product_name: 'Carton',
  brand: null,
  category: null,
  inventory_name: 'Whole Milk',
  read_text: 'MILK',
  confidence: 0.8,
  count: 2,
  row: 1,
  column_start: 1,
  column_end: 2,
  box: null,
}
const shelf = JSON.stringify({ products: [product] })
const textOf = (body: unknown) => (body as { messages: [{ content: [{ text: string }] }] }).messages[0].content[0].text

test('the household’s names go along, and its item comes back', async () => {
  double.answer(completion(shelf))
  const { products, shelf_utilization, things } = await recognise()
  expect(products).toMatchObject([{ product_name: 'Whole Milk', item_id: 1, count: 2, confidence: 0.8, things: [] }])
  expect([shelf_utilization, things]).toEqual([null, []])
  const [question] = double.asked
  expect([question?.method, question?.url]).toEqual(['POST', '/v1/chat/completions'])
  expect(question?.headers.authorization).toBe('Bearer secret')
  expect(textOf(question?.body)).toContain(String.raw`["Jam \"Extra\"","Whole Milk"]`)
  expect(question?.body).toMatchObject({
    model: 'sees',
    temperature: 0,
    messages: [{ content: [{ type: 'text' }, { image_url: { url: 'data:image/jpeg;base64,AQID' } }] }],
    response_format: {
      json_schema: {
        name: 'shelf',
        strict: true,
        schema: {
          additionalProperties: false,
          required: ['products'],
          properties: { products: { items: { additionalProperties: false, required: Object.keys(product) } } },
        },
      },
    },
  })
})

test('an empty household has no names to tell, and an empty shelf no products', async () => {
  double.answer(completion('```json\n{"products": []}\n```'))
  expect(await recognise({ household: [] })).toEqual({ products: [], shelf_utilization: null, things: [] })
  expect(textOf(double.asked[0]?.body)).not.toContain('[')
})

test.each([
  ['a wrong key', json(401, { error: { message: 'Incorrect API key: secret' } }), 'the service answered 401'],
  ['prose', completion('I see milk.'), 'the service answered something else than a shelf'],
  ['another shape', completion('{"products": [{"name": "Milk"}]}'), /something else than a shelf/],
  ['words for numbers', completion(JSON.stringify({ products: [{ ...product, count: 'two' }] })), /something else/],
  ['a refusal', completion(null), /something else/],
  ['a redirect', raw(308, 'text/plain', '', { location: 'http://localhost:1/' }), /sends us elsewhere/],
])('%s is a failure that is told without a key', async (_, behaviour, message) => {
  double.answer(behaviour)
  const error = await recognise().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ServiceError)
  expect((error as Error).message).toMatch(message)
  expect((error as Error).message).not.toContain('secret')
})

test('one that says nothing has so long and no longer', async () => {
  double.answer(hang)
  await expect(recognise({ total_ms: 300 })).rejects.toThrow('the service took longer than 300 ms')
})

describe('the names that go along', () => {
  it('are the newest, each once, and not too many', () => {
    const many = Array.from({ length: 900 }, (_, index) => stockedItem({ item_id: index, item_name: `Thing ${index}` }))
    const names = listNames([...many, many[0] ?? stockedItem()])
    expect(names).toHaveLength(300)
    expect(names.slice(0, 2)).toEqual(['Thing 0', 'Thing 899'])
  })

  it('are short, and plain text', () => {
    const long = Array.from({ length: 200 }, (_, index) => stockedItem({ item_name: `${index} ${'x'.repeat(200)}` }))
    const names = listNames(long)
    expect(Math.max(...names.map((name) => name.length))).toBe(80)
    expect(names.join('').length).toBeLessThanOrEqual(12_000)
    expect(listNames([stockedItem({ item_name: 'Jam\u0000\n now' }), stockedItem({ item_name: ' ' })])).toEqual([
      'Jam now',
    ])
  })
})

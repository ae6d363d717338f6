import type { Item } from '@larder/contract/item'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import type { Database } from '../database/database.ts'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { silent } from '../testing/operations/cluster.ts'
import { addItem, listItems } from '../testing/items.ts'

let test: TestApp
let client: Client

beforeAll(async () => {
  test = await createTestApp()
  client = await test.register()
})
afterAll(() => test.close())

const tagOf = async (person: Client): Promise<string> => String((await person.get('/api/inventory')).headers['etag'])

const ask = (person: Client, etag: string) => person.get('/api/inventory?t=1700000000000', { 'if-none-match': etag })

it('answers 304 without a body while nothing changed, whatever the timestamp', async () => {
  await addItem(client)
  const answer = await ask(client, await tagOf(client))
  expect([answer.status, answer.text]).toEqual([304, ''])
  expect(answer.headers['etag']).toBe(await tagOf(client))
  expect(answer.headers['cache-control']).toBe('private, no-cache')
})

it('changes its tag with every change and with no refused one', async () => {
  const { item_id, version } = await addItem(client)
  const tags = [await tagOf(client)]
  const note = async () => tags.push(await tagOf(client))
  await addItem(client).then(note)
  await client.put(`/api/inventory/${item_id}`, { notes: 'new' }).then(note)
  await client.put(`/api/inventory/${item_id}`, { quantity: 7 }).then(note)
  await client.delete(`/api/inventory/${item_id}`).then(note)
  expect(new Set(tags).size).toBe(5)
  await client.put(`/api/inventory/${item_id}`, { version })
  await client.post('/api/inventory', {})
  expect(await tagOf(client)).toBe(tags.at(-1))
})

it('sends the list to one who holds an older tag, and only then asks for it', async () => {
  const old = await tagOf(client)
  await addItem(client)
  const answer = await ask(client, old)
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual(await listItems(client))
})

it('is not taken for the list of another household at the same version', async () => {
  const [one, two] = [await test.register(), await test.register()]
  expect((await ask(two, await tagOf(one))).status).toBe(200)
})

it('costs the token check alone while nothing changed', async () => {
  const asked: string[] = []
  const query: Database['query'] = (statement, values) => {
    asked.push(statement.name)
    return test.database.query(statement, values)
  }
  const config = {
    tls: undefined,
    rateLimit: false,
    corsOrigins: [],
    registration: 'open' as const,
    openFoodFacts: undefined,
  }
  const { fastify } = await buildApp({ database: { ...test.database, query }, config, log: silent, site: '' })
  const headers = { authorization: `Bearer ${client.token}`, 'if-none-match': await tagOf(client) }
  expect((await fastify.inject({ url: '/api/inventory', headers })).statusCode).toBe(304)
  expect(asked).toEqual(['find_session'])
  await fastify.close()
})

it('holds many items of any text as they are', async () => {
  const person = await test.register()
  const names = Array.from({ length: 60 }, (_, index) => `№ ${index} “\\" \t ${String.fromCodePoint(0x1f300 + index)}`)
  for (const item_name of names) await addItem(person, { item_name })
  const listed: Item[] = await listItems(person)
  expect(listed.map(({ item_name }) => item_name)).toEqual(names)
})

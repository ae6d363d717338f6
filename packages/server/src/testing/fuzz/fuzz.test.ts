import type { AddressInfo } from 'node:net'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp } from '../app.ts'
import type { TestApp } from '../app.ts'
import { calls } from './requests.ts'
import { createFuzz } from './run.ts'

let larder: TestApp
let client: Client
let fuzz: Awaited<ReturnType<typeof createFuzz>>

beforeAll(async () => {
  larder = await createTestApp()
  const { fastify } = larder.app
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  client = new Client(larder.connection)
  await client.connect()
  fuzz = await createFuzz({
    origin: `http://127.0.0.1:${(fastify.server.address() as AddressInfo).port}`,
    ask: async (sql, values = []) => (await client.query<Record<string, unknown>>(sql, [...values])).rows,
    limit_ms: 20_000,
  })
})
afterAll(async () => {
  fuzz.close()
  await client.end()
  await larder.close()
})

// The same every time, and another every time; bench/hostile does it 20,000 times.
test.each([7, Date.now() % 2 ** 31])(
  'whatever is sent, nothing breaks and nothing is half done (seed %i)',
  { timeout: 120_000 },
  async (seed) => {
    expect(await fuzz.run(200, seed)).toBeUndefined()
  },
)

test('nearly every call was made', () => {
  expect(fuzz.tallies.size).toBeGreaterThan(Object.keys(calls).length * 0.9)
})

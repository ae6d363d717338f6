import { http_messages } from '@larder/contract/messages/server/http-messages'
import { operations_messages } from '@larder/contract/messages/server/operations-messages'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { createDatabase } from '../database/database.ts'
import type { App } from '../http/handle.ts'
import { silent } from '../testing/operations/cluster.ts'
import type { TestDatabase } from '../testing/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import type { ServiceState } from './service-state.ts'
import { createServiceState } from './service-state.ts'

const config = {
  tls: undefined,
  rateLimit: true,
  corsOrigins: [],
  registration: 'open',
  openFoodFacts: undefined,
} as const

let app: App
async function build(database: TestDatabase['database'], state?: ServiceState): Promise<void> {
  const service = state === undefined ? {} : { state }
  app = await buildApp({ database, config: { ...config, corsOrigins: [] }, log: silent, site: '', ...service })
}
afterEach(() => app.fastify.close())

describe('with its database', () => {
  let given: TestDatabase
  beforeAll(async () => {
    given = await createTestDatabase()
  })
  afterAll(() => given.drop())

  test.each(['/api/health', '/api/health/ready', '/api/health/live'])('%s is well', async (url) => {
    await build(given.database)
    const answer = await app.fastify.inject({ url })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ status: 'ok' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('it is alive and takes requests, but is not ready, once the end is decided', async () => {
    const state = createServiceState()
    await build(given.database, state)
    state.now = 'draining'
    const ready = await app.fastify.inject({ url: '/api/health/ready' })
    expect(ready.statusCode).toBe(503)
    expect(ready.headers['retry-after']).toBe('2')
    expect(ready.json()).toEqual({ message: operations_messages.stopping })
    expect((await app.fastify.inject({ url: '/api/health' })).statusCode).toBe(503)
    expect((await app.fastify.inject({ url: '/api/health/live' })).statusCode).toBe(200)
    expect((await app.fastify.inject({ url: '/api/openapi.json' })).statusCode).toBe(200)
  })

  test('it is not ready on a database that is older than the release', async () => {
    await given.database.query({
      name: 'forget_last',
      text: 'delete from migration where version = (select max(version) from migration)',
    })
    await build(given.database)
    const answer = await app.fastify.inject({ url: '/api/health/ready' })
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({ message: http_messages.databaseUnavailable })
  })
})

describe('without a database', () => {
  // Nobody listens on port 1 of this machine.
  const database = createDatabase({ host: '127.0.0.1', port: 1 }, silent)
  afterAll(() => database.close())

  test.each([
    ['GET', '/api/health', undefined],
    ['GET', '/api/health/ready', undefined],
    ['GET', '/api/users/profile', undefined],
    ['POST', '/api/auth/login', { username: 'ada', password: 'analytical' }],
  ] as const)('%s %s is 503 with a sentence', async (method, url, body) => {
    await build(database)
    const payload = body === undefined ? {} : { payload: body }
    const answer = await app.fastify.inject({ method, url, headers: { authorization: 'Bearer any' }, ...payload })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json()).toEqual({ message: http_messages.databaseUnavailable })
  })

  test('the process is alive all the same: a new one would find no database either', async () => {
    await build(database)
    expect((await app.fastify.inject({ url: '/api/health/live' })).statusCode).toBe(200)
  })
})

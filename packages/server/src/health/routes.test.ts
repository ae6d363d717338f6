import { messages } from '@larder/contract/messages'
import { afterEach, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { createDatabase } from '../database/database.ts'
import type { App } from '../http/handle.ts'
import { createTestApp } from '../testing/app.ts'
import { silent } from '../testing/cluster.ts'

const config = {
  tls: undefined,
  rateLimit: true,
  corsOrigins: [],
  registration: 'open',
  openFoodFacts: undefined,
} as const

let away: App | undefined
afterEach(async () => {
  await away?.fastify.close()
})

test('with its database the server is well', async () => {
  const larder = await createTestApp()
  const answer = await larder.anonymous.get('/api/health')
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({ status: 'ok' })
  await larder.close()
})

test.each([
  ['GET', '/api/health', undefined],
  ['GET', '/api/users/profile', undefined],
  ['POST', '/api/auth/login', { username: 'ada', password: 'analytical' }],
] as const)('without a database %s %s is 503 with a sentence', async (method, url, body) => {
  // Nobody listens on port 1 of this machine.
  const database = createDatabase({ host: '127.0.0.1', port: 1 }, silent)
  away = await buildApp({ database, config: { ...config, corsOrigins: [] }, log: silent, site: '' })
  const payload = body === undefined ? {} : { payload: body }
  const answer = await away.fastify.inject({ method, url, headers: { authorization: 'Bearer any' }, ...payload })
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.json()).toEqual({ message: messages.server.databaseAway })
  await database.close()
})

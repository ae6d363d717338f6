import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../testing/app.ts'
import { createTestApp } from '../../testing/app.ts'

const ours = 'https://app.example.org'
let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp({ corsOrigins: [ours, 'http://localhost:5173'] })
})
afterAll(() => larder.close())

const preflight = (origin: string) =>
  larder.app.fastify.inject({
    method: 'OPTIONS',
    url: '/api/addresses/1',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,content-type,if-match',
    },
  })

test('an origin that the operator named may call', async () => {
  const { statusCode, headers } = await preflight(ours)
  expect(statusCode).toBe(204)
  expect(headers['access-control-allow-origin']).toBe(ours)
  expect(headers['access-control-allow-methods']).toContain('PUT')
  expect(headers['access-control-allow-headers']).toBe(
    'authorization, client-id, content-type, household-id, idempotency-key, if-match, if-none-match',
  )
  const answer = await larder.anonymous.get('/api/users/profile', { origin: ours })
  expect(answer.status).toBe(401)
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': ours,
    'access-control-expose-headers': 'etag, retry-after',
  })
})

test('another one may not', async () => {
  const { headers } = await preflight('https://evil.example')
  expect(headers).not.toHaveProperty('access-control-allow-origin')
})

test('where none is named, nothing is said', async () => {
  const closed = await createTestApp()
  const { headers } = await closed.anonymous.get('/api/health', { origin: ours })
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  await closed.close()
})

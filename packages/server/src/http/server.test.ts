import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { messages } from '@larder/contract/messages'
import { afterEach, expect, test } from 'vitest'
import type { TestApp } from '../testing/app.ts'
import { createTestApp, password } from '../testing/app.ts'
import { createCertificate } from '../testing/certificate.ts'

let larder: TestApp | undefined
afterEach(() => larder?.close())

async function listen(config: Parameters<typeof createTestApp>[0]): Promise<number> {
  larder = await createTestApp(config)
  const { fastify } = larder.app
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  return (fastify.server.address() as AddressInfo).port
}

test('with a certificate it speaks https, and says to come back that way', async () => {
  const tls = createCertificate()
  const port = await listen({ tls })
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: '/api/health', ca: tls.cert, servername: 'localhost' }
    request({ ...options, checkServerIdentity: () => undefined }, resolve)
      .on('error', reject)
      .end()
  })
  expect(answer.statusCode).toBe(200)
  expect(await json(answer)).toEqual({ status: 'ok' })
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000')
  const page = await larder?.anonymous.get('/login', { accept: 'text/html' })
  expect(page?.headers['strict-transport-security']).toBe('max-age=31536000')
})

test('a body that is too large gets its answer also while it is still being sent', async () => {
  const port = await listen({})
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'x'.repeat(20_000_000) }),
  })
  expect(answer.status).toBe(413)
  expect(await answer.json()).toEqual({ message: messages.server.bodyTooLarge })
})

const registerFrom = (address: string, number: number) =>
  larder?.app.fastify.inject({
    method: 'POST',
    url: '/api/auth/register',
    headers: { 'x-forwarded-for': address },
    payload: { username: `from${number}`, email: `from${number}@example.org`, password },
  })

async function countSubjects(config: Parameters<typeof createTestApp>[0]): Promise<number> {
  larder = await createTestApp({ ...config, rateLimit: true })
  await registerFrom('203.0.113.1', 1)
  await registerFrom('203.0.113.2', 2)
  const rows = await larder.database.query({ name: 'count_subjects', text: 'select from rate_limit' })
  return rows.length
}

test('only a proxy that the operator named may say for whom it asks', async () => {
  expect(await countSubjects({})).toBe(1)
  await larder?.close()
  expect(await countSubjects({ trustProxy: ['127.0.0.1'] })).toBe(2)
})

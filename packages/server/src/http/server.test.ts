import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { type AddressInfo, type Socket, connect } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { connection_messages } from '@larder/contract/messages/server/connection-messages'
import { http_messages } from '@larder/contract/messages/server/http-messages'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../testing/app.ts'
import { createTestApp, password } from '../testing/app.ts'
import { createCertificate } from '../testing/operations/certificate.ts'
import { silent } from '../testing/operations/cluster.ts'
import { createServer } from './server.ts'

let larder: TestApp | undefined
afterEach(async () => {
  await larder?.close()
  larder = undefined
})

// What happens below the calls needs none of them.
const bare = createServer({ tls: undefined }, silent)
afterAll(() => bare.close())
let barePort = 0
beforeAll(async () => {
  await bare.listen({ port: 0, host: '127.0.0.1' })
  barePort = (bare.server.address() as AddressInfo).port
})

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
  expect(await answer.json()).toEqual({ message: http_messages.bodyTooLarge })
})

/** What comes back for bytes that are no proper request, and that the connection ends with it. */
async function speak(port: number, bytes: string): Promise<[status: string, body: unknown]> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.write(bytes)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  socket.destroy()
  return [head.slice(9, 12), JSON.parse(/\{.*\}/.exec(body)?.[0] ?? 'null')]
}

const head = 'GET /api/health HTTP/1.1\r\nhost: x\r\n'

test.each([
  ['no HTTP at all', '\x16\x03\x01\x00\xa5 hello\r\n\r\n', '400', http_messages.badRequest],
  ['a header without a name', `${head}: x\r\n\r\n`, '400', http_messages.badRequest],
  ['two lengths', `${head}content-length: 1\r\ncontent-length: 2\r\n\r\n`, '400', http_messages.badRequest],
  [
    'a length and chunks',
    `${head}content-length: 1\r\ntransfer-encoding: chunked\r\n\r\n`,
    '400',
    http_messages.badRequest,
  ],
  ['an expectation', `${head}connection: close\r\nexpect: the-moon\r\n\r\n`, '417', http_messages.badRequest],
  ['no host', 'GET /api/health HTTP/1.1\r\nconnection: close\r\n\r\n', '400', http_messages.badRequest],
  ['a flood of headers', `${head}${'x: y\r\n'.repeat(20_000)}\r\n`, '431', connection_messages.headersTooLarge],
  ['one long header', `${head}cookie: ${'x'.repeat(20_000)}\r\n\r\n`, '431', connection_messages.headersTooLarge],
  [
    'a long address',
    `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
    '431',
    connection_messages.headersTooLarge,
  ],
])('%s is answered with a sentence, and hung up on', async (_what, bytes, status, message) => {
  expect(await speak(barePort, bytes)).toEqual([status, { message }])
})

test('a request that does not arrive in time is told so', async () => {
  const { server } = bare
  server.once('connection', (socket: Socket) => {
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    socket.once('data', () => server.emit('clientError', late, socket))
  })
  expect(await speak(barePort, 'GET /api/hea')).toEqual(['408', { message: connection_messages.tooSlow }])
  // How long that is; bench/hostile waits for it.
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = server
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout }).toEqual({
    headersTimeout: 20_000,
    requestTimeout: 120_000,
    keepAliveTimeout: 72_000,
    timeout: 130_000,
  })
})

const pad = (bytes: number) => `{"username":"x"${' '.repeat(bytes)}}`

test('who has no token makes us hold no more than a log-in can be', async () => {
  larder = await createTestApp()
  const owner = await larder.register()
  const json_type = { 'content-type': 'application/json' }
  expect((await larder.anonymous.post('/api/auth/login', pad(32_000), json_type)).status).toBe(400)
  expect((await larder.anonymous.post('/api/auth/login', pad(33_000), json_type)).status).toBe(413)
  expect((await owner.post('/api/inventory', pad(262_000), json_type)).status).toBe(400)
  expect((await owner.post('/api/inventory', pad(263_000), json_type)).status).toBe(413)
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

import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { Call } from '@larder/contract/calls/call'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import { http_messages } from '@larder/contract/messages/server/http-messages'
import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { silent } from '../testing/operations/cluster.ts'
import type { App } from './handle.ts'
import { createApp, handle } from './handle.ts'
import { createServer } from './server.ts'

const weigh = {
  method: 'POST',
  path: '/api/weigh',
  open: true,
  image: true,
  response: z.number(),
} as const satisfies Call
const wait = {
  method: 'POST',
  path: '/api/wait',
  open: true,
  image: true,
  response: z.number(),
} as const satisfies Call
const plain = {
  method: 'POST',
  path: '/api/plain',
  open: true,
  body: z.object({}),
  response: z.null(),
} as const satisfies Call

let app: App
let port: number
const left = vi.fn<() => void>()
const weighed = vi.fn<(bytes: number) => void>()
const waiting = vi.fn<() => void>()

beforeAll(async () => {
  app = createApp(createServer({ tls: undefined }, silent), async () => undefined, {})
  handle(app, weigh, ({ image }) => {
    weighed(image.length)
    return image.length
  })
  handle(app, wait, ({ signal }) => {
    waiting()
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        left()
        reject(signal.reason)
      })
    })
  })
  handle(app, plain, () => null)
  await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  port = (app.fastify.server.address() as AddressInfo).port
})
afterAll(() => app.fastify.close())

const boundary = 'x'
const part = (name: string, body: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n${body}\r\n`
const field = `--${boundary}\r\ncontent-disposition: form-data; name="f"\r\n\r\nx\r\n`
const end = `--${boundary}--\r\n`

async function post(url: string, payload: string, type = `multipart/form-data; boundary=${boundary}`) {
  const answer = await app.fastify.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
  return [answer.statusCode, answer.json()]
}

test('a handler gets the bytes of the one photo', async () => {
  expect(await post('/api/weigh', part('image', 'hello') + end)).toEqual([200, 5])
})

test.each([
  ['no file', end, 400, receipt_messages.receipt.fileRequired],
  ['a file of another name', part('other', 'hello') + end, 400, receipt_messages.receipt.fileRequired],
  ['two files', part('image', 'a') + part('image', 'b') + end, 400, http_messages.badRequest],
  ['a form that breaks off', part('image', 'hello'), 400, http_messages.badRequest],
  ['6 MB', part('image', 'x'.repeat(6_000_000)) + end, 413, receipt_messages.receipt.fileTooLarge],
  ['more fields than any form has', part('image', 'a') + field.repeat(11) + end, 400, http_messages.badRequest],
  ['a part whose head never ends', `--${boundary}\r\n${'x-y: z\r\n'.repeat(100_000)}`, 400, http_messages.badRequest],
  [
    'text before the form',
    `${'x'.repeat(6_000_000)}\r\n${part('image', 'a')}${end}`,
    413,
    receipt_messages.receipt.fileTooLarge,
  ],
  ['a name of the language', part('__proto__', 'hello') + end, 400, http_messages.badRequest],
])('%s is refused', async (_what, payload, status, message) => {
  weighed.mockClear()
  expect(await post('/api/weigh', payload)).toEqual([status, { message }])
  expect(weighed).not.toHaveBeenCalled()
})

test.each([
  ['/api/weigh', 'application/json', '{}'],
  ['/api/weigh', 'image/jpeg', 'hello'],
  ['/api/plain', `multipart/form-data; boundary=${boundary}`, part('image', 'hello') + end],
])('%s takes no %s', async (url, type, payload) => {
  expect(await post(url, payload, type)).toEqual([415, { message: http_messages.mediaType }])
})

function sendHalf(path: string, body: string, length: number) {
  const socket = connect(port, '127.0.0.1')
  const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${length}\r\n\r\n`
  socket.write(head + body)
  return socket
}

test('a client that leaves ends the work that was done for it', async () => {
  const body = part('image', 'hello') + end
  const socket = sendHalf('/api/wait', body, body.length)
  await vi.waitFor(() => expect(waiting).toHaveBeenCalled())
  socket.destroy()
  await vi.waitFor(() => expect(left).toHaveBeenCalled())
})

test('an upload that breaks off begins nothing', async () => {
  weighed.mockClear()
  const socket = sendHalf('/api/weigh', part('image', 'hello').slice(0, -8), 10_000)
  await vi.waitFor(async () => expect(await connections()).toBeGreaterThan(0))
  socket.destroy()
  await vi.waitFor(async () => expect(await connections()).toBe(0))
  expect(weighed).not.toHaveBeenCalled()
})

/** Sends a form in chunks, which tell nothing of its length, until the server has had enough. */
async function sendForEver(path: string, piece: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const chunk = `${piece.length.toString(16)}\r\n${piece}\r\n`
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\ntransfer-encoding: chunked\r\n\r\n`,
  )
  let answer = ''
  socket.on('data', (bytes: Buffer) => (answer += bytes.toString()))
  // It hangs up in the middle of what we say.
  socket.on('error', () => {})
  const hung_up = new Promise((resolve) => socket.once('close', resolve))
  while (socket.writable) {
    socket.write(chunk)
    // Listens before it speaks again: who writes to somebody who has hung up does not get to read the last words.
    for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate)
  }
  await hung_up
  return answer
}

test.each([
  ['a form that never begins', 'x'.repeat(65_000)],
  ['a file that never ends', part('image', 'x'.repeat(65_000))],
])('%s is refused and hung up on', async (_what, piece) => {
  const answer = await sendForEver('/api/weigh', piece)
  expect(answer).toMatch(/^HTTP\/1\.1 4(00|13) /)
  expect(answer).toContain('{"message":"')
})

test('one sender has so many photos under way, and gets their places back', async () => {
  const body = part('image', 'hello') + end
  waiting.mockClear()
  const sockets = Array.from({ length: 12 }, () => sendHalf('/api/wait', body, body.length))
  await vi.waitFor(() => expect(waiting).toHaveBeenCalledTimes(12), { timeout: 10_000 })
  expect(await post('/api/weigh', body)).toEqual([503, { message: scan_messages.image.busy }])
  for (const socket of sockets) socket.destroy()
  await vi.waitFor(async () => expect(await post('/api/weigh', body)).toEqual([200, 5]), { timeout: 10_000 })
})

function connections(): Promise<number> {
  return new Promise((resolve) => app.fastify.server.getConnections((_error, count) => resolve(count)))
}

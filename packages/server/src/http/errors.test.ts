import type { Call } from '@larder/contract/calls/call'
import { messages } from '@larder/contract/messages'
import { http_messages } from '@larder/contract/messages/server/http-messages'
import { Writable } from 'node:stream'
import * as z from 'zod/mini'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { logCompletions } from './answers/completion.ts'
import { HttpError } from './errors.ts'
import type { App } from './handle.ts'
import { createApp, handle } from './handle.ts'
import { createLog } from './log.ts'
import { createServer } from './server.ts'
import { serveSite } from './site/site.ts'

const body = z.object({ why: z.optional(z.string()) }, messages.input.notObject)
const fail = { method: 'POST', path: '/api/fail/:id', open: true, body, response: z.null() } as const satisfies Call

const reasons: Readonly<Record<string, Error>> = {
  conflict: new HttpError(409, 'Not like this', { item: { item_id: 1 } }),
  patience: new HttpError(429, 'Slowly', undefined, { 'retry-after': '7' }),
  unavailable: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
  standby: Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' }),
  full: Object.assign(new Error('could not extend file'), { code: '53100' }),
  fault: new Error('the secret of the house'),
}

let app: App
let lines: string[] = []
beforeAll(async () => {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  app = createApp(createServer({ tls: undefined }, createLog('info', stream)), async () => undefined, {})
  logCompletions(app.fastify)
  handle(app, fail, ({ body: { why } }) => {
    throw reasons[why ?? ''] ?? new Error('no reason')
  })
  await serveSite(app.fastify, '')
})
beforeEach(() => {
  lines = []
})
afterAll(() => app.fastify.close())

const failFor = (why: string) => app.fastify.inject({ method: 'POST', url: '/api/fail/1', payload: { why } })

const send = (payload: string | Buffer, type = 'application/json') =>
  app.fastify.inject({ method: 'POST', url: '/api/fail/1', payload, headers: { 'content-type': type } })

test('a refusal keeps its status, its sentence and what it carries', async () => {
  const answer = await failFor('conflict')
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toEqual({ message: 'Not like this', item: { item_id: 1 } })
})

test('a refusal may say when to come back', async () => {
  const answer = await failFor('patience')
  expect(answer.statusCode).toBe(429)
  expect(answer.headers['retry-after']).toBe('7')
})

test.each(['unavailable', 'standby'])('a database that is %s is 503, and worth another try', async (why) => {
  const answer = await failFor(why)
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.json()).toEqual({ message: http_messages.databaseUnavailable })
})

test('a full disk is 507: nothing here can help but disk space', async () => {
  const answer = await failFor('full')
  expect(answer.statusCode).toBe(507)
  expect(answer.json()).toEqual({ message: http_messages.diskFull })
})

test('a fault of ours tells the client a number and the log the rest', async () => {
  const answer = await failFor('fault')
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('secret')
  const [logged = ''] = lines
  const { request_id, err }: { request_id: string; err: { stack: string } } = JSON.parse(logged)
  expect(answer.json()).toEqual({ message: http_messages.failed(request_id) })
  expect(err.stack).toContain('the secret of the house\n    at ')
})

const json = 'application/json'
const bodies: [what: string, payload: string | Buffer, type: string, status: number, message: string][] = [
  ['broken JSON', '{"why": ', json, 400, messages.input.brokenJson],
  ['nothing', '', json, 400, messages.input.notObject],
  ['bytes that are no text', Buffer.from([0x22, 0xff, 0x22]), json, 400, messages.input.brokenJson],
  ['JSON that is no object', '"text"', 'application/json; charset=utf-8', 400, messages.input.notObject],
  ['plain text', '{}', 'text/plain', 415, http_messages.mediaType],
  ['a form', 'why=1', 'application/x-www-form-urlencoded', 415, http_messages.mediaType],
  ['an unknown type', '{}', 'nonsense', 415, http_messages.mediaType],
  ['20 MB', `{"why":"${'x'.repeat(20_000_000)}"}`, json, 413, http_messages.bodyTooLarge],
]

test.each(bodies.map(([what], index) => [what, index] as const))('a body of %s is refused', async (_what, index) => {
  const [, payload = '', type, status, message] = bodies[index] ?? []
  const answer = await send(payload, type)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toEqual({ message })
  expect(lines.join('')).not.toContain('stack')
})

test.each([
  ['GET', '/api/nowhere'],
  ['POST', '/api/nowhere'],
  ['DELETE', '/api'],
  ['GET', '/api/fail/1'],
  ['PUT', '/api/fail/1'],
  ['PATCH', '/api/fail/1'],
  ['POST', '/api/fail/1/'],
  ['POST', '/api//fail/1'],
  ['POST', '/nowhere'],
] as const)('%s %s is not there', async (method, url) => {
  const answer = await app.fastify.inject({ method, url })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ message: http_messages.routeNotFound })
})

test('an address that cannot be read is 400', async () => {
  const answer = await app.fastify.inject({ method: 'POST', url: '/api/fail/%E0%A4%A' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ message: http_messages.badRequest })
})

test('a request that failed by the client leaves a line without a stack', async () => {
  await failFor('conflict')
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 30, method: 'POST', route: '/api/fail/:id', status: 409, msg: 'request' }),
  ])
})

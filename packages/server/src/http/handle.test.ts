import { gunzipSync } from 'node:zlib'
import type { Call } from '@larder/contract/calls/call'
import { people_messages } from '@larder/contract/messages/people-messages'
import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { silent } from '../testing/operations/cluster.ts'
import type { Session } from './authentication.ts'
import type { App, CheckedRequest } from './handle.ts'
import { createApp, handle, jsonText } from './handle.ts'
import { createServer } from './server.ts'

const session: Session = {
  session_id: 4,
  user_id: 1,
  household_id: 2,
  role: 'owner',
  is_shared: false,
  inventory_version: 3,
  time_zone: 'UTC',
}

const echo = {
  method: 'POST',
  path: '/api/echo/:id',
  params: z.object({ id: z.pipe(z.string().check(z.regex(/^\d+$/, 'No such echo')), z.transform(Number)) }),
  query: z.object({ times: z._default(z.string().check(z.maxLength(2, 'Too many times')), '1') }),
  body: z.object({ word: z.string('Word must be text').check(z.trim()) }, 'Not an object'),
  response: z.object({ word: z.string() }),
} as const satisfies Call
const text = { method: 'GET', path: '/api/text', open: true, response: z.array(z.number()) } as const satisfies Call
const long = { method: 'GET', path: '/api/long', open: true, response: z.array(z.string()) } as const satisfies Call
const long_list = JSON.stringify(Array.from({ length: 1000 }, (_, place) => `Ärdapfel ${place}`))
const owned = { method: 'GET', path: '/api/owned', response: z.string() } as const satisfies Call
const same = { method: 'GET', path: '/api/same', open: true, response: z.string() } as const satisfies Call

let app: App
let role: Session['role'] = 'owner'
const handler = vi.fn<(request: CheckedRequest<typeof echo>) => void>()

beforeAll(() => {
  const made = createApp(createServer({ tls: undefined }, silent), async () => ({ ...session, role }), {
    'x-ours': 'yes',
  })
  app = { ...made, accessOf: (call) => ({ role: call === owned ? 'owner' : 'member' }) }
  handle(app, echo, (request, reply) => {
    handler(request)
    reply.code(201).header('x-times', request.query.times)
    return { word: request.body.word }
  })
  handle(app, text, () => jsonText('[1,  2]'))
  handle(app, owned, () => jsonText('"owned"'))
  handle(app, long, () => jsonText(long_list))
  handle(app, same, (_request, reply) => {
    reply.code(304).header('etag', '"1"')
    return undefined
  })
})
afterAll(() => app.fastify.close())

const post = (url: string, payload: object, headers: Record<string, string> = { authorization: 'Bearer x' }) =>
  app.fastify.inject({ method: 'POST', url, payload, headers })

test('a handler gets what the schemas made of the input, and the session', async () => {
  const answer = await post('/api/echo/7', { word: ' hi ', other: 1 })
  expect(handler.mock.lastCall?.[0]).toMatchObject({
    params: { id: 7 },
    query: { times: '1' },
    body: { word: 'hi' },
    session,
    ip: '127.0.0.1',
  })
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toEqual({ word: 'hi' })
  expect(answer.headers).toMatchObject({ 'x-times': '1', 'x-ours': 'yes' })
})

test.each([
  ['/api/echo/x', { word: 'hi' }, 404, 'No such echo'],
  ['/api/echo/7?times=many', { word: 'hi' }, 400, 'Too many times'],
  ['/api/echo/7', { word: 1 }, 400, 'Word must be text'],
  ['/api/echo/7', [], 400, 'Not an object'],
])('%s with %j: %i %s', async (url, body, status, message) => {
  handler.mockClear()
  const answer = await post(url, body)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toEqual({ message })
  expect(handler).not.toHaveBeenCalled()
})

test('the token is checked before anything else is looked at', async () => {
  const answer = await post('/api/echo/x', [], {})
  expect(answer.statusCode).toBe(401)
  expect(answer.headers['www-authenticate']).toBe('Bearer')
})

test.each([
  ['viewer', 403, 403],
  ['member', 201, 403],
  ['owner', 201, 200],
] as const)('the role is checked before the input is: a %s gets %i and %i', async (of, status, ofOwned) => {
  role = of
  const headers = { authorization: 'Bearer x' }
  expect((await post('/api/echo/7', { word: 'hi' })).statusCode).toBe(status)
  expect((await post('/api/echo/x', [])).statusCode).toBe(of === 'viewer' ? 403 : 404)
  expect((await app.fastify.inject({ url: '/api/owned', headers })).statusCode).toBe(ofOwned)
  role = 'owner'
})

test.each([
  ['2', 201],
  ['3', 412],
  ['02', 412],
  ['2, 2', 412],
  ['', 412],
  ['__proto__', 412],
])('a call that is meant for the household %j gets %i', async (household, status) => {
  handler.mockClear()
  const headers = { authorization: 'Bearer x', 'household-id': household }
  const answer = await post('/api/echo/7', { word: 'hi' }, headers)
  expect(answer.statusCode).toBe(status)
  expect(handler).toHaveBeenCalledTimes(status === 201 ? 1 : 0)
  if (status === 201) return
  expect(answer.json()).toEqual({ message: people_messages.otherHousehold })
  // Before the role, and before anything of the body is read.
  role = 'viewer'
  expect((await post('/api/echo/x', [], headers)).statusCode).toBe(412)
  role = 'owner'
  expect((await post('/api/echo/7', [], { 'household-id': household })).statusCode).toBe(401)
})

test('a call that nobody has said a role for is not served', () => {
  const bare = createApp(createServer({ tls: undefined }, silent), async () => session, {})
  expect(() => handle(bare, echo, ({ body }) => body)).toThrow('does not say who may POST /api/echo/:id')
})

test('text that is JSON already goes out as it is', async () => {
  const answer = await app.fastify.inject('/api/text')
  expect(answer.body).toBe('[1,  2]')
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
})

test('an answer may have no body', async () => {
  const answer = await app.fastify.inject('/api/same')
  expect(answer.statusCode).toBe(304)
  expect(answer.body).toBe('')
  expect(answer.headers).toMatchObject({ etag: '"1"' })
  expect(answer.headers).not.toHaveProperty('content-type')
})

test('HEAD answers as GET does, without the body', async () => {
  const answer = await app.fastify.inject({ method: 'HEAD', url: '/api/text' })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe('')
  expect(answer.headers['content-length']).toBe('7')
})

test('every call that is served is remembered', () => {
  expect(app.calls).toEqual([echo, text, owned, long, same])
})

test.each([
  ['gzip, br', 'gzip'],
  ['br;q=1.0, gzip;q=0.5', 'gzip'],
  ['gzip;q=0, br', undefined],
  ['identity', undefined],
  [undefined, undefined],
])('a long answer to %s is packed: %s', async (accepted, encoding) => {
  const answer = await app.fastify.inject({
    method: 'GET',
    url: '/api/long',
    headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
  })
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.headers['vary']).toBe('accept-encoding')
  const body = encoding === 'gzip' ? gunzipSync(answer.rawPayload).toString() : answer.body
  expect(body).toBe(long_list)
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
})

test('a short answer is sent as it is', async () => {
  const answer = await app.fastify.inject({ method: 'GET', url: '/api/text', headers: { 'accept-encoding': 'gzip' } })
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.body).toBe('[1,  2]')
})

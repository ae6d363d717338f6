import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import type { Call } from '@larder/contract/calls/call'
import type { ReadingProgress } from '@larder/contract/reading-progress'
import * as z from 'zod/mini'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { silent } from '../../testing/operations/cluster.ts'
import { HttpError } from '../errors.ts'
import { type App, createApp, handle } from '../handle.ts'
import { createServer } from '../server.ts'

const slow = {
  method: 'GET',
  path: '/api/slow',
  open: true,
  progress: true,
  response: z.object({ word: z.string() }),
} as const satisfies Call

type Tell = (stage: ReadingProgress['stage'], text?: string) => void
const work = vi.fn<(tell: Tell | undefined) => Promise<{ word: string }>>()
const logged = vi.fn<(status: number) => void>()

let app: App
beforeAll(async () => {
  app = createApp(createServer({ tls: undefined }, silent), async () => undefined, { 'cache-control': 'no-store' })
  handle(app, slow, ({ onProgress }) =>
    work(onProgress && ((stage, text) => onProgress({ stage, ...(text && { text }) }))),
  )
  app.fastify.addHook('onResponse', async (_request, reply) => logged(reply.statusCode))
  await app.fastify.listen({ port: 0 })
})
afterAll(() => app.fastify.close())
afterEach(() => vi.clearAllMocks())

const get = (accept = 'application/x-ndjson, application/json;q=0.9') =>
  app.fastify.inject({ method: 'GET', url: '/api/slow', headers: { accept } })
const linesOf = (payload: string): unknown[] => payload.split('\n').map((line) => (line === '' ? '' : JSON.parse(line)))

test('who accepts lines is told how far it is, and gets the answer last', async () => {
  work.mockImplementation(async (tell) => {
    tell?.('finding')
    tell?.('reading')
    return { word: 'done' }
  })
  const { statusCode, headers, payload } = await get()
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  const last = { status: 200, body: { word: 'done' } }
  expect(linesOf(payload)).toEqual([{ stage: 'finding' }, { stage: 'reading' }, last, ''])
})

test.each(['', '*/*', 'application/json', 'application/x-ndjson-seq'])(
  'who accepts %s gets the plain answer',
  async (accept) => {
    work.mockImplementation(async (tell) => ({ word: String(tell) }))
    const { headers, payload } = await get(accept)
    expect(headers['content-type']).toMatch('application/json')
    expect(JSON.parse(payload)).toEqual({ word: 'undefined' })
  },
)

test('what is done or refused before there is anything to tell is a plain answer', async () => {
  work
    .mockResolvedValueOnce({ word: 'quick' })
    .mockRejectedValueOnce(new HttpError(503, 'Busy', {}, { 'retry-after': '5' }))
  expect((await get()).json()).toEqual({ word: 'quick' })
  const refused = await get()
  expect([refused.statusCode, refused.json()]).toEqual([503, { message: 'Busy' }])
  expect(refused.headers['retry-after']).toBe('5')
})

test.each([
  [new HttpError(400, 'No picture', { field: 'image' }), 400, /^\{"field":"image","message":"No picture"\}$/],
  [new Error('secret'), 500, /^\{"message":"(?!.*secret).+"\}$/],
])('a failure on the way is the last line, and is logged as what it is', async (error, status, body) => {
  work.mockImplementation(async (tell) => {
    tell?.('finding')
    throw error
  })
  const [first, last] = linesOf((await get()).payload) as [unknown, { status: number; body: unknown }]
  expect([first, last.status]).toEqual([{ stage: 'finding' }, status])
  expect(JSON.stringify(last.body)).toMatch(body)
  expect(logged.mock.calls).toEqual([[status]])
})

/** Asks as a browser does, over a connection. */
async function ask() {
  const { port } = app.fastify.server.address() as AddressInfo
  const asked = request({ port, path: '/api/slow', agent: false, headers: { accept: 'application/x-ndjson' } }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return { asked, answer: answer.setEncoding('utf8') }
}

test('a line leaves when it is told, and one who leaves in between breaks nothing', async () => {
  const left = new AbortController()
  const finished = vi.fn<() => void>()
  work.mockImplementation(async (tell) => {
    tell?.('finding')
    await once(left.signal, 'abort')
    tell?.('reading')
    finished()
    return { word: 'nobody reads' }
  })
  const { asked, answer } = await ask()
  expect(await once(answer, 'data')).toEqual(['{"stage":"finding"}\n'])
  asked.destroy()
  const count = promisify(app.fastify.server.getConnections.bind(app.fastify.server))
  await vi.waitFor(async () => expect(await count()).toBe(0))
  left.abort()
  await vi.waitFor(() => expect(finished).toHaveBeenCalled())
  work.mockResolvedValueOnce({ word: 'next' })
  expect((await get()).json()).toEqual({ word: 'next' })
})

test('who reads slowly misses lines instead of filling our memory, and gets the answer in the end', async () => {
  const text = 'x'.repeat(20_000)
  work.mockImplementation(async (tell) => {
    for (let count = 0; count < 5000; count++) tell?.('reading', text)
    return { word: 'done' }
  })
  const { answer } = await ask()
  const received = (await answer.toArray()).join('')
  expect(received.length).toBeLessThan(50_000_000)
  expect(received.endsWith('{"status":200,"body":{"word":"done"}}\n')).toBe(true)
})

test('what says nothing for long repeats itself, so that no proxy gives up', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  work.mockImplementation(async (tell) => {
    tell?.('waiting')
    vi.advanceTimersByTime(31_000)
    return { word: 'done' }
  })
  const waiting = { stage: 'waiting' }
  expect(linesOf((await get()).payload).slice(0, 3)).toEqual([waiting, waiting, waiting])
  vi.useRealTimers()
})

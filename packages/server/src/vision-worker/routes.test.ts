import { createPool } from '@larder/vision/jobs/pool'
import { startOddThread } from '@larder/vision/testing/threads'
import type { JobName, JobProgress } from '@larder/vision/jobs/jobs'
import type { FastifyInstance } from 'fastify'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createServer } from '../http/server.ts'
import { createLocalWorkers } from '../images/local-workers.ts'
import { body_limit, job_type } from '../images/remote/job-protocol.ts'
import { packValue } from '../images/remote/packed-value.ts'
import { sendJob } from '../images/remote/send-job.ts'
import { noJobs } from '../images/remote/worker-addresses.ts'
import type { Workers } from '../images/workers.ts'
import { silent } from '../testing/operations/cluster.ts'
import { workerRoutes } from './routes.ts'
import { createWorkerService } from './service.ts'

const token = 'a-token-of-a-test'
const image = new Uint8Array([1, 2, 3])
const asker = { user_id: 1, household_id: 1 }

let server: FastifyInstance
let workers: Workers
let url: URL
afterEach(async () => {
  await workers.close()
  await server.close()
})

/** A worker of one photo at once, whose threads behave in one certain way. */
async function start(kind: Parameters<typeof startOddThread>[0], time_ms = 25_000) {
  const pool = createPool({ time_ms, idle_ms: 25_000, start: () => startOddThread(kind) })
  workers = createLocalWorkers({ pool, processes: pool, at_once: 1 })
  server = createServer({ tls: undefined }, silent)
  workerRoutes(server, createWorkerService(workers), token)
  url = new URL(`${await server.listen({ port: 0, host: '127.0.0.1' })}/`)
}

const pack = (input: unknown, wants_progress = false) => Buffer.concat(packValue({ input, asker, wants_progress }))
const authorization = `Bearer ${token}`

const post = (path: string, body: Uint8Array, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url: path,
    payload: Buffer.from(body),
    headers: { authorization, 'content-type': job_type, ...headers },
  })

function send(signal?: AbortSignal, onProgress?: (progress: JobProgress) => void, name: JobName = 'readReceipt') {
  const pieces = packValue({ input: { image }, asker, wants_progress: onProgress !== undefined })
  const address = { url, open: noJobs(), at_once: 9 }
  const job = sendJob(address, { name, pieces, token }, { signal, onProgress })
  return Object.assign(job, { address })
}

const readHealth = async () => (await server.inject({ url: '/health' })).json()

describe('a job', () => {
  test('is done, and its answer tells how many can be at once', async () => {
    await start('counting')
    const job = send()
    expect(await job).toBe(1)
    expect(job.address.at_once).toBe(1)
  })

  test('tells how far it is to those who want to know', async () => {
    await start('reporting')
    const told: JobProgress[] = []
    expect(await send(undefined, (progress) => told.push(progress))).toBe(true)
    expect(told).toEqual([1, 2, 3].map((done) => ({ stage: 'reading', done, total: 3 })))
    expect(await send()).toBe(false)
  })

  test('that fails or takes too long says so', async () => {
    await start('failing')
    await expect(send()).rejects.toMatchObject({ name: 'JobFailure', message: 'odd', stack: 'Error: odd at x' })
    await workers.close()
    await server.close()
    await start('hanging', 50)
    await expect(send()).rejects.toMatchObject({ name: 'JobTimeout' })
  })

  test('ends with the connection of whoever waits for it, and the next begins', async () => {
    await start('stalling')
    const gone = new AbortController()
    const told = vi.fn<(progress: JobProgress) => void>()
    const job = send(gone.signal, told)
    await vi.waitFor(() => expect(told).toHaveBeenCalled())
    expect(await readHealth()).toEqual({ status: 'ok', at_once: 1, running: 1, waiting: 0 })
    gone.abort(new Error('gone'))
    await expect(job).rejects.toThrow('gone')
    await vi.waitFor(async () => expect(await readHealth()).toMatchObject({ running: 0 }))
    expect(workers.count().threads).toBe(0)
  })
})

test('a worker with more than it can do says when to come back, before the photo is read', async () => {
  await start('hanging')
  const gone = new AbortController()
  const jobs = Promise.allSettled([1, 2, 3].map(() => send(gone.signal)))
  await vi.waitFor(async () => expect(await readHealth()).toMatchObject({ running: 1, waiting: 2 }))
  const answer = await post('/jobs/seeProducts', Buffer.from('not even looked at'))
  expect(answer.statusCode).toBe(503)
  expect(answer.headers).toMatchObject({ 'retry-after': '1', 'larder-at-once': '1' })
  // Codes do not wait for photos, nor does what follows a photo wait for others.
  const codes = Promise.allSettled([send(gone.signal, undefined, 'readBarcodes')])
  await vi.waitFor(async () => expect(await readHealth()).toMatchObject({ running: 2, waiting: 2 }))
  expect((await post('/jobs/matchLines', Buffer.from('x'))).statusCode).toBe(400)
  gone.abort(new Error('gone'))
  await codes
  expect(await jobs).toEqual([1, 2, 3].map(() => ({ status: 'rejected', reason: new Error('gone') })))
})

const askHealth = async (headers: Record<string, string>) =>
  (await server.inject({ url: '/health', headers })).statusCode

describe('who does not know the token', () => {
  test.each(['', 'Bearer', `Bearer ${token}x`, `Bearer ${token.slice(1)}`, `Basic ${token}`, `bearer ${token}`])(
    'gets nothing done: "%s"',
    async (wrong) => {
      await start('counting')
      const answer = await post('/jobs/readBarcodes', pack({ image }), { authorization: wrong })
      expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'This vision worker has another token' }])
      expect(workers.count().threads).toBe(0)
    },
  )

  test('may be anybody, and learns nothing of jobs either', async () => {
    await start('counting')
    await fc.assert(
      fc.asyncProperty(fc.base64String(), fc.constantFrom('readBarcodes', 'x'), async (wrong, name) => {
        const headers = { authorization: `Bearer ${wrong}` }
        expect((await post(`/jobs/${name}`, pack({ image }), headers)).statusCode).toBe(401)
      }),
      { numRuns: 20 },
    )
  })

  test('may ask whether it is well, and whether a token is the right one', async () => {
    await start('counting')
    expect([
      await askHealth({}),
      await askHealth({ authorization }),
      await askHealth({ authorization: 'Bearer x' }),
    ]).toEqual([200, 200, 401])
  })
})

describe('what is no job', () => {
  test.each([
    ['an unknown one', '/jobs/toString', pack({ image }), 404],
    ['broken off', '/jobs/readBarcodes', pack({ image }).subarray(0, -1), 400],
    ['no photo', '/jobs/readBarcodes', pack({}), 400],
    ['the name of a file', '/jobs/readReceipt', pack({ image: '/etc/passwd' }), 400],
    ['a photo of 5 MB and a byte', '/jobs/readReceipt', pack({ image: new Uint8Array(5 * 1024 * 1024 + 1) }), 400],
    ['a photo in place of names', '/jobs/matchLines', pack({ image }), 400],
    ['nobody’s', '/jobs/readBarcodes', Buffer.concat(packValue({ input: { image }, wants_progress: false })), 400],
    ['nothing', '/jobs/readBarcodes', packValue(null)[0] ?? image, 400],
    ['more than any', '/jobs/matchLines', new Uint8Array(body_limit + 1), 413],
  ])('is refused: %s', async (_, path, body, status) => {
    await start('counting')
    expect((await post(path, body)).statusCode).toBe(status)
    expect(workers.count().threads).toBe(0)
  })

  test('another kind of body is refused too', async () => {
    await start('counting')
    const json = await post('/jobs/readBarcodes', Buffer.from('{}'), { 'content-type': 'application/json' })
    const form = await post('/jobs/readBarcodes', Buffer.from('a=b'), { 'content-type': 'text/plain' })
    expect([json.statusCode, form.statusCode]).toEqual([415, 415])
  })

  test('so are bytes of any kind', async () => {
    await start('counting')
    await fc.assert(
      fc.asyncProperty(fc.uint8Array(), async (bytes) => {
        expect((await post('/jobs/readBarcodes', bytes)).statusCode).toBe(400)
      }),
      { numRuns: 50 },
    )
  })
})

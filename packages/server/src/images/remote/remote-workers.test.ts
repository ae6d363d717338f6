import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { JobProgress } from '@larder/vision/jobs/jobs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { QueueFull } from '../../limits/fair-queue.ts'
import { type WorkerBehaviour, type WorkerDouble, startWorkerDouble } from '../../testing/services/vision-worker.ts'
import { die, refuse, stall, tell } from '../../testing/services/vision-worker.ts'
import type { Workers } from '../workers.ts'
import { body_limit } from './job-protocol.ts'
import { type RemoteConfig, createRemoteWorkers } from './remote-workers.ts'

const image = new Uint8Array([1, 2, 3])
const token = 'a token of this test'
const asker = { user_id: 1, household_id: 2 }
const limits = { connect_ms: 1000, start_ms: 200, margin_ms: 1000 }
const log = { warn: vi.fn<(fields: object, message: string) => void>() }

const here = vi.fn<Workers['run']>(async () => 'here' as never)
const local: Workers = {
  run: here,
  atOnce: () => 2,
  count: () => ({ threads: 0, pids: [] }),
  close: async () => {},
}

let doubles: WorkerDouble[] = []
let workers: Workers

afterEach(async () => {
  await workers.close()
  await Promise.all(doubles.map((double) => double.close()))
  doubles = []
  vi.clearAllMocks()
  here.mockImplementation(async () => 'here' as never)
})

async function start(behaviours: readonly WorkerBehaviour[], config: Partial<RemoteConfig> = {}) {
  doubles = await Promise.all(behaviours.map((behaviour) => startWorkerDouble(behaviour)))
  const urls = doubles.map(({ url }) => url)
  workers = createRemoteWorkers({ urls, token, fallback: true, ...config }, { local, log, limits })
}

const read = (signal?: AbortSignal, onProgress?: (progress: JobProgress) => void) =>
  workers.run('readReceipt', { image }, { asker, signal, onProgress })

const reasons = () => log.warn.mock.calls.map(([fields]) => 'reason' in fields && fields.reason)
const countAsked = () => doubles.map(({ asked }) => asked.length)

const busy = refuse(503, { 'retry-after': '60' })
const done = tell({ kind: 'done', output: ['there'] as never })

describe('a job that a worker takes', () => {
  test('is sent with its input and our token, and nothing is done here', async () => {
    await start([done])
    expect(await read()).toEqual(['there'])
    expect(doubles[0]?.asked).toEqual([
      { name: 'readReceipt', token: `Bearer ${token}`, body: { input: { image }, asker, wants_progress: false } },
    ])
    expect(here).not.toHaveBeenCalled()
    expect(log.warn).not.toHaveBeenCalled()
  })

  test('tells how far it is while it goes on', async () => {
    await start([stall({ kind: 'started' }, { kind: 'progress', progress: { stage: 'reading', done: 1, total: 3 } })])
    const gone = new AbortController()
    const told = await new Promise<JobProgress>((resolve) => {
      read(gone.signal, resolve).catch(() => {})
    })
    expect(told).toEqual({ stage: 'reading', done: 1, total: 3 })
    expect(doubles[0]?.asked[0]?.body).toMatchObject({ wants_progress: true })
    gone.abort()
  })

  test.each([
    [{ kind: 'refused', message: 'no picture' } as const, 'ImageError', 'no picture'],
    [{ kind: 'late', message: 'too long' } as const, 'JobTimeout', 'too long'],
    [{ kind: 'failed', message: 'odd', stack: 'Error: odd at x' } as const, 'JobFailure', 'odd'],
  ])('fails as a thread of this machine would: %j', async (frame, name, message) => {
    await start([tell(frame), done])
    await expect(read()).rejects.toMatchObject({ name, message })
    expect(here).not.toHaveBeenCalled()
    expect(countAsked()).toEqual([1, 0])
  })

  test('ends with whoever waits for it', async () => {
    await start([stall({ kind: 'started' })])
    const gone = new AbortController()
    const job = read(gone.signal)
    await vi.waitFor(() => expect(countAsked()).toEqual([1]))
    gone.abort(new Error('gone'))
    await expect(job).rejects.toThrow('gone')
    await vi.waitFor(() => expect(doubles[0]?.left).toEqual(['readReceipt']))
    expect(here).not.toHaveBeenCalled()
    expect(log.warn).not.toHaveBeenCalled()
  })
})

describe('a job that the first worker does not take', () => {
  test.each([
    ['busy', refuse(503, { 'retry-after': '1' }), 'it answered 503'],
    ['broken', refuse(500), 'it answered 500'],
    ['of another token', refuse(401), 'it answered 401'],
    ['silent', stall(), 'it did not begin in time'],
    ['something else', tell({ kind: 'odd' } as never), 'it answered something else'],
    ['gone', ((response) => response.socket?.destroy()) as WorkerBehaviour, 'ECONNRESET'],
    ['lost in the midst of it', die, 'ECONNRESET'],
  ])('is done by the next: %s', async (_, behaviour, reason) => {
    await start([behaviour, done])
    expect(await read()).toEqual(['there'])
    expect(countAsked()).toEqual([1, 1])
    expect(reasons()).toEqual([reason])
    // Left alone now, so that the next job goes to the other one at once.
    expect(await read()).toEqual(['there'])
    expect(countAsked()).toEqual([1, 2])
  })

  test('is done here where there is no next, and the turns of all are those of this machine', async () => {
    await start([refuse(503, { 'retry-after': '5' })])
    expect(await read()).toBe('here')
    expect(workers.atOnce('photos')).toBe(2)
    expect(here).toHaveBeenCalledExactlyOnceWith('readReceipt', { image }, expect.anything())
  })

  test('is refused where this machine is not to do it', async () => {
    await start([refuse(500)], { fallback: false })
    await expect(read()).rejects.toBeInstanceOf(QueueFull)
    expect(here).not.toHaveBeenCalled()
  })

  test('is given to nobody else when it has cost two workers', async () => {
    await start([die, die, done])
    await expect(read()).rejects.toMatchObject({ name: 'JobFailure' })
    expect(countAsked()).toEqual([1, 1, 0])
    expect(here).not.toHaveBeenCalled()
  })

  test('is not sent at all where no worker would take so much', async () => {
    await start([done])
    const items = ['x'.repeat(body_limit)]
    expect(await workers.run('matchLines', { product_names: [], items }, { asker })).toBe('here')
    expect(countAsked()).toEqual([0])
  })
})

test('an address where nobody listens is found out at the start, and told once', async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await start([], { urls: [`http://127.0.0.1:${port}`] })
  await vi.waitFor(() => expect(reasons()).toEqual(['ECONNREFUSED']))
  expect(await read()).toBe('here')
  expect(log.warn).toHaveBeenCalledTimes(1)
})

test('as many run at once as all workers together do', async () => {
  await start([])
  doubles = await Promise.all([startWorkerDouble(done, 3), startWorkerDouble(done, 8)])
  await workers.close()
  workers = createRemoteWorkers({ urls: doubles.map(({ url }) => url), token, fallback: true }, { local, log, limits })
  await vi.waitFor(() => expect(workers.atOnce('photos')).toBe(11))
})

test('jobs that come back all at once are done here a few at a time', async () => {
  await start([refuse(500)])
  let most = 0
  const running = new Set<() => void>()
  here.mockImplementation(async () => {
    await new Promise<void>((end) => {
      running.add(end)
      most = Math.max(most, running.size)
    })
    return 'here' as never
  })
  const jobs = Promise.all(Array.from({ length: 6 }, () => read()))
  for (let ended = 0; ended < 6; ended += 2) {
    await vi.waitFor(() => expect(running.size).toBe(2))
    for (const end of running) {
      running.delete(end)
      end()
    }
  }
  await jobs
  expect(most).toBe(2)
})

test('a code goes to a worker that has more receipts than it can do', async () => {
  await start([(response, request) => (request.url === '/jobs/readBarcodes' ? done : busy)(response, request)])
  expect(await read()).toBe('here')
  expect(await workers.run('readBarcodes', { image }, { asker })).toEqual(['there'])
  expect(await read()).toBe('here')
  expect(doubles[0]?.asked.map(({ name }) => name)).toEqual(['readReceipt', 'readBarcodes'])
})

test('what no worker takes is done here in turns of people, and codes wait for no receipts', async () => {
  await start([busy])
  // From now on it is not even asked for receipts.
  expect(await read()).toBe('here')
  const begun: [name: string, user_id: number][] = []
  const ends: (() => void)[] = []
  here.mockImplementation(async (name, _input, options) => {
    begun.push([name, options.asker.user_id])
    await new Promise<void>((end) => void ends.push(end))
    return 'here' as never
  })
  const readFor = (user_id: number, household_id: number) =>
    workers.run('readReceipt', { image }, { asker: { user_id, household_id } })
  const jobs = [1, 2, 3, 4, 5].map((household_id) => readFor(1, household_id))
  await vi.waitFor(() => expect(begun).toHaveLength(2))
  jobs.push(readFor(9, 9))
  jobs.push(workers.run('readBarcodes', { image }, { asker: { user_id: 8, household_id: 8 } }) as never)
  await vi.waitFor(() => expect(begun).toHaveLength(3))
  expect(begun[2]).toEqual(['readBarcodes', 8])
  for (let ended = 0; ended < jobs.length; ended += 1) {
    await vi.waitFor(() => expect(ends.length).toBeGreaterThan(ended))
    ends[ended]?.()
  }
  await Promise.all(jobs)
  const people = begun.flatMap(([name, user_id]) => (name === 'readReceipt' ? [user_id] : []))
  // After one more of those who were first, it is the turn of the other.
  expect(people).toEqual([1, 1, 1, 9, 1, 1])
})

import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { TestDatabase } from '../testing/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { createAttempt } from './attempt.ts'
import { ServiceError } from './exchange.ts'

let test_database: TestDatabase
beforeAll(async () => {
  test_database = await createTestDatabase()
})
afterAll(() => test_database.drop())

const config = { url: 'http://127.0.0.1:9', key: 'secret', model: undefined }
const log = { error: vi.fn<(fields: object, message: string) => void>() }
const fail = vi.fn<() => Promise<never>>()
const attempt = (changes: Partial<Record<keyof typeof config, string>> = {}, kind = 'shelf') =>
  createAttempt(test_database.database, kind, { ...config, ...changes })
const run = (text: string) => test_database.database.query({ name: '', text })

beforeEach(async () => {
  vi.clearAllMocks()
  fail.mockRejectedValue(new ServiceError('the service answered 503'))
  await run('delete from rate_limit')
})

test('an answer is an answer', async () => {
  expect(await attempt()(log, async () => 'milk')).toBe('milk')
  expect(await run('select from rate_limit')).toEqual([])
})

test('a service that failed is left alone for a while, and its failure told once', async () => {
  expect(await attempt()(log, fail)).toBeUndefined()
  expect(await attempt()(log, fail)).toBeUndefined()
  expect(fail).toHaveBeenCalledTimes(1)
  expect(log.error.mock.calls).toEqual([[{ service: 'shelf', reason: 'the service answered 503' }, 'a service failed']])
  expect(JSON.stringify(await run('select * from rate_limit'))).not.toContain('secret')
})

test('when the pause is over it is asked again, and a success ends it for good', async () => {
  await attempt()(log, fail)
  await run(`update rate_limit set window_ends_at = now() - interval '1 s'`)
  expect(await attempt()(log, async () => 'back')).toBe('back')
  expect(await run('select from rate_limit')).toEqual([])
})

test('it is left alone for as long as it asks for', async () => {
  fail.mockRejectedValue(new ServiceError('busy', 300))
  await attempt()(log, fail)
  expect(await run('select round(extract(epoch from window_ends_at - now())) as seconds from rate_limit')).toEqual([
    { seconds: 300 },
  ])
})

test.each([
  [{ key: 'mended' }, 'shelf'],
  [{ url: 'http://127.0.0.1:10' }, 'shelf'],
  [{ model: 'another' }, 'shelf'],
  [{}, 'receipt'],
])('another service (%j, %s) is not paused by it', async (changes, kind) => {
  await attempt()(log, fail)
  expect(await attempt(changes, kind)(log, async () => 'milk')).toBe('milk')
})

test('a fault of ours is no fault of the service', async () => {
  const broken = attempt()(log, async () => Promise.reject(new TypeError('ours')))
  await expect(broken).rejects.toThrow('ours')
  expect(await run('select from rate_limit')).toEqual([])
})

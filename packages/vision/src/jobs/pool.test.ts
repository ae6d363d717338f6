import { afterEach, expect, test, vi } from 'vitest'
import { anything, startOddThread } from '../testing/threads.ts'
import { type Pool, type PoolOptions, createPool } from './pool.ts'
import { JobFailure } from './thread.ts'

let pool: Pool
afterEach(() => pool.close())

function createTestPool(start: NonNullable<PoolOptions['start']>, options: Partial<PoolOptions> = {}) {
  const counted = vi.fn<typeof start>(start)
  pool = createPool({ time_ms: 25_000, idle_ms: 25_000, start: counted, ...options })
  return counted
}

test('starts no thread before there is a job, and keeps it warm for the next', async () => {
  const start = createTestPool(() => startOddThread('counting'))
  expect(pool.count()).toBe(0)
  expect(await pool.run('readBarcodes', anything)).toBe(1)
  expect(await pool.run('readBarcodes', anything)).toBe(2)
  expect(start).toHaveBeenCalledTimes(1)
})

test('gives jobs of the same time threads of their own', async () => {
  const start = createTestPool(() => startOddThread('counting'))
  expect(await Promise.all([1, 2, 3].map(() => pool.run('readBarcodes', anything)))).toEqual([1, 1, 1])
  expect(start).toHaveBeenCalledTimes(3)
  expect(pool.count()).toBe(3)
})

test('replaces a thread that died', async () => {
  const kinds = ['leaving', 'counting'] as const
  let started = 0
  createTestPool(() => startOddThread(kinds[started++] ?? 'counting'))
  await expect(pool.run('readBarcodes', anything)).rejects.toBeInstanceOf(JobFailure)
  expect(pool.count()).toBe(0)
  expect(await pool.run('readBarcodes', anything)).toBe(1)
})

test('lets threads go that have nothing to do', async () => {
  createTestPool(() => startOddThread('counting'), { idle_ms: 10 })
  await pool.run('readBarcodes', anything)
  await vi.waitFor(() => expect(pool.count()).toBe(0))
  expect(await pool.run('readBarcodes', anything)).toBe(1)
})

test('stops those at work too when it is closed, and takes nothing on afterwards', async () => {
  createTestPool(() => startOddThread('hanging'))
  const failure = pool.run('readBarcodes', anything).catch((error: unknown) => error)
  await pool.close()
  expect(await failure).toBeInstanceOf(JobFailure)
  expect(pool.count()).toBe(0)
  await expect(pool.run('readBarcodes', anything)).rejects.toThrow('closed')
})

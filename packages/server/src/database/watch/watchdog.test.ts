import { Pool } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { isDatabaseUnavailable } from '../errors.ts'
import { createWatchdog } from './watchdog.ts'

let pool: Pool
const watchdog = createWatchdog(200, 20)

beforeAll(() => {
  pool = new Pool(inject('testServer'))
})
afterAll(async () => {
  watchdog.stop()
  await pool.end()
})

async function lend() {
  const client = await pool.connect()
  client.on('error', () => {})
  watchdog.watch(client)
  return client
}

test('a query that takes too long ends as if the database were unavailable', async () => {
  const client = await lend()
  const error: unknown = await client.query('select pg_sleep(5)').catch((reason: unknown) => reason)
  watchdog.forget(client)
  client.release(true)
  expect(isDatabaseUnavailable(error)).toBe(true)
})

test('a connection that came back in time is left alone', async () => {
  const client = await lend()
  watchdog.forget(client)
  await client.query('select pg_sleep(0.5)')
  client.release()
  expect(pool.idleCount).toBe(1)
})

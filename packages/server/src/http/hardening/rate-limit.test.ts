import { http_messages } from '@larder/contract/messages/server/http-messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { HttpError } from '../errors.ts'
import { createRateLimiter, networkOf } from './rate-limit.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

const limit = { name: 'test', attempts: 3, window_seconds: 60 }
const refusal = { status: 429, message: http_messages.tooManyRequests }

let store: TestDatabase
beforeAll(async () => {
  store = await createTestDatabase()
})
afterAll(() => store.drop())

const endWindows = () =>
  store.database.query({ name: 'end_windows', text: `update rate_limit set window_ends_at = now() - interval '1 s'` })

test('the attempt beyond the limit is refused until the window ends', async () => {
  const { count } = createRateLimiter(store.database, true)
  for (let attempt = 0; attempt < 3; attempt += 1) await count(limit, 'ada')
  await expect(count(limit, 'ada')).rejects.toMatchObject(refusal)
  await expect(count(limit, 'ada')).rejects.toMatchObject({ headers: { 'retry-after': '60' } })
  await count(limit, 'bob')
  await endWindows()
  await expect(count(limit, 'ada')).resolves.toBeUndefined()
})

test('a volley at once gets through as often as the limit says', async () => {
  const { count } = createRateLimiter(store.database, true)
  const tries = Array.from({ length: 20 }, () => count(limit, 'volley'))
  const outcomes = await Promise.allSettled(tries)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
  expect(reasons.every((reason) => reason instanceof HttpError && reason.status === 429)).toBe(true)
})

test('no subject can be read from the table', async () => {
  await createRateLimiter(store.database, true).count(limit, 'a password in the name field')
  const rows = await store.database.query({ name: 'read_limits', text: 'select * from rate_limit' })
  expect(JSON.stringify(rows)).not.toContain('password')
})

test('switched off, nothing is counted', async () => {
  const { count } = createRateLimiter(store.database, false)
  for (let attempt = 0; attempt < 10; attempt += 1) await count(limit, 'free')
  await expect(createRateLimiter(store.database, true).count(limit, 'free')).resolves.toBeUndefined()
})

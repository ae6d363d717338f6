import { http_messages } from '@larder/contract/messages/server/http-messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../../testing/database.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { type Delays, type Subject, createDelays, keyOf } from './delays.ts'

let store: TestDatabase
let delays: Delays
beforeAll(async () => {
  store = await createTestDatabase()
  delays = createDelays(store.database, true)
})
afterAll(() => store.drop())

const delay = {
  name: 'test',
  free: 3,
  first_wait_seconds: 1,
  longest_seconds: 60,
  forget_seconds: 3600,
  ends_by_success: true,
}
const run = (text: string) => store.database.query({ name: '', text })

/** The wait as it was written down: the clock of a busy machine has no say in it. */
const waitOf = async (subject: string) => {
  const [row] = await run(`select round(extract(epoch from open_at - forget_at)) + ${delay.forget_seconds} as seconds
    from login_delay where login_delay_key = '${keyOf({ delay, subject })}'`)
  return row?.['seconds'] as unknown
}

test('each failure beyond the free ones doubles the wait, up to the longest', async () => {
  const waits: unknown[] = []
  for (let failure = 1; failure <= 10; failure += 1) {
    await delays.claim([{ delay, subject: 'ada' }])
    waits.push(await waitOf('ada'))
    await run(`update login_delay set open_at = now()`)
  }
  expect(waits).toEqual([0, 0, 1, 2, 4, 8, 16, 32, 60, 60])
})

test('whoever must wait is told how long', async () => {
  const subjects = [{ delay, subject: 'told' }]
  await delays.claim(subjects)
  await run(`update login_delay set open_at = now() + interval '50 s'`)
  const refusal: unknown = await delays.claim(subjects).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ status: 429, message: http_messages.tooManyRequests })
  expect(refusal).toMatchObject({ headers: { 'retry-after': expect.stringMatching(/^[45]\d$/) } })
})

test('after a long silence it is as if nothing had been', async () => {
  const subjects = [{ delay, subject: 'bob' }]
  await delays.claim(subjects)
  await run('update login_delay set failures = 9')
  await delays.claim(subjects)
  expect(await waitOf('bob')).toBe(60)
  await run(`update login_delay set open_at = now() - interval '2 s', forget_at = now() - interval '1 s'`)
  await delays.claim(subjects)
  expect(await waitOf('bob')).toBe(0)
})

const failuresOf = async ({ delay: { name }, subject }: Subject) => {
  const key = keyOf({ delay: { ...delay, name }, subject })
  const [row] = await run(`select failures from login_delay where login_delay_key = '${key}'`)
  return row?.['failures'] as unknown
}

/** Closed for the length of a test. */
const closed = { delay: { ...delay, name: 'closed' }, subject: 'closed' }
const close = async () => {
  await delays.claim([closed])
  await run(`update login_delay set open_at = now() + interval '10 minutes' where login_delay_key like 'closed:%'`)
}

test('a volley over several processes gets one guess where one is due', async () => {
  const subjects = [{ delay, subject: 'volley' }]
  await delays.claim(subjects)
  await run('update login_delay set failures = 9')
  const other = createDelays(store.database, true)
  const volley = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? delays : other).claim(subjects))
  const outcomes = await Promise.allSettled(volley)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await failuresOf({ delay, subject: 'volley' })).toBe(10)
})

test('many first attempts at once are all counted', async () => {
  const patient = { delay: { ...delay, name: 'patient', free: 100 }, subject: 'first' }
  await Promise.all(Array.from({ length: 20 }, () => delays.claim([patient])))
  expect(await failuresOf(patient)).toBe(20)
})

test('an attempt that one subject refuses does not count for the others', async () => {
  await close()
  const shared = { delay, subject: 'network' }
  await delays.claim([shared])
  await expect(delays.claim([shared, closed])).rejects.toMatchObject({ status: 429 })
  expect(await failuresOf(shared)).toBe(1)
})

test('a right password wipes its own slate, and takes back only its own attempt of a shared one', async () => {
  const own = { delay, subject: 'own' }
  const shared = { delay: { ...delay, name: 'total', ends_by_success: false }, subject: 'address' }
  await delays.claim([shared])
  await delays.claim([shared, own])
  await run(`update login_delay set failures = 9, open_at = now() - interval '1 s'`)
  await delays.claim([shared, own])
  await delays.forgive([shared, own])
  expect([await failuresOf(shared), await failuresOf(own)]).toEqual([9, undefined])
  // As open as before: the next who knows the password need not wait.
  await expect(delays.claim([shared])).resolves.toHaveLength(1)
})

test('no subject can be read from the table', async () => {
  await delays.claim([{ delay, subject: 'a password in the name field' }])
  expect(JSON.stringify(await run('select * from login_delay'))).not.toContain('password')
})

test('switched off, nothing is counted', async () => {
  const off = createDelays(store.database, false)
  for (let failure = 0; failure < 10; failure += 1) await off.claim([{ delay, subject: 'free' }])
  await expect(delays.claim([{ delay, subject: 'free' }])).resolves.toHaveLength(1)
})

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp, password } from '../testing/app.ts'
import { silent } from '../testing/operations/cluster.ts'
import { jumpClock } from '../testing/clock.ts'
import { addItem } from '../testing/items.ts'
import { cleanUp } from './service.ts'

let larder: TestApp
beforeEach(async () => {
  larder = await createTestApp({ rateLimit: true })
})
afterEach(() => larder.close())

const jump = (by: string) => jumpClock(larder.database, by)
const clean = () => cleanUp(larder.database, silent)
const run = (text: string) => larder.database.query({ name: '', text })
const isIn = async (person: Client) => (await person.get('/api/users/profile')).status === 200

async function count(table: string): Promise<unknown> {
  return (await run(`select count(*) as count from ${table}`))[0]?.['count']
}

async function logIn(username: string, secret = password) {
  const answer = await larder.anonymous.post('/api/auth/login', { username, password: secret })
  return { status: answer.status, person: larder.as((answer.body as { token: string }).token) }
}

async function consumeOnce(person: Client): Promise<string> {
  const { item_id } = await addItem(person, { quantity: 5 })
  const answer = await person.post(
    `/api/inventory/${item_id}/consume`,
    { new_quantity: 4 },
    { 'idempotency-key': 'once' },
  )
  expect(answer.status).toBe(200)
  return `/api/inventory/${item_id}/consume`
}

describe('a clock that jumps years ahead and back', () => {
  test('ends no session, whether it was used meanwhile or not, and forgets no answer', async () => {
    const [used, unused] = [await larder.register(), await larder.register()]
    const consume = await consumeOnce(used)
    await jump('5 years')
    await clean()
    expect(await isIn(used)).toBe(true)
    const during = await logIn(used.username)
    expect(during.status).toBe(200)
    await clean()
    await jump('-5 years')
    await clean()
    for (const person of [used, unused, during.person]) expect(await isIn(person)).toBe(true)
    expect(await count('idempotency_key')).toBe(1)
    const again = await used.post(consume, { new_quantity: 4 }, { 'idempotency-key': 'once' })
    expect(again.status).toBe(200)
    expect(await count('login_place')).toBe(2)
  })

  test('leaves nothing in the future that would never expire', async () => {
    const person = await larder.register()
    await jump('5 years')
    await clean()
    await consumeOnce(person)
    await logIn(person.username)
    await person.post('/api/household/invites', { role: 'member' })
    await jump('-5 years')
    await clean()
    const ahead = `> now() + interval '1 minute'`
    expect(await count(`session where last_used_at ${ahead} or created_at ${ahead}`)).toBe(0)
    expect(await count(`idempotency_key where created_at ${ahead}`)).toBe(0)
    expect(await count(`login_place where seen_at ${ahead}`)).toBe(0)
    expect(await count(`invite where expires_at > now() + interval '7 days 1 minute'`)).toBe(0)
  })

  test('lets nobody wait for years for a password typed wrong meanwhile', async () => {
    await jump('5 years')
    let status = 401
    while (status === 401) ({ status } = await logIn('somebody', 'wrong password'))
    expect(status).toBe(429)
    await jump('-5 years')
    expect((await logIn('somebody', 'wrong password')).status).toBe(401)
  })

  test('lets nobody wait for years to register', async () => {
    const key = `select rate_limit_key from rate_limit`
    await larder.register()
    await jump('5 years')
    await run(`update rate_limit set attempts = 1000, window_ends_at = now() + interval '1 minute'`)
    expect(await run(key)).toHaveLength(1)
    const person = { username: 'late', email: 'late@example.org', password }
    expect((await larder.anonymous.post('/api/auth/register', person)).status).toBe(429)
    await jump('-5 years')
    expect((await larder.anonymous.post('/api/auth/register', person)).status).toBe(201)
  })
})

test('a clock that begins decades behind and is put right ends no session, also none that began meanwhile', async () => {
  const person = await larder.register()
  await jump('-50 years')
  await clean()
  const [during, newcomer] = [await logIn(person.username), await larder.register()]
  expect(await isIn(person)).toBe(true)
  await jump('50 years')
  await clean()
  for (const each of [person, during.person, newcomer]) expect(await isIn(each)).toBe(true)
})

test('time that has really passed is believed in, a day each hour, and then an idle session ends', async () => {
  const person = await larder.register()
  await jump('100 days')
  let hours = 0
  while (Number(await count('session')) > 0 && hours < 200) {
    await clean()
    hours += 1
  }
  expect(await isIn(person)).toBe(false)
  expect(hours).toBeGreaterThan(80)
  expect(hours).toBeLessThanOrEqual(91)
})

test('a clock that is right is followed to the hour', async () => {
  const person = await larder.register()
  await clean()
  await run(`update session set last_used_at = now() - interval '90 days'`)
  expect(await isIn(person)).toBe(false)
  await clean()
  expect(await count('session')).toBe(0)
})

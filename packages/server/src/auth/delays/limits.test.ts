import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../testing/app.ts'
import { createTestApp, password } from '../../testing/app.ts'
import { createLogins } from '../../testing/logins.ts'
import { delays } from './delay-kinds.ts'

let larder: TestApp
beforeAll(async () => {
  // The tests come from here, and say for whom, as a proxy does.
  larder = await createTestApp({ rateLimit: true, trustProxy: ['127.0.0.1'] })
})
beforeEach(async () => {
  for (const table of ['login_delay', 'login_place', 'rate_limit']) await run(`delete from ${table}`)
})
afterAll(() => larder.close())

const home = '203.0.113.1'
const elsewhere = '198.51.100.7'

const { run, attempt, login, fail, exhaust, lengthen } = createLogins(() => larder)
const readDelays = () => run('select * from login_delay order by 1')

test('five wrong passwords for a name from one address close it there for a moment, and others not', async () => {
  const { username } = await larder.register()
  const other = await larder.register()
  await fail(username, elsewhere, delays.pair.free)
  await lengthen(delays.pair)
  const refused = await attempt({ username: username.toUpperCase(), password }, elsewhere)
  expect(refused.status).toBe(429)
  const retry_after_seconds = Number(refused.headers['retry-after'])
  expect(retry_after_seconds).toBeGreaterThan(60)
  expect(refused.body).toEqual({
    message: 'Too many attempts. Please wait a moment and try again.',
    retry_after_seconds,
  })
  expect(await login(other.username, password, elsewhere)).toBe(200)
})

test('logging in rightly never closes a name', async () => {
  const { username } = await larder.register()
  for (let round = 0; round <= delays.pair.free; round += 1) {
    expect(await login(username, password, elsewhere, `Firefox/1 ${round}`)).toBe(200)
  }
})

test('an attacker on the owner’s own network does not lock out the owner’s device', async () => {
  const { username } = await larder.register()
  expect(await login(username, password, home, 'Firefox/1 (Android)')).toBe(200)
  await fail(username, home, delays.pair.free)
  await lengthen(delays.pair)
  expect(await login(username, password, home)).toBe(429)
  expect(await login(username, password, home, 'Firefox/2 (Android)')).toBe(200)
})

test('also a known device has only so many guesses, and its owner elsewhere is not touched by them', async () => {
  const { username } = await larder.register()
  expect(await login(username, password, home)).toBe(200)
  await fail(username, home, delays.place.free)
  await lengthen(delays.place)
  expect(await login(username, password, home)).toBe(429)
  expect(await login(username, password, elsewhere)).toBe(200)
})

test('an address that tries many names is closed for names that were never there', async () => {
  const { username } = await larder.register()
  const known = await larder.register()
  expect(await login(known.username, password, home)).toBe(200)
  await fail('somebody', home, 1)
  await exhaust(delays.address)
  await fail('somebody else', home, 1)
  await lengthen(delays.address)
  expect(await login(username, password, home)).toBe(429)
  expect(await login(known.username, password, home)).toBe(200)
  expect(await login(username, password, elsewhere)).toBe(200)
})

test('refused attempts count for nothing', async () => {
  const { username } = await larder.register()
  await fail(username, elsewhere, delays.pair.free)
  await lengthen(delays.pair)
  const before = await readDelays()
  for (let round = 0; round < 3; round += 1) expect(await login(username, 'wrong password', elsewhere)).toBe(429)
  expect(await readDelays()).toEqual(before)
})

test('a change of the password makes a thief’s device an unknown one again', async () => {
  const person = await larder.register()
  expect(await login(person.username, password, elsewhere)).toBe(200)
  const body = { current_password: password, new_password: 'a new password' }
  expect((await person.put('/api/users/password', body)).status).toBe(200)
  expect(await run('select from login_place')).toHaveLength(1)
})

test('guesses at the old password are slowed down for this session alone', async () => {
  const person = await larder.register()
  const signedIn = (await attempt({ username: person.username, password }, home)).body as { token: string }
  const change = (token: string | undefined, current_password: string) =>
    larder.as(token ?? '').put('/api/users/password', { current_password, new_password: 'a new password' })
  for (let round = 0; round < delays.confirmation.free; round += 1) {
    expect((await change(person.token, 'wrong password')).status).toBe(403)
  }
  await lengthen(delays.confirmation)
  const refused = await change(person.token, password)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
  expect(await login(person.username, password, elsewhere)).toBe(200)
  expect((await change(signedIn.token, password)).status).toBe(200)
})

test('an address registers only so many people in a minute', async () => {
  await larder.register()
  await run(`update rate_limit set attempts = 60 where rate_limit_key like 'registration:%'`)
  const body = { username: 'more', email: 'more@example.org', password }
  expect((await larder.anonymous.post('/api/auth/register', body)).status).toBe(429)
})

test('a refused registration by its input does not count', async () => {
  await larder.anonymous.post('/api/auth/register', { username: '' })
  expect(await run('select from rate_limit')).toHaveLength(0)
})

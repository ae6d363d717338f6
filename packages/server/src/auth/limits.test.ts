import { afterEach, beforeEach, expect, test } from 'vitest'
import { rateLimits } from '../http/rate-limit.ts'
import type { TestApp } from '../testing/app.ts'
import { createTestApp, password } from '../testing/app.ts'

let larder: TestApp
beforeEach(async () => {
  larder = await createTestApp({ rateLimit: true })
})
afterEach(() => larder.close())

const login = async (username: string, given: string) =>
  (await larder.anonymous.post('/api/auth/login', { username, password: given })).status

/** As if these many attempts had been made from here already: sixty hashes would make the test slow. */
const exhaust = (name: string) =>
  larder.database.query(
    {
      name: 'exhaust',
      text: `update rate_limit set attempts = 60 where rate_limit_key like $1 || ':%'`,
    },
    [name],
  )

test('a name is closed after ten wrong passwords, and others are not', async () => {
  const { username } = await larder.register()
  const other = await larder.register()
  for (let attempt = 0; attempt < rateLimits.loginByName.attempts; attempt += 1) {
    expect(await login(username, 'wrong password')).toBe(401)
  }
  const refused = await larder.anonymous.post('/api/auth/login', { username: username.toUpperCase(), password })
  expect(refused.status).toBe(429)
  expect(refused.body).toEqual({ message: 'Too many attempts. Please wait a moment and try again.' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await login(other.username, password)).toBe(200)
})

test('logging in rightly never closes a name', async () => {
  const { username } = await larder.register()
  for (let attempt = 0; attempt <= rateLimits.loginByName.attempts; attempt += 1) {
    expect(await login(username, password)).toBe(200)
  }
})

test('an address that tries many names is closed for all of them', async () => {
  const { username } = await larder.register()
  expect(await login('somebody', 'wrong password')).toBe(401)
  await exhaust('login_address')
  expect(await login(username, password)).toBe(429)
})

test('an address registers only so many people in a minute', async () => {
  await larder.register()
  await exhaust('registration')
  const body = { username: 'more', email: 'more@example.org', password }
  expect((await larder.anonymous.post('/api/auth/register', body)).status).toBe(429)
})

test('a refused registration by its input does not count', async () => {
  await larder.anonymous.post('/api/auth/register', { username: '' })
  const rows = await larder.database.query({ name: 'count_limits', text: 'select from rate_limit' })
  expect(rows).toHaveLength(0)
})

import { api } from '@larder/contract/calls/api'
import { messages } from '@larder/contract/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashToken } from '../http/authentication.ts'
import type { TestApp } from '../testing/app.ts'
import { createTestApp, password } from '../testing/app.ts'

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp()
})
afterAll(() => larder.close())

const count = async (table: string) => {
  const [row] = await larder.database.query<{ count: number }>({
    name: `count_${table}`,
    text: `select count(*)::integer as count from ${table}`,
  })
  return row?.count
}

test('registering answers 201 with a token and the user, and the token works', async () => {
  const body = {
    username: 'Ada',
    email: 'ada@example.org',
    password: 'analytical',
    first_name: 'Ada',
    last_name: ' Lovelace ',
    time_zone: 'Europe/London',
  }
  const answer = await larder.anonymous.post('/api/auth/register', body)
  const user = {
    username: 'Ada',
    email: 'ada@example.org',
    first_name: 'Ada',
    last_name: 'Lovelace',
    time_zone: 'Europe/London',
    role: 'owner',
    household_id: expect.any(Number),
  }
  expect(answer.status).toBe(201)
  expect(answer.body).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), user })
  const { token } = api.register.response.parse(answer.body)
  expect(await larder.as(token).call(api.getProfile, {})).toMatchObject({ user })
})

test('a registration without names and zone has none, and UTC', async () => {
  const { user } = await larder.anonymous.call(api.register, {
    body: { username: 'bare', email: 'bare@example.org', password },
  })
  expect(user).toEqual({
    username: 'bare',
    email: 'bare@example.org',
    first_name: null,
    last_name: null,
    time_zone: 'UTC',
    role: 'owner',
    household_id: expect.any(Number),
  })
})

test.each([
  ['TAKEN', 'other@example.org', 'Username already taken'],
  ['other', 'Taken@Example.Org', 'Email already in use'],
  ['taken@example.org', 'third@example.org', 'Username already taken'],
  ['other', 'named@example.org', 'Email already in use'],
])('%s with %s is refused: %s', async (username, email, sentence) => {
  await larder.anonymous.post('/api/auth/register', { username: 'taken', email: 'taken@example.org', password })
  await larder.anonymous.post('/api/auth/register', { username: 'named@example.org', email: 'n@example.org', password })
  const before = await count('app_user')
  const answer = await larder.anonymous.post('/api/auth/register', { username, email, password })
  expect(answer.status).toBe(409)
  expect(answer.body).toEqual({ message: sentence })
  expect(await count('app_user')).toBe(before)
})

test('of many equal registrations at once exactly one succeeds, and leaves one household', async () => {
  const before = await count('household')
  const body = { username: 'racer', email: 'racer@example.org', password }
  const answers = await Promise.all(Array.from({ length: 8 }, () => larder.anonymous.post('/api/auth/register', body)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(7).fill(409)])
  expect(await count('household')).toBe((before ?? 0) + 1)
})

test.each(['ada2', 'ADA2', 'ada2@example.org', ' Ada2@EXAMPLE.org '])('%s logs in', async (username) => {
  await larder.anonymous.post('/api/auth/register', { username: 'Ada2', email: 'ada2@example.org', password })
  const session = await larder.anonymous.call(api.login, { body: { username, password } })
  expect(session.user.username).toBe('Ada2')
  expect((await larder.as(session.token).get('/api/users/profile')).status).toBe(200)
})

test('a wrong password and an unknown name get the same answer', async () => {
  const { username } = await larder.register()
  const wrong = await larder.anonymous.post('/api/auth/login', { username, password: 'wrong password' })
  const unknown = await larder.anonymous.post('/api/auth/login', { username: 'nobody at all', password })
  expect(wrong.status).toBe(401)
  expect(wrong.body).toEqual({ message: 'Login failed. Please check your credentials and try again.' })
  expect(unknown.status).toBe(401)
  expect(unknown.body).toEqual(wrong.body)
})

test('passwords keep their white space and their case', async () => {
  const { username } = await larder.register({ password: ' Spaced Out ' })
  const login = (given: string) => larder.anonymous.post('/api/auth/login', { username, password: given })
  expect((await login(' Spaced Out ')).status).toBe(200)
  expect((await login('Spaced Out')).status).toBe(401)
  expect((await login(' spaced out ')).status).toBe(401)
})

test('logging out ends that session alone', async () => {
  const person = await larder.register()
  const other = await larder.anonymous.call(api.login, { body: { username: person.username, password } })
  const answer = await person.post('/api/auth/logout')
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({ message: messages.auth.signedOut })
  expect((await person.get('/api/users/profile')).status).toBe(401)
  expect((await larder.as(other.token).get('/api/users/profile')).status).toBe(200)
})

test('neither a password nor a token is stored as it is', async () => {
  const { token } = await larder.register({ password: 'hidden in plain sight' })
  const [row] = await larder.database.query<{ password_hash: string }>({
    name: 'test_hash',
    text: 'select password_hash from app_user order by user_id desc limit 1',
  })
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const stored = await larder.database.query(
    {
      name: 'test_token',
      text: 'select from session where token_hash = $1',
    },
    [hashToken(token ?? '')],
  )
  expect(stored).toHaveLength(1)
})

test('a closed server registers nobody', async () => {
  const closed = await createTestApp({ registration: 'closed' })
  const body = { username: 'late', email: 'late@example.org', password }
  const answer = await closed.anonymous.post('/api/auth/register', body)
  expect(answer.status).toBe(403)
  expect(answer.body).toEqual({ message: 'Registration is closed on this server' })
  await closed.close()
})

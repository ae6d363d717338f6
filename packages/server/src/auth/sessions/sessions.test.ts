import { account_api } from '@larder/contract/account'
import { api } from '@larder/contract/calls/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client, TestApp } from '../../testing/app.ts'
import { createTestApp, password } from '../../testing/app.ts'

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp()
})
afterAll(() => larder.close())

const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'

async function logIn(username: string, given = password, user_agent = 'curl/8.5.0'): Promise<Client> {
  const answer = await larder.anonymous.post(
    '/api/auth/login',
    { username, password: given },
    { 'user-agent': user_agent },
  )
  return larder.as(api.login.response.parse(answer.body).token)
}

const isIn = async (client: Client) => (await client.get('/api/users/profile')).status === 200
const listOf = async (client: Client) => (await client.call(account_api.listSessions, {})).sessions

test('a person sees their devices in words, the last used first, and which one this is', async () => {
  const person = await larder.register()
  const phone = await logIn(person.username, password, android)
  const sessions = await listOf(phone)
  expect(sessions).toEqual([
    expect.objectContaining({ device: 'Chrome on Android', is_current: true }),
    expect.objectContaining({ device: null, is_current: false }),
  ])
  expect(Object.keys(sessions[0] ?? {}).toSorted()).toEqual([
    'created_at',
    'device',
    'is_current',
    'last_used_at',
    'session_id',
  ])
  expect((await listOf(person)).map(({ is_current }) => is_current)).toEqual([false, true])
  const stored = await larder.database.query({ name: 'read_sessions', text: 'select * from session' })
  expect(JSON.stringify(stored)).not.toContain('Mozilla')
})

test('a session that slept for ninety days is no device any more', async () => {
  const person = await larder.register()
  const other = await logIn(person.username)
  await larder.database.query({
    name: 'age_first_session',
    text: `update session set last_used_at = now() - interval '90 days'
      where session_id = (select max(session_id) from session)`,
  })
  expect(await listOf(person)).toHaveLength(1)
  expect(await isIn(other)).toBe(false)
})

test('one device is logged out, and only a device of one’s own', async () => {
  const person = await larder.register()
  const otherUser = await larder.register()
  const other = await logIn(person.username)
  const session_id = (await listOf(person)).find(({ is_current }) => !is_current)?.session_id ?? 0
  const refused = await otherUser.delete(`/api/auth/sessions/${session_id}`)
  expect(refused.status).toBe(404)
  expect(refused.body).toEqual({ message: 'That device is logged out already.' })
  expect(await isIn(other)).toBe(true)

  const answer = await person.delete(`/api/auth/sessions/${session_id}`)
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({ message: 'That device is logged out.' })
  expect(await isIn(other)).toBe(false)
  expect(await isIn(person)).toBe(true)
  expect((await person.delete(`/api/auth/sessions/${session_id}`)).status).toBe(404)
})

test('signing out everywhere ends every session of this person, and of nobody else', async () => {
  const person = await larder.register()
  const otherUser = await larder.register()
  const devices = [person, await logIn(person.username), await logIn(person.username)]
  const answer = await person.post('/api/auth/logout-everywhere')
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({ message: 'You are logged out on every device' })
  expect(await Promise.all(devices.map(isIn))).toEqual([false, false, false])
  expect(await isIn(otherUser)).toBe(true)
})

const change = (client: Client, current_password: string, new_password: string) =>
  client.put('/api/users/password', { current_password, new_password })

test('a new password ends every other session and gives this one a new token', async () => {
  const person = await larder.register()
  const other = await logIn(person.username)
  const [before] = (await listOf(person)).filter(({ is_current }) => is_current)
  const answer = await change(person, password, ' a new one ')
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({
    message: 'Password changed. Your other devices are logged out.',
    token: expect.stringMatching(/^[\w-]{43}$/),
  })
  const { token } = account_api.changePassword.response.parse(answer.body)
  expect([await isIn(person), await isIn(other), await isIn(larder.as(token))]).toEqual([false, false, true])
  const [after, ...rest] = await listOf(larder.as(token))
  expect(after).toMatchObject({ session_id: before?.session_id, created_at: before?.created_at, is_current: true })
  expect(rest).toEqual([])

  const login = (given: string) =>
    larder.anonymous.post('/api/auth/login', { username: person.username, password: given })
  expect((await login(password)).status).toBe(401)
  expect((await login(' a new one ')).status).toBe(200)
})

test('a wrong old password changes nothing, and leaves one logged in', async () => {
  const person = await larder.register()
  const other = await logIn(person.username)
  const answer = await change(person, 'not the old one', 'a new password')
  expect(answer.status).toBe(403)
  expect(answer.body).toEqual({ message: 'The password is not right' })
  expect([await isIn(person), await isIn(other)]).toEqual([true, true])
  expect(await isIn(await logIn(person.username))).toBe(true)
})

test.each([
  [{ new_password: 'long enough' }, 'Current password is required'],
  [{ current_password: password, new_password: '' }, 'New password is required'],
  [{ current_password: password, new_password: 'short' }, 'Password must be at least 8 characters long'],
])('%j is refused: %s', async (body, message) => {
  const person = await larder.register()
  const answer = await person.put('/api/users/password', body)
  expect(answer.status).toBe(400)
  expect(answer.body).toEqual({ message })
})

test('of two changes at once one wins, and its token is the only one that works', async () => {
  const person = await larder.register()
  const words = ['the first new one', 'the second new one'] as const
  const answers = await Promise.all(words.map((word) => change(person, password, word)))
  const won = answers.findIndex(({ status }) => status === 200)
  // The loser's token or password was void by then, whichever it looked at first.
  expect([401, 403]).toContain(answers[1 - won]?.status)
  const { token } = account_api.changePassword.response.parse(answers[won]?.body)
  expect(await listOf(larder.as(token))).toHaveLength(1)
  const login = async (given: string) =>
    (await larder.anonymous.post('/api/auth/login', { username: person.username, password: given })).status
  expect([await login(words[won] ?? ''), await login(words[1 - won] ?? '')]).toEqual([200, 401])
})

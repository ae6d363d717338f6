import { messages } from '@larder/contract/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { hashToken, readBearerToken } from './authentication.ts'

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp()
})
afterAll(() => larder.close())

test.each([
  ['Bearer abc-_.~+/=', 'abc-_.~+/='],
  ['bearer abc', 'abc'],
  ['Bearer   abc ', 'abc'],
  ['Bearer', undefined],
  ['Bearer a b', undefined],
  ['Basic abc', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j carries the token %j', (header, token) => {
  expect(readBearerToken(header)).toBe(token)
})

const age = (token: string | undefined, interval: string) =>
  larder.database.query(
    {
      name: 'age_session',
      text: 'update session set last_used_at = now() - $2::interval where token_hash = $1',
    },
    [hashToken(token ?? ''), interval],
  )

const idleSeconds = async (token: string | undefined) => {
  const rows = await larder.database.query<{ seconds: number }>(
    {
      name: 'idle_seconds',
      text: 'select extract(epoch from now() - last_used_at)::integer as seconds from session where token_hash = $1',
    },
    [hashToken(token ?? '')],
  )
  return rows[0]?.seconds
}

test('a session ends after ninety idle days', async () => {
  const person = await larder.register()
  await age(person.token, '89 days 23 hours')
  expect((await person.get('/api/users/profile')).status).toBe(200)
  await age(person.token, '90 days')
  const answer = await person.get('/api/users/profile')
  expect(answer.status).toBe(401)
  expect(answer.body).toEqual({ message: messages.auth.signInNeeded })
})

test('its use is written down every ten minutes, not with each request', async () => {
  const person = await larder.register()
  await age(person.token, '9 minutes')
  await person.get('/api/users/profile')
  expect(await idleSeconds(person.token)).toBeGreaterThanOrEqual(540)
  await age(person.token, '11 minutes')
  await person.get('/api/users/profile')
  expect(await idleSeconds(person.token)).toBeLessThan(60)
})

test('a token is looked for by its hash: the stored form opens nothing', async () => {
  const { token } = await larder.register()
  const stored = hashToken(token ?? '').toString('base64url')
  expect((await larder.as(stored).get('/api/users/profile')).status).toBe(401)
})

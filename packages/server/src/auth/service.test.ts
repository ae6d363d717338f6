import { messages } from '@larder/contract/messages'
import { http_messages } from '@larder/contract/messages/server/http-messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRateLimiter } from '../http/hardening/rate-limit.ts'
import type { TestDatabase } from '../testing/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { createApprovalRepository } from './sessions/approval-repository.ts'
import { createDelays } from './delays/delays.ts'
import { readOrigin } from './delays/origin.ts'
import { createPasswords } from './passwords.ts'
import { createAuthRepository } from './repository.ts'
import type { AuthService } from './service.ts'
import { createAuthService } from './service.ts'
import { createSessionRepository } from './sessions/session-repository.ts'

const person = { username: 'ada', email: 'ada@example.org', password: 'analytical', first_name: null, last_name: null }
const from = (ip: string) => readOrigin({ ip, headers: {} })

let store: TestDatabase
let service: AuthService
beforeAll(async () => {
  store = await createTestDatabase()
  service = createAuthService({
    repository: createAuthRepository(store.database),
    approvals: createApprovalRepository(store.database),
    sessions: createSessionRepository(store.database),
    passwords: createPasswords(),
    limiter: createRateLimiter(store.database, true),
    delays: createDelays(store.database, true),
    registration: 'open',
  })
})
afterAll(() => store.drop())

test('a zone that only the browser knows becomes UTC instead of an error', async () => {
  // The contract refuses this name; a browser's list may still be newer than PostgreSQL's.
  const { user } = await service.register({ ...person, time_zone: 'Mars/Olympus' }, from('203.0.113.1'))
  expect(user).toMatchObject({ username: 'ada', time_zone: 'UTC' })
})

/** As if many had failed already: the next failure closes for minutes, however slow this machine is. */
const exhaust = () => store.database.query({ name: '', text: 'update login_delay set failures = 20' })

test('a name that is attacked from elsewhere stays open at home', async () => {
  const wrong = { username: person.username, password: 'a wrong guess' }
  const guess = () => service.login(wrong, from('198.51.100.7'))
  await expect(guess()).rejects.toMatchObject({ status: 401 })
  await exhaust()
  await expect(guess()).rejects.toMatchObject({ status: 401 })
  await expect(guess()).rejects.toMatchObject({ status: 429 })
  const { user } = await service.login({ username: person.username, password: person.password }, from('203.0.113.1'))
  expect(user.username).toBe('ada')
})

const guessAtVolley = () => service.login({ username: 'volley', password: 'a wrong guess' }, from('192.0.2.9'))

test('no volley gets more guesses than one after the other would', async () => {
  await expect(guessAtVolley()).rejects.toMatchObject({ status: 401 })
  await exhaust()
  const outcomes = await Promise.allSettled(Array.from({ length: 14 }, guessAtVolley))
  const reasons = outcomes.map((outcome) => (outcome.status === 'rejected' ? (outcome.reason as Error).message : ''))
  expect(reasons.filter((reason) => reason === messages.auth.loginFailedScreen)).toHaveLength(1)
  expect(reasons.filter((reason) => reason === http_messages.tooManyRequests)).toHaveLength(13)
})

test('a token that is thrown away opens nothing, and throwing it away twice is fine', async () => {
  const { token } = await service.login({ username: 'ADA@example.org', password: person.password }, from('203.0.113.1'))
  await service.logout(token)
  await expect(service.logout(token)).resolves.toBeUndefined()
})

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createToken, hashToken } from '../http/authentication.ts'
import type { TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { readOrigin } from './delays/origin.ts'
import { type Account, createAuthRepository } from './repository.ts'
import { createSessionRepository } from './sessions/session-repository.ts'

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp()
})
afterAll(() => larder.close())

const origin = readOrigin({ ip: '203.0.113.1', headers: {} })
const newHash = () => hashToken(createToken())
const sessionsOf = () => createSessionRepository(larder.database)

/** As a log-in has found it, with a password that was right at that moment. */
async function findAccount(): Promise<Account> {
  const { username } = await larder.register()
  const { account } = await createAuthRepository(larder.database).findAccount(username)
  if (account === undefined) throw new Error('the account is missing')
  return account
}

/** Until one transaction waits for another. */
async function untilBlocked(): Promise<void> {
  const text = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await vi.waitFor(async () => expect(await larder.database.query({ name: '', text })).toHaveLength(1), {
    timeout: 20_000,
  })
}

test('a password that was right a moment ago makes no session', async () => {
  const account = await findAccount()
  await createAuthRepository(larder.database).changePassword(account.user_id, account.password_hash, 'another')
  expect(await sessionsOf().create(newHash(), account, origin)).toBe(false)
  expect(await sessionsOf().list(account.user_id)).toHaveLength(1)
})

test('a log-in during a change of the password waits for it, and is refused', async () => {
  const account = await findAccount()
  const { creating } = await larder.database.transaction(async (queries) => {
    await createAuthRepository(queries).changePassword(account.user_id, account.password_hash, 'another')
    const waiting = sessionsOf().create(newHash(), account, origin)
    await untilBlocked()
    return { creating: waiting }
  })
  expect(await creating).toBe(false)
})

test('a change of the password waits for a log-in, and ends its session', async () => {
  const account = await findAccount()
  const { user_id } = account
  const [{ session_id } = { session_id: 0 }] = await sessionsOf().list(user_id)
  const change = () =>
    larder.database.transaction(async (queries) => {
      const isChanged = await createAuthRepository(queries).changePassword(user_id, account.password_hash, 'another')
      const isKept = await createSessionRepository(queries).keepOnly(
        { user_id, session_id },
        newHash(),
        origin.place_hash,
      )
      return { isChanged, isKept }
    })
  const { changing } = await larder.database.transaction(async (queries) => {
    expect(await createSessionRepository(queries).create(newHash(), account, origin)).toBe(true)
    const waiting = change()
    await untilBlocked()
    return { changing: waiting }
  })
  expect(await changing).toEqual({ isChanged: true, isKept: true })
  expect(await sessionsOf().list(user_id)).toEqual([expect.objectContaining({ session_id })])
})

test('an account that is gone gets no session', async () => {
  const account = await findAccount()
  await larder.database.query({ name: '', text: 'delete from app_user where user_id = $1' }, [account.user_id])
  expect(await sessionsOf().create(newHash(), account, origin)).toBe(false)
})

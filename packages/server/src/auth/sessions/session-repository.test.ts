import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardDiskSpace } from '../../database/guard.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { createMember } from '../../testing/members.ts'
import type { Origin } from '../delays/origin.ts'
import type { Account } from '../repository.ts'
import { createSessionRepository } from './session-repository.ts'

let store: TestDatabase
beforeAll(async () => {
  store = await createTestDatabase()
})
afterAll(() => store.drop())

const sleep = {
  name: 'test_sleeping_session',
  text: `insert into session (token_hash, user_id, household_id, last_used_at)
    values ($1, $2, $3, now() - interval '2 hours')`,
}
const findLastUse = {
  name: 'test_last_use',
  text: `select last_used_at > now() - interval '10 minutes' as is_touched from session where token_hash = $1`,
}

test('somebody who comes back to a full disk is let in, though that cannot be noted', async () => {
  const { user_id, household_id } = await createMember(store.database)
  const token_hash = randomBytes(32)
  await store.database.query(sleep, [token_hash, user_id, household_id])
  let isFull = true
  const sessions = createSessionRepository(
    guardDiskSpace(store.database, { isFull: () => isFull, check: async () => {} }),
  )
  expect(await sessions.find(token_hash)).toMatchObject({ user_id })
  expect(await store.database.query(findLastUse, [token_hash])).toEqual([{ is_touched: false }])
  isFull = false
  expect(await sessions.find(token_hash)).toMatchObject({ user_id })
  expect(await store.database.query(findLastUse, [token_hash])).toEqual([{ is_touched: true }])
})

const readPassword = { name: 'test_password', text: 'select password_hash from app_user where user_id = $1' }
const readTokens = { name: 'test_tokens', text: 'select token_hash from session where user_id = $1' }
const useBefore = {
  name: 'test_use_before',
  text: `update session set last_used_at = now() - make_interval(mins => $2) where token_hash = $1`,
}
const origin = { device: null, place_hash: randomBytes(32), network: '', area: '' } as unknown as Origin

async function createAccount() {
  const { user_id, household_id } = await createMember(store.database)
  const [row] = await store.database.query<{ password_hash: string }>(readPassword, [user_id])
  const account = { user_id, household_id, password_hash: row?.password_hash } as Account
  const sessions = createSessionRepository(store.database)
  return {
    async logIn(): Promise<string> {
      const token_hash = randomBytes(32)
      expect(await sessions.create(token_hash, account, origin)).toBe(true)
      return token_hash.toString('hex')
    },
    use: (token: string, minutes: number) => store.database.query(useBefore, [Buffer.from(token, 'hex'), minutes]),
    async list(): Promise<string[]> {
      const rows = await store.database.query<{ token_hash: Buffer }>(readTokens, [user_id])
      return rows.map(({ token_hash }) => token_hash.toString('hex'))
    },
  }
}

test('who logs in once more than on fifty devices loses the one that was used longest ago, and nobody else does', async () => {
  const [person, other] = [await createAccount(), await createAccount()]
  const theirs = await other.logIn()
  const tokens: string[] = []
  for (let device = 0; device < 50; device += 1) tokens.push(await person.logIn())
  const [first = '', second = '', third = ''] = tokens
  await person.use(second, 60 * 24 * 80)
  await person.use(first, 30)
  await person.use(third, 20)
  expect(await person.list()).toHaveLength(50)
  const newest = await person.logIn()
  const left = await person.list()
  expect(left.toSorted()).toEqual([...tokens.filter((token) => token !== second), newest].toSorted())
  await person.logIn()
  expect(await person.list()).not.toContain(first)
  expect(await other.list()).toEqual([theirs])
})

test('of seventy log-ins at once fifty are left', async () => {
  const person = await createAccount()
  await Promise.all(Array.from({ length: 70 }, () => person.logIn()))
  expect(await person.list()).toHaveLength(50)
})

import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardDiskSpace } from '../../database/guard.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { createMember } from '../../testing/members.ts'
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
  text: `select last_used_at > now() - interval '1 hour' as is_touched from session where token_hash = $1`,
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

import { setTimeout as delay } from 'node:timers/promises'
import { account_messages } from '@larder/contract/messages/account-messages'
import type { Database } from '../database/database.ts'
import { isLocked } from '../database/errors.ts'
import { HttpError } from '../http/errors.ts'
import { createAccountRepository } from './repository.ts'

const most_attempts = 100
const pause_ms = 20

/** The person and every household that was theirs alone, together or not at all. */
async function deleteOnce(database: Database, user_id: number, password_hash: string): Promise<void> {
  await database.transaction(async (queries) => {
    const account = createAccountRepository(queries, user_id)
    if (!(await account.lock(password_hash))) throw new HttpError(403, account_messages.passwordWrong)
    for (const household_id of await account.listHouseholds()) {
      if (await account.isShared(household_id)) await account.forgetAuthor(household_id)
      else await account.deleteHousehold(household_id)
    }
    await account.deleteUser()
  })
}

/** Tries until nobody is writing in the household, which takes as long as a write does. */
export async function deleteAccount(database: Database, user_id: number, password_hash: string): Promise<void> {
  for (let attempt = 1; attempt <= most_attempts; attempt += 1) {
    try {
      return await deleteOnce(database, user_id, password_hash)
    } catch (error) {
      if (!isLocked(error)) throw error
      await delay(pause_ms)
    }
  }
  throw new HttpError(503, account_messages.deleteFailed, undefined, { 'retry-after': '5' })
}

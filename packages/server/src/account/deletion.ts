import { account_messages } from '@larder/contract/messages/account-messages'
import type { Database } from '../database/database.ts'
import { HttpError } from '../http/errors.ts'
import { stopBringing } from '../people/bringing/stop-bringing.ts'
import { leaveByDeletion } from '../people/leave-by-deletion.ts'
import { retryWhileHeld } from '../people/retry-while-held.ts'
import { createAccountRepository } from './repository.ts'

/** The person and every household that was theirs alone, together or not at all; tells those that others live in. */
async function deleteOnce(database: Database, user_id: number, password_hash: string): Promise<number[]> {
  return database.transaction(async (queries) => {
    const account = createAccountRepository(queries, user_id)
    if (!(await account.lock(password_hash))) throw new HttpError(403, account_messages.passwordWrong)
    // What is still on its way to another household is the person's, and goes with them.
    await stopBringing(queries, user_id, null)
    const shared: number[] = []
    for (const household_id of await account.listHouseholds()) {
      if ((await leaveByDeletion(queries, household_id, user_id)) === 'removed') continue
      await account.forgetAuthor(household_id)
      shared.push(household_id)
    }
    await account.deleteUser()
    return shared
  })
}

/** Tries until nobody is writing in the household, which takes as long as a write does; tells where others go on living. */
export async function deleteAccount(database: Database, user_id: number, password_hash: string): Promise<number[]> {
  const shared = await retryWhileHeld(() => deleteOnce(database, user_id, password_hash))
  if (shared === undefined) throw new HttpError(503, account_messages.deleteFailed, undefined, { 'retry-after': '5' })
  return shared
}

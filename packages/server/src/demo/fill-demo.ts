import { createPasswords } from '../auth/passwords.ts'
import { createAuthRepository } from '../auth/repository.ts'
import type { Database, Queries } from '../database/database.ts'
import { fillHousehold } from './fill-household.ts'
import { raiseFirstNotices } from './service.ts'

export const demo_account = { username: 'demo', password: 'demo-larder' } as const

async function addPerson(queries: Queries, password_hash: string, time_zone: string) {
  const accounts = createAuthRepository(queries)
  const person = { username: demo_account.username, email: 'demo@example.org', first_name: 'Robin', last_name: 'Reed' }
  await accounts.createAccount({ ...person, time_zone, password_hash })
  const { account } = await accounts.findAccount(demo_account.username)
  if (account === undefined) throw new Error('the demo account is missing')
  return account
}

/** Fills an empty database with a household that has lived for four months, and says what it did. */
export async function fillDemo(database: Database): Promise<string> {
  if (await createAuthRepository(database).hasAccounts()) {
    return 'The demo household is only made in an empty database, and this one has accounts: it stays as it is.'
  }
  const password_hash = await createPasswords().hash(demo_account.password)
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  // One transaction: a demo that stopped half-way would keep the next start from making a whole one.
  const filled = await database.transaction(async (queries) => {
    const { user_id, household_id } = await addPerson(queries, password_hash, timeZone)
    const member = { user_id, household_id, time_zone: timeZone }
    return { member, items: await fillHousehold(queries, member) }
  })
  await raiseFirstNotices(database, filled.member)
  const { username, password } = demo_account
  return `A demo household with ${filled.items} items and four months of journal is ready: log in as ${username} / ${password}.`
}

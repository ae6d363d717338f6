import { randomBytes } from 'node:crypto'
import type { OpenDatabase } from './database.ts'

export interface TestMember {
  readonly user_id: number
  readonly household_id: number
  readonly time_zone: string
  readonly is_shared: boolean
}

/** A person with a household of one, for tests below the routes. */
export async function createMember(database: OpenDatabase, time_zone = 'UTC'): Promise<TestMember> {
  const name = `member-${randomBytes(6).toString('hex')}`
  const statement = {
    name: 'create_test_member',
    text: `
      with new_user as (
        insert into app_user (username, email, password_hash) values ($1, $1 || '@example.org', '') returning user_id
      ), new_household as (
        insert into household (name, time_zone) values ($1, $2) returning household_id, time_zone
      ), new_member as (
        insert into household_member (household_id, user_id) select household_id, user_id from new_household, new_user
      )
      select user_id, household_id, time_zone, false as is_shared from new_user, new_household`,
  }
  const [member] = await database.query<TestMember & Record<string, unknown>>(statement, [name, time_zone])
  if (member === undefined) throw new Error('no member was created')
  return member
}

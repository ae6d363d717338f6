import type { ProfileRequest, User } from '@larder/contract/user'
import type { Queries } from '../database/database.ts'
import { defineStatement } from '../database/statement.ts'

const fields = 'username, email, first_name, last_name'

const findUser = defineStatement({ name: 'find_user', text: `select ${fields} from app_user where user_id = $1` })

// An email may not be another person's username: both are ways to log in.
const updateUser = defineStatement({
  name: 'update_user',
  text: `
    update app_user set email = $2,
      first_name = case when $3 then $4 else first_name end,
      last_name = case when $5 then $6 else last_name end
    where user_id = $1 and not exists (
      select 1 from app_user as other
      where (lower(other.username) = lower($2) or other.username_key = fold_username($2)) and other.user_id <> $1
    )
    returning ${fields}`,
})

const findOther = defineStatement({
  name: 'find_other_user_of_email',
  text: `
    select from app_user where user_id <> $1
      and (lower(email) = lower($2) or lower(username) = lower($2) or username_key = fold_username($2)) limit 1`,
})

/** Reached only through its owner: no statement here can touch another person's row. */
export function createUserRepository(database: Queries) {
  return {
    for: (user_id: number) => ({
      async find(): Promise<User | undefined> {
        const [user] = await database.query<User>(findUser, [user_id])
        return user
      },

      /** Whether somebody else logs in by this email already. */
      async isTaken(email: string): Promise<boolean> {
        return (await database.query(findOther, [user_id, email])).length > 0
      },

      /** A name that is left out stays; nothing comes back where the email names another user. */
      async update({
        email,
        first_name,
        last_name,
      }: Omit<ProfileRequest, 'current_password'>): Promise<User | undefined> {
        const values = [email, first_name !== undefined, first_name, last_name !== undefined, last_name]
        const [user] = await database.query<User>(updateUser, [user_id, ...values])
        return user
      },
    }),
  }
}

export type UserRepository = ReturnType<typeof createUserRepository>

import { randomInt } from 'node:crypto'
import type { ClientBase } from 'pg'

// A username wins over an email, as at the log-in.
const setPassword = `
  with account as (
    select user_id from app_user where lower(username) = lower($1) or lower(email) = lower($1)
    order by lower(username) = lower($1) desc limit 1
  ), changed as (
    update app_user set password_hash = $2 from account where app_user.user_id = account.user_id
    returning app_user.user_id, app_user.username
  ), ended as (
    delete from session using changed where session.user_id = changed.user_id returning session.user_id
  )
  select username, (select count(*) from ended)::integer as sessions from changed`

const findAccount = 'select from app_user where lower(username) = lower($1) or lower(email) = lower($1)'

/** Whether anybody has this username or email: nobody should type a password for a person who does not exist. */
export async function isKnown(client: ClientBase, name: string): Promise<boolean> {
  const { rowCount } = await client.query(findAccount, [name])
  return rowCount !== null && rowCount > 0
}

export interface Reset {
  readonly username: string
  /** How many devices were signed out. */
  readonly sessions: number
}

/** Gives a person a new password and signs out every device, since nobody knows who holds them; undefined for a stranger. */
export async function resetPassword(client: ClientBase, name: string, hash: string): Promise<Reset | undefined> {
  const { rows } = await client.query<Reset>(setPassword, [name, hash])
  return rows[0]
}

// Without those that look alike: it is read from a screen and typed on a phone.
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const groups = 4
const groupLength = 5

function inventGroup(): string {
  return Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('')
}

/** A password of a hundred random bits that can be read aloud. */
export function inventPassword(): string {
  return Array.from({ length: groups }, inventGroup).join('-')
}

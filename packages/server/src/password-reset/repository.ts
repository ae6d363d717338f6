import type { ClientBase } from 'pg'
import { namesAccount, nearestName } from '../auth/account-names.ts'

const setPassword = `
  update app_user set password_hash = $2
  where user_id = (
    select user_id from app_user where ${namesAccount('$1')}
    order by ${nearestName('$1')} limit 1
  )
  returning user_id, username`

const endSessions = 'delete from session where user_id = $1'

const findAccount = `select from app_user where ${namesAccount('$1')}`

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

/**
 * Gives a person a new password and signs out every device, since nobody knows who holds them; undefined for an
 * unknown name. Two statements: a log-in that was quicker has made its session before the first of them gets its turn, and
 * only the second sees it.
 */
export async function resetPassword(client: ClientBase, name: string, hash: string): Promise<Reset | undefined> {
  await client.query('begin')
  const { rows } = await client.query<{ user_id: string; username: string }>(setPassword, [name, hash])
  const [account] = rows
  const { rowCount } = await client.query(endSessions, [account?.user_id])
  await client.query('commit')
  return account === undefined ? undefined : { username: account.username, sessions: rowCount ?? 0 }
}

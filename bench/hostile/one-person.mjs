import { hash, randomBytes } from 'node:crypto'

const hashOf = (token) => hash('sha256', token, 'buffer')

/** Gives households that were made for somebody each to one person, who has them all. */
export async function giveToOne(ask, tokens) {
  const [{ user_id }] = await ask('select user_id from session where token_hash = $1', [hashOf(tokens[0])])
  await ask(
    `with mine as (update session set user_id = $1 where token_hash = any($2) returning household_id)
    update household_member set user_id = $1 where household_id in (select household_id from mine)`,
    [user_id, tokens.map(hashOf)],
  )
}

/** So many more sessions of the person and household of this one, as if they had been opened before there was a limit. */
export async function addSessions(ask, token, count) {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  await ask(
    `insert into session (token_hash, user_id, household_id)
    select unnest($2::bytea[]), user_id, household_id from session where token_hash = $1`,
    [hashOf(token), tokens.map(hashOf)],
  )
  return tokens
}

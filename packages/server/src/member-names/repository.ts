import type { Queries } from '../database/database.ts'
import { defineStatement } from '../database/statement.ts'
import type { Session } from '../http/authentication.ts'

const listNames = defineStatement({
  name: 'list_member_names',
  text: `
    select user_id, coalesce(nullif(trim(first_name), ''), username) as name
    from household_member join app_user using (user_id) where household_id = $1`,
})

/** What the people of a household are called, by their numbers. */
export type MemberNames = ReadonlyMap<number, string>

/**
 * The names by which it is told who did something; undefined where somebody lives alone and knows, which asks nothing. People
 * lie elsewhere than households: it is a statement of its own, and nothing is joined.
 */
export async function findMemberNames(
  queries: Queries,
  { household_id, is_shared }: Pick<Session, 'household_id' | 'is_shared'>,
): Promise<MemberNames | undefined> {
  if (!is_shared) return undefined
  const rows = await queries.query<{ user_id: number; name: string }>(listNames, [household_id])
  return new Map(rows.map(({ user_id, name }) => [user_id, name]))
}

/** The name of somebody, as far as there is one. */
export const nameOf = (names: MemberNames | undefined, user_id: number | null | undefined): string | null =>
  names?.get(user_id ?? 0) ?? null

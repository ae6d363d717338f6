import type { Queries } from '../../database/database.ts'
import { expiry_time } from '../../database/server-clock.ts'
import { type Statement, defineStatement, defineStatements } from '../../database/statement.ts'

const columns = `bringing_id, user_id, from_household_id as "from", to_household_id as "to", total, brought, matched, left_behind,
  finished_at is not null as is_finished`

// It lies with the people and the invites: the households are numbers here, and nothing is joined with them.
const statements = defineStatements({
  begin: {
    name: 'begin_bringing',
    text: `
      insert into bringing (invite_id, user_id, from_household_id, to_household_id, matches, total)
      values ($1, $2, $3, $4, $5::jsonb, $6) returning bringing_id`,
  },
  findOfInvite: { name: 'find_bringing', text: `select ${columns} from bringing where invite_id = $1` },
  // One process at a time; whoever comes second leaves it to the other.
  hold: {
    name: 'hold_bringing',
    text: `select ${columns} from bringing where bringing_id = $1 and finished_at is null for update skip locked`,
  },
  listUnfinished: {
    name: 'list_unfinished_bringings',
    text: `select ${columns} from bringing where finished_at is null order by bringing_id`,
  },
  holdOfUser: {
    name: 'hold_bringings_of_user',
    text: `
      select ${columns} from bringing
      where user_id = $1 and to_household_id = coalesce($2, to_household_id) and finished_at is null
      order by bringing_id for update`,
  },
  // What is still to come takes a place already.
  countExpected: {
    name: 'count_expected_items',
    text: `
      select coalesce(sum(total - brought - matched), 0)::integer as count from bringing
      where to_household_id = $1 and finished_at is null`,
  },
  // Unpacked once, not for every item.
  findMatches: {
    name: 'find_matches_to_bring',
    text: `
      with plan as materialized (select matches || '{}' as matches from bringing where bringing_id = $1)
      select item_id, (matches ->> item_id::text)::bigint as match_id
      from plan cross join unnest($2::bigint[]) as item_id where matches ? item_id::text`,
  },
  advance: {
    name: 'advance_bringing',
    text: 'update bringing set brought = brought + $2, matched = matched + $3 where bringing_id = $1',
  },
  finish: {
    name: 'finish_bringing',
    text: 'update bringing set finished_at = now(), matches = null, left_behind = $2 where bringing_id = $1',
  },
})

/** Housekeeping: for so long whoever asks again is told how it ended. */
export const deleteOldBringings = defineStatement({
  name: 'delete_old_bringings',
  text: `delete from bringing where finished_at <= ${expiry_time} - interval '90 days'`,
})

/** How far it is that somebody brings their things along. */
export interface Bringing {
  readonly bringing_id: number
  readonly user_id: number
  /** The household of before, which nobody lives in meanwhile, and the one that the things go to. */
  readonly from: number
  readonly to: number
  readonly total: number
  readonly brought: number
  readonly matched: number
  readonly left_behind: number
  readonly is_finished: boolean
}

interface NewBringing {
  readonly invite_id: number
  readonly user_id: number
  readonly from: number
  readonly to: number
  readonly matches: string
  readonly total: number
}

/** What is being brought along, from whom and where to. */
export function createProgressRepository(queries: Queries) {
  const list = (statement: Statement, ...values: readonly unknown[]) =>
    queries.query<Bringing & Record<string, unknown>>(statement, values)

  return {
    async begin({ invite_id, user_id, from, to, matches, total }: NewBringing): Promise<number> {
      const values = [invite_id, user_id, from, to, matches, total]
      const [row] = await queries.query<{ bringing_id: number }>(statements.begin, values)
      if (row === undefined) throw new Error('nothing was begun')
      return row.bringing_id
    },

    async findOfInvite(invite_id: number): Promise<Bringing | undefined> {
      return (await list(statements.findOfInvite, invite_id))[0]
    },

    /** Until the transaction ends; undefined where it is done, or another process is at it. */
    async hold(bringing_id: number): Promise<Bringing | undefined> {
      return (await list(statements.hold, bringing_id))[0]
    },

    /** All that a person has under way, or only what goes to one household. */
    holdOfUser: (user_id: number, to: number | null) => list(statements.holdOfUser, user_id, to),

    listUnfinished: () => list(statements.listUnfinished),

    async countExpected(to: number): Promise<number> {
      const [row] = await queries.query<{ count: number }>(statements.countExpected, [to])
      return row?.count ?? 0
    },

    /** Which of the other household's items these are. */
    async findMatches(bringing_id: number, item_ids: readonly number[]): Promise<Map<number, number>> {
      const values = [bringing_id, item_ids]
      const rows = await queries.query<{ item_id: number; match_id: number }>(statements.findMatches, values)
      return new Map(rows.map(({ item_id, match_id }) => [item_id, match_id]))
    },

    async advance(bringing_id: number, brought: number, matched: number): Promise<void> {
      await queries.query(statements.advance, [bringing_id, brought, matched])
    },

    async finish(bringing_id: number, left_behind: number): Promise<void> {
      await queries.query(statements.finish, [bringing_id, left_behind])
    },
  }
}

import { Agent } from 'node:http'
import { usageStatsStatements } from '../../packages/server/dist/usage-stats/statements.js'
import { foldJournal } from '../../packages/server/dist/usage-stats/usage-stats.js'
import { readMigrations } from '../../packages/server/dist/database/migrate.js'
import { spell } from './book.mjs'
import { send } from './caller.mjs'

/** Counts of what must never be, each over the whole database. */
const never = {
  'items whose quantity is not the sum of their journal': `
    select count(*) from item where quantity <> (
      select coalesce(sum(delta), 0) from stock_event
      where stock_event.household_id = item.household_id and stock_event.item_id = item.item_id)`,
  'events whose quantity_after is not the sum until then': `
    select count(*) from (
      select quantity_after, sum(delta) over (partition by household_id, item_id order by event_id) as until_then
      from stock_event) as told
    where quantity_after <> until_then`,
  'events that were undone twice': `
    select count(*) from (
      select 1 from stock_event where undoes_event_id is not null
      group by household_id, item_id, undoes_event_id having count(*) > 1) as twice`,
  'households whose record days are wrong': `
    select count(*) from household, lateral (
      select count(distinct occurred_on)::integer as days, min(occurred_on) as first_on, max(occurred_on) as last_on
      from stock_event
      where stock_event.household_id = household.household_id and kind in ('consumed', 'purchased') and not exists (
        select 1 from stock_event as undoing where undoing.household_id = stock_event.household_id
          and undoing.item_id = stock_event.item_id and undoing.undoes_event_id = stock_event.event_id)
    ) as told
    where (record_days, first_record_on, last_record_on) is distinct from (days, first_on, last_on)`,
  'keys without an answer': 'select count(*) from idempotency_key where status = 0',
  'people without a household': `
    select count(*) from app_user where not exists (
      select 1 from household_member where household_member.user_id = app_user.user_id)`,
}

function count(spelled) {
  const counts = new Map()
  for (const each of spelled) counts.set(each, (counts.get(each) ?? 0) + 1)
  return counts
}

/** What one side has more often than the other. */
function missing(from, other) {
  return [...from].filter(([each, times]) => times > (other.get(each) ?? 0)).map(([each]) => each)
}

async function compareBooks(ask, members) {
  const rows = await ask('select item_id, kind, delta, notes, undoes_event_id as undoes from stock_event')
  const journal = count(rows.map(spell))
  const books = count(members.flatMap(({ book }) => book.events.map(spell)))
  const quantities = new Map((await ask('select item_id, quantity from item')).map((row) => [Number(row.item_id), row]))
  const wrong = members.flatMap(({ book }) =>
    [...book.items].filter(([id, { quantity }]) => Number(quantities.get(id)?.quantity) !== quantity),
  )
  const events = members.reduce((sum, { book }) => sum + book.events.length, 0)
  return { events, lost: missing(books, journal), doubled: missing(journal, books), wrong: wrong.map(([id]) => id) }
}

/** Each item's stored usage statistics against those computed anew from its journal. */
async function countWrongUsageStats(ask) {
  const items = await ask('select household_id, item_id, unit_of_measure, usage_stats from item')
  let wrong = 0
  for (const { household_id, item_id, unit_of_measure, usage_stats } of items) {
    const pages = await ask(usageStatsStatements.journal.text, [household_id, item_id, null])
    const events = pages.flatMap(({ page }) => JSON.parse(page))
    if (!foldJournal(events, unit_of_measure).equals(usage_stats)) wrong += 1
  }
  return wrong
}

/** Every token at every process by itself. */
async function countWrongSessions(apps, members) {
  const agent = new Agent({ keepAlive: true })
  let wrong = 0
  for (const { port } of apps) {
    for (const { tokens } of members) {
      for (const [status, list] of [
        [200, tokens.valid],
        [401, tokens.ended],
      ]) {
        for (const token of list) {
          const headers = { authorization: `Bearer ${token}` }
          const answer = await send({ agent, port }, { path: '/api/users/profile', headers })
          if (answer.status !== status) wrong += 1
        }
      }
    }
  }
  agent.destroy()
  return wrong
}

/** All that is left once the storm is over: the books against the journal, and the database against itself. */
export async function audit({ ask, apps, members, migrations }) {
  const books = await compareBooks(ask, members)
  const findings = {
    'acknowledged events that are lost': books.lost.length,
    'events that nobody was told of, or doubled': books.doubled.length,
    'items that hold something else than was told': books.wrong.length,
  }
  for (const [what, sql] of Object.entries(never)) findings[what] = Number((await ask(sql))[0].count)
  findings['usage statistics that differ from those computed anew'] = await countWrongUsageStats(ask)
  findings['sessions that a process judges wrongly'] = await countWrongSessions(apps, members)
  const applied = migrations.flat()
  const known = (await readMigrations()).map(({ name }) => name)
  findings['migrations that did not run exactly once'] =
    known.filter((name) => applied.filter((each) => each === name).length !== 1).length +
    Math.abs(applied.length - known.length)
  return { events: books.events, findings, migrated_by: migrations.length }
}

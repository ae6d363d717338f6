/** Asks the database behind the server that is fuzzed. */
export type Ask = (sql: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>

/** What moves without a change of anybody's data: counters of attempts, and notices, which follow from the data at a refresh. */
const unstable = new Set([
  'rate_limit',
  'login_delay',
  'login_place',
  'migration',
  'schema_migration',
  'notice',
  'notice_read',
])

/** The same of single columns: when a device was last seen, and when notices were last refreshed. */
const unstableColumns: Readonly<Record<string, string>> = {
  session: `- 'last_used_at'`,
  household: `- 'notices_refreshed_on' - 'notices_refreshed_version'`,
}

async function writeQuestion(ask: Ask): Promise<string> {
  const tables = await ask(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const parts = tables
    .map(({ name }) => String(name))
    .filter((name) => !unstable.has(name))
    .map((name) => {
      const left_out = unstableColumns[name]
      const row = left_out === undefined ? 't::text' : `(to_jsonb(t) ${left_out})::text`
      return `'${name}', (select concat(count(*), ' ', sum(hashtextextended(${row}, 0))) from ${name} t)`
    })
  return `select jsonb_build_object(${parts.join(', ')})::text as rows`
}

// The journal is the truth: where an item says something else, one of the two is wrong.
const countStrayed = `
  select count(*)::integer as strayed from item
  where quantity is distinct from (
    select coalesce(sum(delta), 0) from stock_event as event
    where event.household_id = item.household_id and event.item_id = item.item_id)`

const nextTransaction = 'select pg_snapshot_xmax(pg_current_snapshot())::text as xid'

/** All rows of all tables in a few numbers. Only a transaction that wrote has a number of its own: without a new one nothing is read again. */
export async function createFingerprint(ask: Ask) {
  const question = await writeQuestion(ask)
  let last = { xid: '', rows: '' }

  return async (): Promise<string> => {
    const [now] = await ask(nextTransaction)
    const xid = String(now?.['xid'])
    if (xid === last.xid) return last.rows
    const [found] = await ask(question)
    const [journal] = await ask(countStrayed)
    if (journal?.['strayed'] !== 0) throw new Error(`${String(journal?.['strayed'])} item(s) stray from their journal`)
    last = { xid, rows: String(found?.['rows']) }
    return last.rows
  }
}

export type Fingerprint = Awaited<ReturnType<typeof createFingerprint>>

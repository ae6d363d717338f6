import type { OpenDatabase } from './database.ts'

// The journal is append-only, and nothing in it expires.
const listMoments = {
  name: '',
  text: `select table_name as table, array_agg(column_name::text) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'timestamp with time zone'
      and table_name not in ('stock_event', 'migration')
    group by table_name`,
}

/**
 * Lets the clock of the database jump: PostgreSQL has no other clock than the machine's, but a clock that is five years
 * ahead sees exactly what a right one sees of rows that are five years older.
 */
export async function jumpClock(database: OpenDatabase, by: string): Promise<void> {
  const tables = await database.query<{ table: string; columns: string[] }>(listMoments)
  for (const { table, columns } of tables) {
    const moved = columns.map(
      (column) => `${column} = (${column} at time zone 'UTC' - interval '${by}') at time zone 'UTC'`,
    )
    await database.query({ name: '', text: `update ${table} set ${moved.join(', ')}` })
  }
}

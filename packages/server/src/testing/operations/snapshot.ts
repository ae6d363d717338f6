import type { OpenDatabase } from '../database.ts'

const listTables = {
  name: 'list_test_tables',
  text: `
    select table_name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
}

/** Every row of every table: equal before and after means that nothing was changed. */
export async function takeSnapshot(database: OpenDatabase): Promise<Readonly<Record<string, unknown>>> {
  const tables = await database.query<{ table_name: string }>(listTables)
  const rows = tables.map(async ({ table_name }) => {
    const text = `select to_jsonb(${table_name})::text as row from ${table_name} order by 1`
    return [table_name, await database.query({ name: `snapshot_${table_name}`, text })] as const
  })
  return Object.fromEntries(await Promise.all(rows))
}

import type { Client } from 'pg'
import { StartError } from '../start-error.ts'
import type { Sequence, TableStart } from './format.ts'
import { listOwned, owned_tables } from './owned-objects.ts'

interface Shape extends TableStart {
  readonly refers_to: readonly string[]
}

const listShapes = `
  select tables.relname as "table",
    array(
      select attname::text from pg_attribute
      where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
    ) as columns,
    array(
      select distinct others.relname::text from pg_constraint join pg_class as others on others.oid = confrelid
      where conrelid = tables.oid and contype = 'f' and confrelid <> conrelid
    ) as refers_to
  from pg_class as tables
  where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname = any($1)
  order by relname`

/** What others refer to comes first, so that every row finds what it refers to. */
export function sortByReference<T extends Pick<Shape, 'table' | 'refers_to'>>(shapes: readonly T[]): T[] {
  const sorted: T[] = []
  let left = [...shapes]
  while (left.length > 0) {
    const waiting = new Set(left.map(({ table }) => table))
    const ready = left.filter(({ refers_to }) => !refers_to.some((table) => waiting.has(table)))
    if (ready.length === 0) throw new Error(`${[...waiting].join(', ')} refer to each other`)
    sorted.push(...ready)
    left = left.filter((shape) => !ready.includes(shape))
  }
  return sorted
}

/** The tables that belong into a backup, with their columns, in the order in which they can be filled. */
export async function listTables(client: Client, without_catalogue = false): Promise<TableStart[]> {
  const names = without_catalogue ? listOwned('rows') : listOwned('rows', 'catalogue')
  const { rows } = await client.query<Shape>(listShapes, [names])
  return sortByReference(rows).map(({ table, columns }) => ({ table, columns }))
}

const listIdentities = `
  select tables.relname as "table", attname::text as "column",
    pg_sequence_last_value(pg_get_serial_sequence(quote_ident(tables.relname), attname)::regclass)::float8 as last_value
  from pg_attribute join pg_class as tables on tables.oid = attrelid
  where relnamespace = current_schema()::regnamespace and relname = any($1) and attidentity <> '' order by 1, 2`

/** The numbers given away so far, also to rows that are gone: none of them may come again. */
export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(listIdentities, [Object.keys(owned_tables)])
  return rows
}

/** A name for use in SQL. One from a file may be anything, so only what a migration could have written passes. */
export function quoteName(name: string): string {
  if (!/^[a-z_][a-z0-9_]*$/.test(name)) throw new StartError('The backup names a table or column that cannot be one.')
  return `"${name}"`
}

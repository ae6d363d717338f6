import type { Client } from 'pg'

/** The WAL segment in use and two preallocated ones. */
const segments = 3

async function countSegments(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_ls_waldir() WHERE name ~ '^[0-9A-F]{24}$'`,
  )
  return rows[0]?.count ?? 0
}

/**
 * PostgreSQL ends when its WAL needs another segment and the disk has no space; what it has used once it uses again. So a young
 * cluster goes through some segments at once: from then on the next ones are there before they are needed.
 */
export async function preallocateWal(client: Client): Promise<void> {
  const missing = segments - (await countSegments(client))
  if (missing <= 0) return
  for (let count = 0; count < missing; count += 1) {
    // A segment in which nothing was written is not left.
    await client.query('SELECT txid_current()')
    await client.query('SELECT pg_switch_wal()')
  }
  await client.query('CHECKPOINT')
}

import type { Client } from 'pg'

/** The piece in use and two to come. */
const pieces = 3

async function countPieces(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_ls_waldir() WHERE name ~ '^[0-9A-F]{24}$'`,
  )
  return rows[0]?.count ?? 0
}

/**
 * PostgreSQL ends when its log needs another piece and the disk has none; what it has used once it uses again. So a young
 * cluster goes through some pieces at once: from then on the next ones are there before they are needed.
 */
export async function keepSpareLog(client: Client): Promise<void> {
  const missing = pieces - (await countPieces(client))
  if (missing <= 0) return
  for (let count = 0; count < missing; count += 1) {
    // A piece in which nothing was written is not left.
    await client.query('SELECT txid_current()')
    await client.query('SELECT pg_switch_wal()')
  }
  await client.query('CHECKPOINT')
}

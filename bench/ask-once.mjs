import pg from 'pg'

/** Some work on a connection of its own, which ends with it. */
export async function withClient(connection, work) {
  const client = new pg.Client({ connectionTimeoutMillis: 5_000, ...connection })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** One question over a connection of its own. */
export const askOnce = (connection, sql, values) =>
  withClient(connection, async (client) => (await client.query(sql, values)).rows)

import pg from 'pg'

/** One connection for all questions; after a restart of PostgreSQL the next question opens another one. */
export function createAsker(connection) {
  let client
  async function connect() {
    client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 })
    client.on('error', () => (client = undefined))
    await client.connect()
  }
  return {
    async ask(sql, values) {
      try {
        if (client === undefined) await connect()
        return (await client.query(sql, values)).rows
      } catch (error) {
        client = undefined
        throw error
      }
    },
    end: () => client?.end(),
  }
}

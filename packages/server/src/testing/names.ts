import type { ClientConfig } from 'pg'

/** The same server, another database; pg lets a connection string win over `database`, so it is changed inside. */
export function inDatabase(connection: ClientConfig, database: string): ClientConfig {
  if (connection.connectionString === undefined) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${database}`
  return { ...connection, connectionString: url.href }
}

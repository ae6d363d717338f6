import { Client } from 'pg'
import type { ClientConfig } from 'pg'

/** A test's database as an address, as an operator would write it into DATABASE_URL. */
export function addressOf(connection: ClientConfig): string {
  // The driver knows what a configuration leaves out; nothing is connected for it.
  const { host, port, database, user, password } = new Client(connection)
  const parts = { host, port: String(port), user: user ?? '', ...(password ? { password } : {}) }
  return `postgres:///${database}?${new URLSearchParams(parts)}`
}

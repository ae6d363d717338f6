import type { Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import { addGauge } from './instruments.ts'

/** How busy the connections to PostgreSQL are; many who wait for one are the first sign of a database that is too slow. */
export function watchDatabase(registry: Registry, database: Pick<Database, 'countConnections'>): void {
  const count = () => database.countConnections()
  addGauge(registry, 'larder_database_connections', 'Open connections to PostgreSQL.', () => count().open)
  addGauge(registry, 'larder_database_connections_idle', 'Those with nothing to do.', () => count().idle)
  addGauge(registry, 'larder_database_waiting', 'Questions that wait for a connection.', () => count().waiting)
}

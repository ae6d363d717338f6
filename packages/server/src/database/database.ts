import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import { Pool } from 'pg'
import type { ClientBase, PoolClient, PoolConfig, QueryResultRow } from 'pg'
import { createConnectionShare } from '../limits/connection-share.ts'
import { createDiskState, writeProbe } from './disk/disk-state.ts'
import { Unreplicated, isDatabaseUnavailable, isWorthRetrying } from './errors.ts'
import { createReplicationWatch, hear_workers } from './watch/replication-watch.ts'
import type { Statement } from './statement.ts'
import { rowTypes } from './types.ts'
import { createWatchdog } from './watch/watchdog.ts'

export interface Queries {
  query<Row extends QueryResultRow>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>
}

export interface Database extends Queries {
  /** Runs `work` in one transaction; it may run again after a deadlock, so it must have no effect of its own outside. */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>
  /** How many connections there are, have nothing to do, and are waited for. */
  countConnections(): { readonly open: number; readonly idle: number; readonly waiting: number }
  /** True while writes are refused because the disk of the database is full. */
  isDiskFull(): Promise<boolean>
  close(): Promise<void>
}

const transaction_attempts = 3
const patience_ms = 30_000
// More than the processors can serve only wait for each other's locks inside of PostgreSQL instead of in our queue.
export const most_connections = Math.min(10, Math.max(5, 2 * availableParallelism() + 1))

// A machine that vanishes in the middle of a transaction closes no connection: without a limit PostgreSQL would keep its
// locks, and a household would wait for hours. We ourselves give up after as long.
const begin = `BEGIN; SET LOCAL idle_in_transaction_session_timeout = ${patience_ms}`

export interface DatabaseOptions {
  /** False for a pooler that gives each transaction another connection and does not know names of statements. */
  readonly hasNamedStatements?: boolean
  /** True for the coordinator of a Citus cluster. */
  readonly hasCitus?: boolean
}

type ToQueries = (client: PoolClient) => Queries

const createToQueries =
  ({ hasNamedStatements = true }: DatabaseOptions): ToQueries =>
  (client) => ({
    async query<Row extends QueryResultRow>({ name, text }: Statement, values: readonly unknown[] = []) {
      // One shape for every call: an object that is spread together costs a request some 30 µs.
      const named = { name: hasNamedStatements ? name : '', text, values: [...values] }
      const result = await client.query<Row>(named)
      return result.rows
    },
  })

async function runTransaction<Result>(
  client: PoolClient,
  toQueries: ToQueries,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  await client.query(begin)
  try {
    const result = await work(toQueries(client))
    await client.query('COMMIT')
    return result
  } catch (error) {
    if (!isDatabaseUnavailable(error)) await client.query('ROLLBACK')
    throw error
  }
}

/** Opens the pool that every repository shares; it recovers by itself when the database was unavailable. */
export function createDatabase(connection: PoolConfig, log: Logger, options: DatabaseOptions = {}): Database {
  const queriesOf = createToQueries(options)
  const pool = new Pool({
    max: most_connections,
    connectionTimeoutMillis: 5_000,
    ...connection,
    types: rowTypes,
    ...(options.hasCitus === true ? { onConnect: (client: ClientBase) => client.query(hear_workers) } : {}),
  })
  const share = createConnectionShare(pool.options.max)
  const watchdog = createWatchdog(patience_ms, 1_000)
  const replication = createReplicationWatch()
  // A connection that breaks says so in an event, and one that nobody listens to would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'))
  pool.on('connect', (client) => {
    client.on('error', (error) => log.debug({ err: error }, 'a database connection broke'))
    replication.watch(client)
  })

  const disk = createDiskState(() => transaction((queries) => queries.query(writeProbe)))

  async function useConnection<Result>(use: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await pool.connect()
    watchdog.watch(client)
    let broken = false
    try {
      const result = await use(client)
      if (replication.wasGivenUp(client)) throw new Unreplicated('no standby has confirmed what was committed')
      return result
    } catch (error) {
      broken = isDatabaseUnavailable(error)
      disk.note(error)
      throw error
    } finally {
      watchdog.forget(client)
      client.release(broken)
    }
  }

  const withClient = <Result>(use: (client: PoolClient) => Promise<Result>): Promise<Result> =>
    share.run(() => useConnection(use))

  async function transaction<Result>(work: (queries: Queries) => Promise<Result>, attempt = 1): Promise<Result> {
    try {
      return await withClient((client) => runTransaction(client, queriesOf, work))
    } catch (error) {
      if (!isWorthRetrying(error) || attempt >= transaction_attempts) throw error
      return transaction(work, attempt + 1)
    }
  }

  return {
    query: (statement, values) => withClient((client) => queriesOf(client).query(statement, values)),
    transaction: (work) => transaction(work),
    countConnections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount + share.countWaiting(),
    }),
    isDiskFull: () => disk.isFull(),
    async close() {
      await pool.end()
      watchdog.stop()
    },
  }
}

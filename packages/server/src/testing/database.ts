import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import type { ClientConfig, QueryResultRow } from 'pg'
import { inject } from 'vitest'
import type { Database, Queries } from '../database/database.ts'
import { createDatabase } from '../database/database.ts'
import type { Statement } from '../database/statement.ts'
import { silent } from './operations/cluster.ts'
import { inDatabase } from './names.ts'

/** A connection that also takes statements which only a test spells out. */
export interface OpenQueries extends Queries {
  query<Row extends QueryResultRow>(
    statement: Pick<Statement, 'name' | 'text'>,
    values?: readonly unknown[],
  ): Promise<Row[]>
}

export interface OpenDatabase extends Omit<Database, 'query' | 'transaction'>, OpenQueries {
  transaction<Result>(work: (queries: OpenQueries) => Promise<Result>): Promise<Result>
}

export interface TestDatabase {
  readonly database: OpenDatabase
  /** For tests that speak to PostgreSQL themselves. */
  readonly connection: ClientConfig
  /** Closes the pool and drops the database; call it in afterAll. */
  drop(): Promise<void>
}

async function administer(sql: string): Promise<void> {
  const client = new Client(inject('testServer'))
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

// A process that Citus keeps in each database may come back in the very moment in which it is ended.
const drop_attempts = 5

async function dropDatabase(name: string, attempt = 1): Promise<void> {
  try {
    await administer(`DROP DATABASE ${name} WITH (FORCE)`)
  } catch (error) {
    if (attempt >= drop_attempts) throw error
    await dropDatabase(name, attempt + 1)
  }
}

async function createNamed(template: string): Promise<TestDatabase> {
  const name = `larder_test_${randomBytes(6).toString('hex')}`
  await administer(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  const connection = inDatabase(inject('testServer'), name)
  const database: OpenDatabase = createDatabase(connection, silent)
  return {
    database,
    connection,
    async drop() {
      await database.close()
      await dropDatabase(name)
    },
  }
}

/** A database of the test file's own, migrated: files run side by side and see nothing of each other. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createNamed(inject('testTemplate'))
}

/** A database without a table, for the tests of the migrations themselves. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createNamed('template1')
}

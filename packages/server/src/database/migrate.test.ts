import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { StartError } from '../start-error.ts'
import { withClient } from '../testing/operations/backup.ts'
import type { TestDatabase } from '../testing/database.ts'
import { createEmptyDatabase } from '../testing/database.ts'
import { lockSession, unlockSession } from './advisory-locks.ts'
import type { Migration } from './migrate.ts'
import { migrate, readMigrations } from './migrate.ts'

const first: Migration = {
  version: 1,
  name: '001-jar',
  sql: 'CREATE TABLE jar (jar_id int); INSERT INTO jar VALUES (1);',
}
const second: Migration = { version: 2, name: '002-more', sql: 'INSERT INTO jar VALUES (2);' }
const broken: Migration = { version: 3, name: '003-broken', sql: 'INSERT INTO jar VALUES (3); SELECT nonsense;' }

let empty: TestDatabase

beforeEach(async () => {
  empty = await createEmptyDatabase()
})

afterEach(() => empty.drop())

function countJars(): Promise<{ count: number }[]> {
  return empty.database.query({ name: 'count', text: 'SELECT count(*) AS count FROM jar' })
}

describe('migrations', () => {
  test('are the files of the folder, numbered without a gap', async () => {
    const migrations = await readMigrations()
    expect(migrations.length).toBeGreaterThan(0)
    expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1))
  })

  test('run in order, each once', async () => {
    expect(await migrate(empty.connection, [first])).toEqual(['001-jar'])
    expect(await migrate(empty.connection, [first, second])).toEqual(['002-more'])
    expect(await migrate(empty.connection, [first, second])).toEqual([])
    expect(await countJars()).toEqual([{ count: 2 }])
  })

  test('run once, all by one of several processes that start at the same moment', async () => {
    const starts = Array.from({ length: 4 }, () => migrate(empty.connection, [first, second]))
    const applied = await Promise.all(starts)
    expect(applied.flat()).toEqual(['001-jar', '002-more'])
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
    expect(await countJars()).toEqual([{ count: 2 }])
  })

  test('leave nothing behind when one fails, and keep those before it', async () => {
    await expect(migrate(empty.connection, [first, second, broken])).rejects.toThrow('nonsense')
    expect(await countJars()).toEqual([{ count: 2 }])
    expect(await migrate(empty.connection, [first, second])).toEqual([])
  })

  test('refuse a database of a newer release', async () => {
    await migrate(empty.connection, [first, second])
    await expect(migrate(empty.connection, [first])).rejects.toThrow(
      'The database is at version 2, and this release of Larder knows 1. Start a newer release.',
    )
  })

  test.each(['migration', 'migration_turn'] as const)(
    'wait for the lock %s, and say so while they do',
    async (name) => {
      await withClient(empty.connection, async (other) => {
        await lockSession(other, name)
        const warn = vi.fn<(facts: object, text: string) => void>()
        const applied = migrate(empty.connection, [first], { log: { warn } as never, lock_timeout_ms: 50 })
        await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 10_000 })
        expect(warn.mock.lastCall?.[1]).toBe('another connection to the database holds a lock; waiting for it')
        await unlockSession(other, name)
        expect(await applied).toEqual(['001-jar'])
      })
    },
  )

  test('wait for a table that is in use without keeping others from it, and run once', async () => {
    await migrate(empty.connection, [first])
    const change: Migration = { version: 2, name: '002-change', sql: 'ALTER TABLE jar ADD COLUMN lid text' }
    await withClient(empty.connection, async (reader) => {
      await reader.query('BEGIN')
      await reader.query('SELECT FROM jar')
      const warn = vi.fn<() => void>()
      const applied = migrate(empty.connection, [first, change], { log: { warn } as never, lock_timeout_ms: 50 })
      await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 10_000 })
      expect(await countJars()).toEqual([{ count: 1 }])
      await reader.query('COMMIT')
      expect(await applied).toEqual(['002-change'])
    })
  })

  test('give up with a sentence when a lock is not let go of', async () => {
    await withClient(empty.connection, async (other) => {
      await lockSession(other, 'migration_turn')
      const waiting = migrate(empty.connection, [first], { lock_timeout_ms: 50, patience_ms: 100 })
      await expect(waiting).rejects.toThrow(
        /^Another connection to the database held the migration lock for \d+ seconds\. End it, or start again\.$/,
      )
      await expect(waiting).rejects.toBeInstanceOf(StartError)
    })
  })
})

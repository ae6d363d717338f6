import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { TestDatabase } from '../testing/database.ts'
import { createEmptyDatabase } from '../testing/database.ts'
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
})

import { EventEmitter, once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { silent } from '../testing/operations/cluster.ts'
import type { OpenDatabase, OpenQueries, TestDatabase } from '../testing/database.ts'
import { createEmptyDatabase } from '../testing/database.ts'
import { createDatabase } from './database.ts'
import { brokenConstraint, isDatabaseUnavailable } from './errors.ts'

let jars: TestDatabase

beforeAll(async () => {
  jars = await createEmptyDatabase()
  await jars.database.query({ name: 'create', text: 'CREATE TABLE jar (jar_id int PRIMARY KEY, fill int)' })
})

afterAll(() => jars.drop())

const insert = { name: 'insert', text: 'INSERT INTO jar (jar_id, fill) VALUES ($1, $2)' }
const read = { name: 'read', text: 'SELECT fill FROM jar WHERE jar_id = $1' }

describe('rows', () => {
  test('come out in the shapes of the contract', async () => {
    const [row] = await jars.database.query({
      name: 'types',
      text: `SELECT 0.1::numeric + 0.2 AS sum, 9007199254740991::int8 AS big, date '2026-02-28' AS day,
        timestamptz '2026-02-28 23:59:59.5+05:30' AS moment, null::numeric AS nothing, true AS yes`,
    })
    expect(row).toEqual({
      sum: 0.3,
      big: 9_007_199_254_740_991,
      day: '2026-02-28',
      moment: '2026-02-28T18:29:59.500Z',
      nothing: null,
      yes: true,
    })
  })

  test('never carry a rounded int8', async () => {
    const tooBig = jars.database.query({ name: 'big', text: 'SELECT 9007199254740993::int8 AS big' })
    await expect(tooBig).rejects.toThrow('9007199254740993')
  })
})

describe('a transaction', () => {
  test('keeps all or nothing', async () => {
    const { database } = jars
    const broken = database.transaction(async (queries) => {
      await queries.query(insert, [1, 1])
      throw new Error('changed my mind')
    })
    await expect(broken).rejects.toThrow('changed my mind')
    expect(await database.query(read, [1])).toEqual([])
    await database.transaction((queries) => queries.query(insert, [1, 5]))
    expect(await database.query(read, [1])).toEqual([{ fill: 5 }])
  })

  test('names the constraint a statement broke, and the connection stays good', async () => {
    const { database } = jars
    const twice = database.transaction(async (queries) => {
      await queries.query(insert, [2, 1])
      await queries.query(insert, [2, 1])
    })
    await expect(twice.catch(brokenConstraint)).resolves.toBe('jar_pkey')
    expect(await database.query(read, [2])).toEqual([])
  })

  test('that lies still gives its locks back, so that a frozen process keeps nobody waiting', async () => {
    const { database } = jars
    const limit = { name: 'limit', text: `SELECT current_setting('idle_in_transaction_session_timeout') AS limit` }
    const shorten = { name: 'shorten', text: `SELECT set_config('idle_in_transaction_session_timeout', '50', true)` }
    await database.query(insert, [3, 1])
    const frozen = database.transaction(async (queries) => {
      expect(await queries.query(limit)).toEqual([{ limit: '30s' }])
      await queries.query({ name: 'take', text: 'UPDATE jar SET fill = 2 WHERE jar_id = $1' }, [3])
      await queries.query(shorten)
      // Waits for the row that this transaction holds, until PostgreSQL has ended it.
      await database.query({ name: 'fill', text: 'UPDATE jar SET fill = 3 WHERE jar_id = $1' }, [3])
      await queries.query(read, [3])
    })
    await expect(frozen.catch(isDatabaseUnavailable)).resolves.toBe(true)
    expect(await database.query(read, [3])).toEqual([{ fill: 3 }])
    expect(await database.query(limit)).toEqual([{ limit: '0' }])
  })

  test('runs again after a deadlock', async () => {
    const { database } = jars
    await database.query(insert, [10, 0])
    await database.query(insert, [11, 0])
    const add = { name: 'add', text: 'UPDATE jar SET fill = fill + 1 WHERE jar_id = $1' }
    let attempts = 0
    const gate = new EventEmitter()
    const bothHoldOne = once(gate, 'open')
    const cross = (first: number, second: number) =>
      database.transaction(async (queries) => {
        await queries.query(add, [first])
        attempts += 1
        if (attempts === 2) gate.emit('open')
        await bothHoldOne
        await queries.query(add, [second])
      })
    await Promise.all([cross(10, 11), cross(11, 10)])
    // One more deadlock may follow the first: whoever comes back may come back too early.
    expect(attempts).toBeGreaterThan(2)
    expect(await database.query(read, [10])).toEqual([{ fill: 2 }])
    expect(await database.query(read, [11])).toEqual([{ fill: 2 }])
  })
})

test('statements have no names where a pooler does not know them', async () => {
  const prepared = { name: 'prepared', text: 'SELECT name FROM pg_prepared_statements ORDER BY name' }
  const list = async (hasNamedStatements: boolean) => {
    const database: OpenDatabase = createDatabase({ ...jars.connection, max: 1 }, silent, { hasNamedStatements })
    await database.query(read, [1])
    const names = await database.transaction((queries) => queries.query(prepared))
    await database.close()
    return names
  }
  expect(await list(true)).toEqual([{ name: 'prepared' }, { name: 'read' }])
  expect(await list(false)).toEqual([])
})

/** What new connections to this database may do, as where they lead to a standby. */
const setReadOnly = (value: string) => ({
  name: '',
  text: `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = ${value}', current_database()); END $$`,
})

describe('a database that is unavailable', () => {
  test('is told from a fault', async () => {
    const nowhere: OpenDatabase = createDatabase({ host: '127.0.0.1', port: 1, user: 'nobody' }, silent)
    await expect(nowhere.query(read, [1]).catch(isDatabaseUnavailable)).resolves.toBe(true)
    const noSocket: OpenDatabase = createDatabase({ host: '/nowhere', port: 5432, user: 'nobody' }, silent)
    await expect(noSocket.query(read, [1]).catch(isDatabaseUnavailable)).resolves.toBe(true)
    const wrong = jars.database.query({ name: 'wrong', text: 'SELECT nonsense' })
    await expect(wrong.catch(isDatabaseUnavailable)).resolves.toBe(false)
  })

  test('is used again once its connections were cut', async () => {
    const { database } = jars
    const cut = { name: 'cut', text: 'SELECT pg_terminate_backend(pg_backend_pid())' }
    await expect(database.query(cut).catch(isDatabaseUnavailable)).resolves.toBe(true)
    expect(await database.query({ name: 'one', text: 'SELECT 1 AS one' })).toEqual([{ one: 1 }])
  })

  test('is one that only reads, and its connection is not used again', async () => {
    const { connection, drop } = await createEmptyDatabase()
    const standby: OpenDatabase = createDatabase({ ...connection, max: 1 }, silent)
    const write = { name: 'write', text: 'CREATE TABLE IF NOT EXISTS jar (jar_id int)' }
    const cut = { name: 'cut', text: 'SELECT pg_terminate_backend(pg_backend_pid())' }
    const becomePrimary = standby.transaction.bind(standby, async (queries: OpenQueries) => {
      await queries.query({ name: '', text: 'SET TRANSACTION READ WRITE' })
      await queries.query(setReadOnly('off'))
    })
    await standby.query(setReadOnly('on'))
    await expect(standby.query(cut).catch(isDatabaseUnavailable)).resolves.toBe(true)
    await expect(standby.query(write).catch(isDatabaseUnavailable)).resolves.toBe(true)
    await becomePrimary()
    // A connection keeps what it began with: the first that writes is a new one.
    await expect(standby.query(write).catch(isDatabaseUnavailable)).resolves.toBe(true)
    expect(await standby.query(write)).toEqual([])
    await standby.close()
    await drop()
  })
})

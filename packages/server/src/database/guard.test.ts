import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestDatabase } from '../testing/database.ts'
import { createEmptyDatabase } from '../testing/database.ts'
import type { OpenDatabase } from '../testing/database.ts'
import { isDiskFull } from './errors.ts'
import { guardDiskSpace } from './guard.ts'

let jars: TestDatabase
let database: OpenDatabase
let isFull = false
let checks = 0

beforeAll(async () => {
  jars = await createEmptyDatabase()
  await jars.database.query({ name: 'create', text: 'CREATE TABLE jar (jar_id int)' })
  database = guardDiskSpace(jars.database, { isFull: () => isFull, check: async () => void (checks += 1) })
})
afterAll(() => jars.drop())
beforeEach(() => {
  isFull = false
  checks = 0
})

const insert = { name: 'insert', text: 'INSERT INTO jar VALUES ($1)' }
const count = { name: 'count', text: 'SELECT count(*) AS jars FROM jar' }
const fail = { name: '', text: `DO $$ BEGIN RAISE 'could not extend file' USING ERRCODE = '53100'; END $$` }

describe('a database whose disk is full', () => {
  test('refuses writes, alone and in a transaction, and answers reads', async () => {
    await database.query(insert, [1])
    isFull = true
    await expect(database.query(insert, [2]).catch(isDiskFull)).resolves.toBe(true)
    const inside = database.transaction(async (queries) => {
      expect(await queries.query(count)).toEqual([{ jars: 1 }])
      await queries.query(insert, [2])
    })
    await expect(inside.catch(isDiskFull)).resolves.toBe(true)
    expect(await database.query(count)).toEqual([{ jars: 1 }])
  })

  test('takes writes again when there is space, over the same connections', async () => {
    isFull = true
    await Promise.all(Array.from({ length: 20 }, () => database.query(count)))
    isFull = false
    await Promise.all(Array.from({ length: 20 }, (_, jar) => database.query(insert, [jar])))
    expect(await database.query(count)).toEqual([{ jars: 21 }])
  })

  test('has the disk space checked when PostgreSQL meets the end of it first', async () => {
    await expect(database.query(fail).catch(isDiskFull)).resolves.toBe(true)
    const inside = database.transaction((queries) => queries.query(fail))
    await expect(inside.catch(isDiskFull)).resolves.toBe(true)
    expect(checks).toBe(2)
  })

  test('keeps what is wrong for another reason as it is', async () => {
    const wrong = { name: '', text: 'SELECT nonsense' }
    isFull = true
    await expect(database.query(wrong)).rejects.toThrow('nonsense')
    expect(checks).toBe(0)
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../testing/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { testStatement } from '../testing/statements.ts'
import { withinTime } from './time-limit.ts'

let test_database: TestDatabase
beforeAll(async () => {
  test_database = await createTestDatabase()
})
afterAll(() => test_database.drop())

const sleep = (seconds: number) => testStatement({ name: '', text: `select pg_sleep(${seconds})` })
const readLimit = testStatement({ name: '', text: `select current_setting('statement_timeout') as value` })

test('a question within its time is answered', async () => {
  expect(await withinTime(test_database.database, 5000, (queries) => queries.query(readLimit))).toEqual([
    { value: '5s' },
  ])
})

test('one that takes longer has no answer, and leaves nothing behind', async () => {
  const { database } = test_database
  expect(await withinTime(database, 50, (queries) => queries.query(sleep(30)))).toBeUndefined()
  const limits = await Promise.all(Array.from({ length: 5 }, () => database.query(readLimit)))
  expect(new Set(limits.flat().map(({ value }) => value))).toEqual(new Set(['0']))
})

test('what is wrong stays wrong', async () => {
  const { database } = test_database
  const broken = withinTime(database, 5000, (queries) =>
    queries.query(testStatement({ name: '', text: 'select no_such_thing' })),
  )
  await expect(broken).rejects.toThrow('no_such_thing')
})

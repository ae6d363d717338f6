import { learn, nothing_learned } from '@larder/forecast/journal'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate, readMigrations } from '../database/migrate.ts'
import type { TestDatabase } from '../testing/database.ts'
import { createEmptyDatabase } from '../testing/database.ts'
import { lesson_bytes, lessonFromBytes, lessonToBytes, readNumbers } from './lesson-bytes.ts'

const bought = learn(nothing_learned, { kind: 'created', day: 20_000, delta: 2 })
const boughtAgain = learn(bought, { kind: 'purchased', day: 20_007, delta: 3 })
const used = learn(bought, { kind: 'consumed', day: 20_003, delta: -0.1 })

it.each([
  ['nothing', nothing_learned],
  ['a first lot', bought],
  ['purchases', boughtAgain],
  ['consumption', used],
])('keeps %s to the last bit', (_, lesson) => {
  const bytes = lessonToBytes(lesson)
  expect(bytes).toHaveLength(lesson_bytes)
  expect(lessonFromBytes(bytes)).toEqual(lesson)
})

it('reads the numbers of many lessons in a row', () => {
  const one = readNumbers(lessonToBytes(used))
  const both = readNumbers(Buffer.concat([lessonToBytes(bought), lessonToBytes(used)]))
  expect(both.subarray(one.length)).toEqual(one)
})

let empty: TestDatabase
beforeAll(async () => {
  empty = await createEmptyDatabase()
})
afterAll(() => empty.drop())

/** As it was stored before: one or no flag, the lot and its day, and the uses only where there were any. */
const arrayOf = (lesson: typeof bought, numbers = [...readNumbers(lessonToBytes(lesson))]) => [
  lesson.is_logged ? 1 : 0,
  ...(lesson.uses === null ? numbers.slice(1, 3) : numbers.slice(1)),
]

it('takes over the lessons that an earlier release stored as arrays', async () => {
  const migrations = await readMigrations()
  const before = migrations.findIndex(({ name }) => name.endsWith('lesson-bytes'))
  await migrate(empty.connection, migrations.slice(0, before))
  const lessons = [bought, boughtAgain, used]
  const insert = {
    name: 'test_old_items',
    text: `
      with home as (insert into household (name, time_zone) values ('Home', 'UTC') returning household_id)
      insert into item (household_id, item_name, category, quantity, unit_of_measure, lesson)
      select household_id, 'Milk', 'Dairy', 1, 'l', lesson::double precision[]
      from home, unnest($1::text[], $2::integer[]) as old(lesson, position) order by position`,
  }
  const arrays = lessons.map((lesson) => `{${arrayOf(lesson).join(',')}}`)
  await empty.database.query(insert, [arrays, lessons.map((_, index) => index)])
  await migrate(empty.connection, migrations)
  const select = { name: 'test_new_items', text: 'select lesson from item order by item_id' }
  const rows = await empty.database.query<{ lesson: Buffer }>(select)
  expect(rows.map(({ lesson }) => lessonFromBytes(lesson))).toEqual(lessons)
})

import { expect, test } from 'vitest'
import { migrate, readMigrations } from '../database/migrate.ts'
import { distributeOnOneNode, isCitus } from '../testing/citus.ts'
import { createEmptyDatabase } from '../testing/database.ts'
import { withClient } from '../testing/operations/backup.ts'

const migrations = await readMigrations()
const before_people = 18

const rows = [
  `insert into household (name) values ('one')`,
  `insert into app_user (username, email, password_hash) values ('ada', 'ada@example.org', ''), ('bo', 'bo@example.org', '')`,
  `insert into household_member (household_id, user_id) select 1, user_id from app_user`,
  `insert into item (household_id, item_name, category, quantity, unit_of_measure) values (1, 'Milk', 'Dairy', 0, 'l')`,
  `insert into notice (household_id, item_id, kind, read_at) values (1, 1, 'low_stock', '2026-11-01T08:00:00Z')`,
  `insert into notice (household_id, item_id, kind) values (1, 1, 'running_out')`,
]

test('what the household had read everybody has read, and everybody is an owner', async () => {
  const { connection, database, drop } = await createEmptyDatabase()
  await migrate(connection, migrations.slice(0, before_people))
  if (await withClient(connection, isCitus)) await distributeOnOneNode(connection)
  for (const text of rows) await database.query({ name: '', text })
  await migrate(connection)
  const read = (text: string) => database.query({ name: '', text })
  const read_at = '2026-11-01T08:00:00.000Z'
  expect(await read('select user_id, kind, read_at from notice_read order by user_id')).toEqual([
    { user_id: 1, kind: 'low_stock', read_at },
    { user_id: 2, kind: 'low_stock', read_at },
  ])
  expect(await read('select distinct role from household_member')).toEqual([{ role: 'owner' }])
  await drop()
})

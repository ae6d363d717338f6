import { expect, test } from 'vitest'
import { migrate, readMigrations } from '../database/migrate.ts'
import { takeComparable, useFolder, withClient } from '../testing/operations/backup.ts'
import { createEmptyDatabase, createTestDatabase } from '../testing/database.ts'
import { checkBackup } from './read.ts'
import { restoreBackup } from './restore.ts'
import { writeBackup } from './write.ts'

const folder = useFolder()
const migrations = await readMigrations()

// What the first release and the third could have stored.
const rows = [
  `insert into household (name) values ('first')`,
  `insert into app_user (username, email, password_hash) values ('ada', 'ada@example.org', 'x')`,
  `insert into household_member (household_id, user_id) select household_id, user_id from household, app_user`,
  `insert into item (household_id, item_name, category, quantity, unit_of_measure)
    select household_id, 'Milk', 'Dairy', 2, 'l' from household`,
  `insert into stock_event (household_id, item_id, kind, delta, quantity_after, occurred_on, user_id)
    select household_id, item_id, 'created', 2, 2, '2026-11-15', user_id from item, app_user`,
]
const stats = `update item set lesson = array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]`

test.each([
  { schema: 1, texts: rows },
  { schema: 3, texts: [...rows, stats] },
])('a backup of version $schema is restored as it was and then brought up to date', async ({ schema, texts }) => {
  const source = await createEmptyDatabase()
  await migrate(source.connection, migrations.slice(0, schema))
  for (const text of texts) await source.database.query({ name: '', text })
  const path = folder.path(`old-${schema}`)
  await withClient(source.connection, (client) => writeBackup(client, path))

  const target = await createTestDatabase()
  const checked = await checkBackup(path, migrations.length)
  expect(checked.header.schema).toBe(schema)
  await withClient(target.connection, (client) => restoreBackup(client, checked, migrations))

  await migrate(source.connection)
  expect(await takeComparable(target.database)).toEqual(await takeComparable(source.database))
  expect(await migrate(target.connection)).toEqual([])
  const text = 'select item_count, restored_to from household'
  const households = await target.database.query({ name: '', text })
  expect(households).toEqual([{ item_count: 1, restored_to: checked.header.created_at }])
  await Promise.all([source.drop(), target.drop()])
})

test('an empty database has nothing to back up, and one of a newer release is left to that release', async () => {
  const source = await createEmptyDatabase()
  const backUp = () => withClient(source.connection, (client) => writeBackup(client, folder.path('none')))
  await expect(backUp()).rejects.toThrow('There is nothing to back up')
  await migrate(source.connection)
  await source.database.query({ name: '', text: `insert into migration (version, name) values (999, 'later')` })
  await expect(backUp()).rejects.toThrow('A newer release of Larder has changed the database.')
  await source.drop()
})

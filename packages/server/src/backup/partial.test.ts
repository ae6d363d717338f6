import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readMigrations } from '../database/migrate.ts'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { createTestDatabase } from '../testing/database.ts'
import type { TestDatabase } from '../testing/database.ts'
import { addItem } from '../testing/items.ts'
import { useFolder, withClient } from '../testing/operations/backup.ts'
import { describeMissing, findPart } from './partial.ts'
import { checkBackup } from './read.ts'
import { restoreBackup } from './restore.ts'
import { writeBackup } from './write.ts'

const folder = useFolder()
const migrations = await readMigrations()
const missing = { workers: ['db2.internal:5432'], households: 1 }
let larder: TestApp
let near: Client
let far: Client
let target: TestDatabase

const read = <Row extends object>(database: TestDatabase['database'], text: string) =>
  database.query<Row & Record<string, unknown>>({ name: '', text })

/** Of two households one can be read. */
beforeAll(async () => {
  larder = await createTestApp()
  near = await larder.register()
  far = await larder.register({ first_name: 'Ada' })
  await addItem(near, { item_name: 'Rice' })
  await addItem(far, { item_name: 'Beans' })
  const [household] = await read<{ household_id: string }>(
    larder.database,
    `select household_id::text from item where item_name = 'Rice'`,
  )
  const part = { portions: [[household?.household_id ?? '']], missing }
  await withClient(larder.connection, (client) => writeBackup(client, folder.path('part'), { part }))
  target = await createTestDatabase()
})
afterAll(async () => {
  await target.drop()
  await larder.close()
})

describe('a part of a database', () => {
  test('is not restored by accident', async () => {
    await expect(checkBackup(folder.path('part'), migrations.length)).rejects.toThrow(
      `${folder.path('part')} is only a part: db2.internal:5432 did not answer, and one household on it could not be read. npm run restore -- --partial FILE takes it nevertheless.`,
    )
  })

  test('brings back what it has where that is agreed to, and lets everybody else begin with an empty household', async () => {
    const checked = await checkBackup(folder.path('part'), migrations.length, true)
    const restored = await withClient(target.connection, (client) => restoreBackup(client, checked, migrations))
    expect(restored.unhoused).toBe(1)
    expect(await read(target.database, 'select item_name from item')).toEqual([{ item_name: 'Rice' }])
    expect(
      await read(
        target.database,
        `select count(*)::integer as people, count(distinct household_id)::integer as households
         from app_user join household_member using (user_id) join household using (household_id)`,
      ),
    ).toEqual([{ people: 2, households: 2 }])
    expect(
      await read(
        target.database,
        `select name from household where not exists (select 1 from item where item.household_id = household.household_id)`,
      ),
    ).toEqual([{ name: "Ada's Home" }])
  })
})

test('a failure that no worker is the reason of leaves no part', async () => {
  const lost = Object.assign(new Error('connection to the remote node failed'), { code: '08006' })
  await withClient(larder.connection, async (client) => {
    expect(await findPart(client, new Error('a fault of ours'))).toBeUndefined()
    expect(await findPart(client, lost)).toBeUndefined()
  })
})

test('what is missing is said in numbers', () => {
  expect(describeMissing({ workers: ['a:5432', 'b:5432'], households: 1200 })).toBe(
    'a:5432, b:5432 did not answer, and 1,200 households on them could not be read',
  )
})

import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMigrations } from '../database/migrate.ts'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { useFolder, withClient } from '../testing/backup.ts'
import { createTestDatabase } from '../testing/database.ts'
import { addItem, findDisagreements } from '../testing/items.ts'
import { checkBackup } from './read.ts'
import { restoreBackup } from './restore.ts'
import { writeBackup } from './write.ts'

const folder = useFolder()
const migrations = await readMigrations()
let larder: TestApp

beforeAll(async () => {
  larder = await createTestApp()
})
afterAll(() => larder.close())

const countEvents = async (database: TestApp['database']): Promise<number> => {
  const [row] = await database.query<{ count: number }>({ name: '', text: 'select count(*) as count from stock_event' })
  return row?.count ?? Number.NaN
}

test('a backup taken while everybody writes is of one moment', async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => larder.register()))
  const over = new AbortController()
  async function live(person: Client): Promise<void> {
    const { item_id } = await addItem(person, { quantity: 0 })
    while (!over.signal.aborted) await person.post(`/api/inventory/${item_id}/purchase`, { quantity_added: 1.25 })
  }
  const living = people.map(live)
  while ((await countEvents(larder.database)) < 40) await people[0]?.get('/api/inventory')
  const before = await countEvents(larder.database)
  // Slow enough for many writes between the first table and the last.
  const text = `insert into product_image (token, image_source, image)
    select number, number, (select decode(string_agg(md5(random()::text), ''), 'hex') from generate_series(1, 10000) where number > 0)
    from generate_series(1, 5) as number`
  await larder.database.query({ name: '', text })
  await withClient(larder.connection, (client) => writeBackup(client, folder.path('busy')))
  const after = await countEvents(larder.database)
  over.abort()
  await Promise.all(living)

  const target = await createTestDatabase()
  const checked = await checkBackup(folder.path('busy'), migrations.length)
  await withClient(target.connection, (client) => restoreBackup(client, checked, migrations))
  expect(await findDisagreements(target.database)).toEqual([])
  const kept = await countEvents(target.database)
  expect(kept).toBeGreaterThanOrEqual(before)
  expect(kept).toBeLessThan(after)
  await target.drop()
})

test('the file is for its owner alone, and nothing else is left beside it', async () => {
  const path = folder.path('private/mine.backup')
  await mkdir(dirname(path))
  await withClient(larder.connection, (client) => writeBackup(client, path))
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await readdir(dirname(path))).toEqual(['mine.backup'])
})

test('one that fails leaves the older one of the name, and no half', async () => {
  const path = folder.path('failing/mine.backup')
  await mkdir(dirname(path))
  await writeFile(path, 'older')
  const noRoom = { spare_bytes: Number.MAX_SAFE_INTEGER }
  const failing = withClient(larder.connection, (client) => writeBackup(client, path, noRoom))
  await expect(failing).rejects.toThrow('There is too little room on the disk')
  const stopped = withClient(larder.connection, (client) => writeBackup(client, path, { signal: AbortSignal.abort() }))
  await expect(stopped).rejects.toThrow('aborted')
  const broken = withClient(larder.connection, async (client) => {
    await Promise.all([writeBackup(client, path), client.end()])
  })
  await expect(broken).rejects.toThrow(/terminated|closed/)
  expect(await readdir(dirname(path))).toEqual(['mine.backup'])
  expect(await readFile(path, 'utf8')).toBe('older')
})

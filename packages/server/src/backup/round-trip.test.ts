import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readMigrations } from '../database/migrate.ts'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { fillEverything, takeComparable, useFolder, withClient } from '../testing/operations/backup.ts'
import type { TestDatabase } from '../testing/database.ts'
import { createEmptyDatabase, createTestDatabase } from '../testing/database.ts'
import { addItem, findDisagreements } from '../testing/items.ts'
import { takeSnapshot } from '../testing/operations/snapshot.ts'
import { checkBackup } from './read.ts'
import type { RestoreSummary } from './restore.ts'
import { restoreBackup } from './restore.ts'
import type { BackupOptions, BackupSummary } from './write.ts'
import { writeBackup } from './write.ts'

const folder = useFolder()
const migrations = await readMigrations()
let larder: TestApp
let target: TestDatabase
let written: BackupSummary
let restored: RestoreSummary

const backUp = (name: string, options?: BackupOptions) =>
  withClient(larder.connection, (client) => writeBackup(client, folder.path(name), options))

async function restore(name: string, { connection }: Pick<TestDatabase, 'connection'>): Promise<RestoreSummary> {
  const checked = await checkBackup(folder.path(name), migrations.length)
  return withClient(connection, (client) => restoreBackup(client, checked, migrations))
}

beforeAll(async () => {
  larder = await createTestApp()
  await fillEverything(larder)
  written = await backUp('whole')
  target = await createTestDatabase()
  restored = await restore('whole', target)
})
afterAll(async () => {
  await target.drop()
  await larder.close()
})

function readVersions({ database }: Pick<TestDatabase, 'database'>) {
  const text = `
    select household_id as id, inventory_version as version from household
    union all select item_id, version from item order by 1, 2`
  return database.query<{ id: number; version: number }>({ name: '', text })
}

test('a restored database holds every row of every table', async () => {
  expect(restored).toEqual({ rows: written.rows, tables: written.tables, unhoused: 0 })
  const expected = await takeComparable(larder.database)
  expect(Object.entries(expected).filter(([, rows]) => rows.length === 0)).toEqual([])
  expect(await takeComparable(target.database)).toEqual(expected)
})

test('every household says when it was restored, and to which moment', async () => {
  const { header } = await checkBackup(folder.path('whole'), migrations.length)
  const text = 'select distinct restored_to, now() - restored_at < $1::interval as is_new from household'
  const rows = await target.database.query({ name: '', text }, ['10 minutes'])
  expect(rows).toEqual([{ restored_to: header.created_at, is_new: true }])
  const before = await larder.database.query({ name: '', text: 'select restored_at, restored_to from household' })
  expect(new Set(before.flatMap((row) => Object.values(row)))).toEqual(new Set([null]))
})

test('nobody is logged in afterwards: a token that was revoked since must not come back', async () => {
  expect((await takeSnapshot(larder.database))['session']).not.toEqual([])
  expect((await takeSnapshot(target.database))['session']).toEqual([])
})

test('the journal is append-only as before', async () => {
  const change = target.database.query({ name: '', text: 'update stock_event set delta = delta + 1' })
  await expect(change).rejects.toThrow('stock_event is append-only')
})

test('a database that holds anything is refused and stays as it is', async () => {
  const before = await takeSnapshot(target.database)
  await expect(restore('whole', target)).rejects.toThrow(/^The database is not empty \(there are rows in \w+\)/)
  expect(await takeSnapshot(target.database)).toEqual(before)
})

test('no number, version of an item or tag of a list comes a second time, not even with the same file', async () => {
  const again = await createEmptyDatabase()
  await restore('whole', again)
  const [before, first, second] = await Promise.all([larder, target, again].map(readVersions))
  for (const [index, { version }] of (before ?? []).entries()) {
    expect(first?.[index]?.version).toBeGreaterThanOrEqual(version + 1_000_000)
    expect(second?.[index]?.version).toBeGreaterThanOrEqual(version + 1_000_000)
  }
  expect(first).not.toEqual(second)
  const insert = { name: '', text: `insert into household (name) values ('new') returning household_id` }
  const [created] = await again.database.query<{ household_id: number }>(insert)
  expect(created?.household_id).toBeGreaterThan(1_000_000)
  await again.drop()
})

test('tables that are not ours are in no danger, and the catalogue may be left out', async () => {
  await backUp('slim', { without_catalogue: true })
  const shared = await createEmptyDatabase()
  await shared.database.query({ name: '', text: 'create table session (x text)' })
  await expect(restore('slim', shared)).rejects.toThrow('tables that are not Larder’s')
  await shared.database.query({ name: '', text: 'alter table session rename to theirs' })
  await restore('slim', shared)
  const { theirs, ...ours } = await takeComparable(shared.database)
  expect(theirs).toEqual([])
  const none = { catalogue_product: [], catalogue_word: [], catalogue_import: [] }
  expect(ours).toEqual({ ...(await takeComparable(larder.database)), ...none })
  await shared.drop()
})

const countEvents = async (database: TestDatabase['database']): Promise<number> => {
  const [row] = await database.query<{ count: number }>({ name: '', text: 'select count(*) as count from stock_event' })
  return row?.count ?? Number.NaN
}

test('a backup taken while everybody writes is of one moment', async () => {
  const people = await Promise.all([1, 2, 3].map(() => larder.register()))
  const over = new AbortController()
  async function live(person: Client): Promise<void> {
    const { item_id } = await addItem(person, { quantity: 0 })
    while (!over.signal.aborted) await person.post(`/api/inventory/${item_id}/purchase`, { quantity_added: 1.25 })
  }
  const living = people.map(live)
  await vi.waitFor(async () => expect(await countEvents(larder.database)).toBeGreaterThan(20), { timeout: 10_000 })
  const before = await countEvents(larder.database)
  // Slow enough for many writes between the first table and the last.
  const text = `insert into product_image (token, image_source, image)
    select 'busy' || number, 'busy' || number, (select decode(string_agg(md5(random()::text), ''), 'hex') from generate_series(1, 5000) where number > 0)
    from generate_series(1, 5) as number`
  await larder.database.query({ name: '', text })
  await backUp('busy')
  const after = await countEvents(larder.database)
  over.abort()
  await Promise.all(living)

  const calm = await createTestDatabase()
  await restore('busy', calm)
  expect(await findDisagreements(calm.database)).toEqual([])
  const kept = await countEvents(calm.database)
  expect(kept).toBeGreaterThanOrEqual(before)
  expect(kept).toBeLessThan(after)
  await calm.drop()
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
  const noSpace = { spare_bytes: Number.MAX_SAFE_INTEGER }
  const failing = withClient(larder.connection, (client) => writeBackup(client, path, noSpace))
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

import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMigrations } from '../database/migrate.ts'
import { useFolder, withClient } from '../testing/operations/backup.ts'
import type { TestDatabase } from '../testing/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { createMember } from '../testing/members.ts'
import { takeSnapshot } from '../testing/operations/snapshot.ts'
import { BadBackup, encodeFacts, encodeFrame, format_version, preambleOf } from './format.ts'
import { checkBackup } from './read.ts'
import { restoreBackup } from './restore.ts'
import { writeBackup } from './write.ts'

const folder = useFolder()
const migrations = await readMigrations()
let target: TestDatabase
let whole: Buffer

beforeAll(async () => {
  const source = await createTestDatabase()
  await createMember(source.database)
  await withClient(source.connection, (client) => writeBackup(client, folder.path('whole')))
  whole = await readFile(folder.path('whole'))
  await source.drop()
  target = await createTestDatabase()
})
afterAll(() => target.drop())

async function write(content: Buffer): Promise<string> {
  const path = folder.path('damaged')
  await writeFile(path, content)
  return path
}

const check = async (content: Buffer) => checkBackup(await write(content), migrations.length)

/** A file whose checksum is right, whatever it holds. */
function seal(frames: readonly Buffer[], first: Buffer = preambleOf(format_version)): Buffer {
  const body = Buffer.concat([first, gzipSync(Buffer.concat(frames))])
  return Buffer.concat([body, createHash('sha256').update(body).digest()])
}

const header = encodeFacts('H', { created_at: '2026-11-15T00:00:00.000Z', schema: migrations.length })
const footer = (tables: number) => encodeFacts('F', { tables, sequences: [] })
const start = encodeFacts('T', { table: 'household', columns: ['household_id', 'name'] })
const row = encodeFrame('D', Buffer.from('7\thome\n'))
const end = (rows: number) => encodeFacts('E', { rows })

test('a whole file is accepted', async () => {
  await expect(check(whole)).resolves.toMatchObject({ header: { schema: migrations.length } })
  await expect(check(seal([header, start, row, end(1), footer(1)]))).resolves.toBeDefined()
})

test('a file that is cut off anywhere is refused', async () => {
  const step = Math.max(1, Math.floor(whole.length / 60))
  for (let length = 0; length < whole.length; length += length < 20 ? 1 : step) {
    await expect(check(whole.subarray(0, length))).rejects.toThrow(BadBackup)
  }
  await expect(check(whole.subarray(0, -1))).rejects.toThrow('is damaged or not whole')
  await expect(check(Buffer.concat([whole, Buffer.from('x')]))).rejects.toThrow('is damaged or not whole')
})

test('a file with one altered byte anywhere is refused', async () => {
  const step = Math.max(1, Math.floor(whole.length / 60))
  for (let at = 0; at < whole.length; at += at < 20 ? 1 : step) {
    const altered = Buffer.from(whole)
    altered[at] = (altered[at] ?? 0) ^ (1 << (at % 8))
    await expect(check(altered)).rejects.toThrow(BadBackup)
  }
})

test.each([
  ['another file', Buffer.from('<!doctype html>'.repeat(20)), 'is no backup of Larder'],
  ['an empty file', Buffer.alloc(0), 'is no backup of Larder'],
  [
    'a later format',
    seal([header, footer(0)], Buffer.from('Larder backup 3\n')),
    'by another release of Larder (format 3)',
  ],
  [
    'a later database',
    seal([encodeFacts('H', { created_at: '', schema: 999 }), footer(0)]),
    'Restore it with a newer release',
  ],
  ['a file without a header', seal([footer(0)]), 'it has no header'],
])('%s is refused', async (_, content, sentence) => {
  await expect(check(content)).rejects.toThrow(sentence)
})

test('a file that is not there is refused', async () => {
  await expect(checkBackup(folder.path('nowhere'), migrations.length)).rejects.toThrow('There is no file')
})

// Their checksums are right: only a faulty program could have written them. The transaction is the last guard.
test.each([
  ['has fewer rows than it says', [header, start, row, end(2), footer(1)], 'do not fit together'],
  ['has no end', [header, start, row, end(1)], 'do not fit together'],
  ['goes on behind its end', [header, start, row, end(1), footer(1), start], 'do not fit together'],
  [
    'has a row that is none',
    [header, start, encodeFrame('D', Buffer.from('x\n')), end(1), footer(1)],
    'invalid input syntax',
  ],
  [
    'names a table that is none',
    [header, encodeFacts('T', { table: 'x"; drop table item; --', columns: ['x'] }), row, end(1), footer(1)],
    'cannot be one',
  ],
])('a backup that %s changes nothing', async (_, frames, sentence) => {
  const before = await takeSnapshot(target.database)
  const checked = await check(seal(frames))
  const restoring = withClient(target.connection, (client) => restoreBackup(client, checked, migrations))
  await expect(restoring).rejects.toThrow(sentence)
  expect(await takeSnapshot(target.database)).toEqual(before)
})

test('a file that is exchanged after it was checked changes nothing', async () => {
  const before = await takeSnapshot(target.database)
  const checked = await check(seal([header, start, row, end(1), footer(1)]))
  await write(seal([header, start, encodeFrame('D', Buffer.from('7\tfoul\n')), end(1), footer(1)]))
  const restoring = withClient(target.connection, (client) => restoreBackup(client, checked, migrations))
  await expect(restoring).rejects.toThrow('is damaged or not whole')
  expect(await takeSnapshot(target.database)).toEqual(before)
})

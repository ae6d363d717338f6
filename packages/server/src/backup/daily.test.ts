import { readFile, readdir, mkdir, writeFile } from 'node:fs/promises'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fastify } from 'fastify'
import { useFolder } from '../testing/operations/backup.ts'
import { silent } from '../testing/operations/cluster.ts'
import type { TestDatabase } from '../testing/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { createMember } from '../testing/members.ts'
import type { DailyOptions } from './daily.ts'
import { createDailyBackups, keepBackups } from './daily.ts'

const folder = useFolder()
const kept = { days: 2, weeks: 0 }
const day = (date: string) => new Date(`${date}T12:00:00Z`)
// A backup on a busy machine.
const patience = { timeout: 30_000 }
let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const options = (name: string, more: Partial<DailyOptions> = {}): DailyOptions => {
  const { connection } = database
  return { connection, folder: folder.path(name), kept, log: silent, spare_bytes: 1, ...more }
}

test('before anybody has registered there is nothing to keep', async () => {
  const backups = createDailyBackups(options('empty'))
  expect(await backups.run()).toBe('nothing to keep')
  expect(await readdir(folder.path('empty'))).toEqual([])
  await backups.stop()
  await createMember(database.database)
})

test('one a day, the older ones leave when their time has come, and halves of killed ones are swept up', async () => {
  await mkdir(folder.path('days'))
  await writeFile(folder.path('days/mine.txt'), '')
  await writeFile(folder.path('days/larder-2026-11-01.backup.0a1b2c3d.half'), '')
  const backups = createDailyBackups(options('days'))
  for (const date of ['2026-11-01', '2026-11-01', '2026-11-02', '2026-11-03']) {
    const known = (await readdir(folder.path('days'))).includes(`larder-${date}.backup`)
    expect(await backups.run(day(date))).toBe(known ? 'made before' : 'made')
  }
  const names = ['larder-2026-11-02.backup', 'larder-2026-11-03.backup', 'mine.txt']
  expect((await readdir(folder.path('days'))).toSorted()).toEqual(names)
  await backups.stop()
})

test('a backup that takes longer than an hour is not begun a second time', async () => {
  const backups = createDailyBackups(options('long'))
  const both = [backups.run(day('2026-11-01')), backups.run(day('2026-11-02'))]
  expect(await Promise.all(both)).toEqual(['made', 'made'])
  expect(await readdir(folder.path('long'))).toEqual(['larder-2026-11-01.backup'])
  await backups.stop()
})

test('of several processes one has the duty; another takes it over when that has ended', async () => {
  const [first, second] = [createDailyBackups(options('first')), createDailyBackups(options('second'))]
  expect(await first.run(day('2026-11-01'))).toBe('made')
  expect(await second.run(day('2026-11-01'))).toBe('duty of another process')
  expect(await first.run(day('2026-11-02'))).toBe('made')
  await first.stop()
  await vi.waitFor(async () => expect(await second.run(day('2026-11-02'))).toBe('made'), patience)
  await second.stop()
})

test('one that fails is told in the log, deletes nothing, and the next try succeeds', async () => {
  const lines: string[] = []
  const write = (chunk: Buffer, _: unknown, done: () => void) => (lines.push(chunk.toString()), done())
  const log = pino(new Writable({ write }))
  await mkdir(folder.path('full'))
  const older = folder.path('full/larder-2026-10-01.backup')
  await writeFile(older, 'older')
  const noSpace = createDailyBackups(options('full', { log, spare_bytes: 1e18, kept: { days: 1, weeks: 0 } }))
  expect(await noSpace.run()).toBe('failed')
  expect(await readdir(folder.path('full'))).toEqual(['larder-2026-10-01.backup'])
  expect(await readFile(older, 'utf8')).toBe('older')
  expect(lines.join('')).toContain('too little room')
  const enoughSpace = createDailyBackups(options('full', { kept: { days: 1, weeks: 0 } }))
  await vi.waitFor(async () => expect(await enoughSpace.run(day('2026-11-01'))).toBe('made'), patience)
  expect(await readdir(folder.path('full'))).toEqual(['larder-2026-11-01.backup'])
  await enoughSpace.stop()
})

const readServed = () => readdir(folder.path('served'))

test('a server makes its first a minute after it listens, and waits for it when it closes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date'] })
  vi.setSystemTime(day('2026-11-01'))
  const server = fastify()
  keepBackups(server, options('served'))
  await server.listen({ port: 0, host: '127.0.0.1' })
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  await vi.waitFor(async () => expect(await readServed()).toContain('larder-2026-11-01.backup'), patience)
  await server.close()
})

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkDigit } from '@larder/contract/values/barcode-digits'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { LockName } from './database/advisory-locks.ts'
import { lockSession, lock_keys } from './database/advisory-locks.ts'
import { readPidFile } from './database/embedded/postmaster.ts'
import { addressOf } from './testing/address.ts'
import { withClient } from './testing/operations/backup.ts'
import type { TestDatabase } from './testing/database.ts'
import { createTestDatabase } from './testing/database.ts'
import { useProcesses } from './testing/operations/processes.ts'

/** Processes and commands that start while others run on the same PostgreSQL, and starts that are given up. */
const processes = useProcesses('beside')
const patience = { timeout: 30_000, interval: 50 }
// Each test starts several processes one after the other.
vi.setConfig({ testTimeout: 120_000 })
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const start = (variables: Record<string, string> = {}, script?: readonly string[]) =>
  processes.start({ DATABASE_URL: addressOf(database.connection), ...variables }, 'nothing', script)

// The first backup is made a minute after the start: in this process that minute is over at once.
const hurried = `--import=data:text/javascript,${encodeURIComponent(`
  const wait = globalThis.setTimeout
  globalThis.setTimeout = (work, ms, ...rest) => wait(work, ms === 60_000 ? 0 : ms, ...rest)
`)}`

async function countHolders(name: LockName): Promise<number> {
  const text = `select from pg_locks where locktype = 'advisory' and objid = $1 and granted
    and database = (select oid from pg_database where datname = current_database())`
  return (await database.database.query({ name: '', text }, [lock_keys[name]])).length
}

test('beside a process that makes the backups others start, and commands run', async () => {
  const first = start({ NODE_OPTIONS: hurried })
  const address = await first.address
  await vi.waitFor(async () => expect(await countHolders('backup_duty')).toBe(1), patience)

  const second = start()
  const answer = await fetch(`${await second.address}/api/health/ready`)
  expect(answer.status).toBe(200)

  const person = { username: 'ada', email: 'ada@example.org', password: 'correct horse battery' }
  const headers = { 'content-type': 'application/json' }
  await fetch(`${address}/api/auth/register`, { method: 'POST', headers, body: JSON.stringify(person) })
  const reset = start({}, ['password-reset/main.js', person.username])
  expect(await reset.ended).toBe(0)
  expect(reset.output()).toContain('ada has a new password.')

  await writeFile(join(processes.dataDir, 'dump.tsv'), `code\tname\n400000000000${checkDigit('400000000000')}\tOats\n`)
  const imported = start({ INIT_CWD: processes.dataDir }, ['catalogue/main.js', 'dump.tsv'])
  expect(await imported.ended).toBe(0)
  expect(imported.output()).toContain('Done: 1 rows read, 1 products kept.')

  expect(await countHolders('backup_duty')).toBe(1)
  for (const { child, ended } of [first, second]) {
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  }
})

const waits = 'another connection to the database holds a lock; waiting for it'

test.each(['migration', 'migration_turn'] as const)(
  'a start that waits for %s says so, and ends when told',
  async (name) => {
    await withClient(database.connection, async (holder) => {
      await lockSession(holder, name)
      const app = start()
      await vi.waitFor(() => expect(app.output()).toContain(waits), patience)
      app.child.kill('SIGTERM')
      // The lock is still held: nothing but the signal can have ended it.
      expect(await app.ended).toBe(0)
      expect(app.output()).toContain('"reason":"SIGTERM"')
      expect(app.output()).not.toContain('running at')
    })
  },
)

test('an import that waits for a migration ends when told, too', async () => {
  await writeFile(join(processes.dataDir, 'waits.tsv'), 'code\tname\n')
  await withClient(database.connection, async (holder) => {
    await lockSession(holder, 'migration_turn')
    const command = start({ INIT_CWD: processes.dataDir }, ['catalogue/main.js', 'waits.tsv'])
    await vi.waitFor(() => expect(command.output()).toContain(waits), patience)
    command.child.kill('SIGINT')
    expect(await command.ended).toBe(130)
    expect(command.output()).toContain('Stopped before it had begun.')
  })
})

test('a start that waits for a database that is unavailable ends when told', async () => {
  const app = start({ DATABASE_URL: 'postgres://ada@127.0.0.1:1/larder' })
  await vi.waitFor(() => expect(app.output()).toContain('is unavailable; waiting for it'), patience)
  app.child.kill('SIGTERM')
  expect(await app.ended).toBe(0)
  expect(app.output()).not.toContain('cannot be used')
})

test('a first start of the built-in database ends when told, and leaves none running', async () => {
  const dataDir = join(processes.dataDir, 'first')
  const app = processes.start({ DATA_DIR: dataDir })
  const findPostmaster = () => readPidFile(join(dataDir, 'postgres'))
  await vi.waitFor(async () => expect(await findPostmaster()).toBeDefined(), { ...patience, interval: 5 })
  app.child.kill('SIGTERM')
  expect(await app.ended).toBe(0)
  expect(app.output()).not.toContain('running at')
  expect(await findPostmaster()).toBeUndefined()
})

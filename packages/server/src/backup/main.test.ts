import { chmod, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { AppProcess } from '../testing/operations/process.ts'
import { buildApp, startApp } from '../testing/operations/process.ts'

let folder: string
let started: AppProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-backup-main-'))
  await chmod(folder, 0o755)
  await buildApp()
})
afterEach(async () => {
  for (const { child } of started) child.kill('SIGTERM')
  await Promise.all(started.map(({ ended }) => ended))
  started = []
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function start(dataDir: string, script: readonly string[]): AppProcess {
  const variables = { DATA_DIR: join(folder, dataDir), INIT_CWD: folder, LOG_LEVEL: 'warn' }
  const process = startApp(variables, 'nothing', script)
  started.push(process)
  return process
}

async function run(dataDir: string, ...script: string[]): Promise<{ code: number | string; said: string }> {
  const { ended, output } = start(dataDir, script)
  return { code: await ended, said: output() }
}

const backUp = (dataDir: string, ...names: string[]) => run(dataDir, 'backup/main.js', ...names)
const restore = (dataDir: string, ...names: string[]) => run(dataDir, 'backup/restore-main.js', ...names)

const person = { username: 'ada', email: 'ada@example.org', password: 'correct horse battery' }

async function post(app: AppProcess, path: string): Promise<number> {
  const body = JSON.stringify(person)
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${await app.address}${path}`, { method: 'POST', body, headers })).status
}

async function stop({ child, ended }: AppProcess): Promise<void> {
  child.kill('SIGTERM')
  await ended
}

test('what was backed up beside a running app lets its people log in somewhere else', async () => {
  const app = start('old', ['main.js'])
  expect(await post(app, '/api/auth/register')).toBe(201)
  const beside = await backUp('old', 'beside.backup')
  expect(beside).toEqual({ code: 0, said: expect.stringMatching(/beside\.backup is written: \d+ rows of \d+ tables/) })
  expect(await restore('old', 'beside.backup')).toMatchObject({
    code: 1,
    said: expect.stringContaining('already runs'),
  })
  expect(await post(app, '/api/auth/login')).toBe(200)
  await stop(app)
  // The app's own backups wait for its first quiet minute.
  expect(await readdir(join(folder, 'old'))).not.toContain('backups')

  expect((await backUp('old', 'alone.backup')).code).toBe(0)
  const restored = await restore('new', 'alone.backup')
  expect(restored).toEqual({ code: 0, said: expect.stringMatching(/Restored: \d+ rows .+ has to log in again\.\n$/) })
  expect(await post(start('new', ['main.js']), '/api/auth/login')).toBe(200)
}, 120_000)

test('what cannot be is said in a sentence, and leaves nothing behind', async () => {
  await writeFile(join(folder, 'letter.txt'), 'Dear Ada')
  expect(await restore('none', 'letter.txt')).toEqual({
    code: 1,
    said: `${join(folder, 'letter.txt')} is no backup of Larder.\n`,
  })
  expect(await backUp('none', 'letter.txt')).toMatchObject({ code: 1, said: expect.stringContaining('no backup') })
  expect(await backUp('none', 'nowhere/x')).toMatchObject({ code: 1, said: expect.stringContaining('no folder') })
  expect(await backUp('none')).toMatchObject({ code: 1, said: expect.stringContaining('npm run backup FILE') })
  expect(await readdir(folder)).not.toContain('none')
  expect(await readFile(join(folder, 'letter.txt'), 'utf8')).toBe('Dear Ada')
}, 60_000)

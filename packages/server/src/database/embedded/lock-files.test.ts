import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { clearLockFiles } from './lock-files.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-locks-'))
})
afterEach(() => rm(folder, { recursive: true }))

const names = ['postmaster.pid', '.s.PGSQL.5432.lock'] as const
const rest = `/data/postgres\n1794713483\n5432\n/data/postgres\n\n 9011 4\nready\n`

async function leave(pid: number): Promise<void> {
  for (const name of names) await writeFile(join(folder, name), `${pid}\n${rest}`, { mode: 0o600 })
}

async function clearBoth(): Promise<string[]> {
  await clearLockFiles(folder, { host: folder, port: 5432 })
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
}

describe('the lock files of a killed PostgreSQL', () => {
  test('lose a number that another process has by now, and keep what they know of the memory', async () => {
    await leave(process.pid)
    const expected = `${2 ** 22 + 1}\n${rest}`
    expect(await clearBoth()).toEqual([expected, expected])
    expect((await stat(join(folder, names[0]))).mode & 0o777).toBe(0o600)
  })

  test('stay where nobody has the number: PostgreSQL knows what to do with them', async () => {
    await leave(2 ** 22 + 7)
    expect(await clearBoth()).toEqual([`${2 ** 22 + 7}\n${rest}`, `${2 ** 22 + 7}\n${rest}`])
  })

  test('stay while it runs', async () => {
    const running = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', folder])
    await once(running, 'spawn')
    await leave(running.pid ?? 0)
    expect(await clearBoth()).toEqual([`${running.pid}\n${rest}`, `${running.pid}\n${rest}`])
    running.kill('SIGKILL')
    await once(running, 'exit')
  })

  test('may be missing or cut off', async () => {
    await clearLockFiles(folder, { host: folder, port: 5432 })
    await writeFile(join(folder, names[0]), '')
    await clearLockFiles(folder, { host: '127.0.0.1', port: 5432 })
    expect(await readFile(join(folder, names[0]), 'utf8')).toBe('')
  })
})

import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { readPidFile } from './database/embedded/postmaster.ts'
import type { AppProcess } from './testing/process.ts'
import { buildApp, startApp } from './testing/process.ts'

let dataDir: string
let apps: AppProcess[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'larder-main-'))
  await chmod(dataDir, 0o755)
  await buildApp()
})

// Those that a failed test has left.
afterEach(async () => {
  for (const { child } of apps) child.kill('SIGTERM')
  await Promise.all(apps.map(({ ended }) => ended))
  apps = []
})

afterAll(() => rm(dataDir, { recursive: true, force: true }))

function start(variables: Record<string, string> = {}, through: 'sh' | 'nothing' = 'nothing'): AppProcess {
  const app = startApp({ DATA_DIR: dataDir, ...variables }, through)
  apps.push(app)
  return app
}

async function findPostmaster(): Promise<number | undefined> {
  return (await readPidFile(join(dataDir, 'postgres')))?.pid
}

async function isHealthy(app: AppProcess): Promise<boolean> {
  const answer = await fetch(`${await app.address}/api/health`)
  return answer.ok
}

/** As the terminal's Ctrl-C: to the whole group at once. */
function interrupt({ child }: AppProcess): void {
  process.kill(-(child.pid ?? 0), 'SIGINT')
}

describe('the app', () => {
  test('serves until Ctrl-C, then stops itself and its database', async () => {
    const app = start()
    expect(await isHealthy(app)).toBe(true)
    expect(await findPostmaster()).toBeDefined()
    interrupt(app)
    expect(await app.ended).toBe(0)
    expect(await findPostmaster()).toBeUndefined()
  })

  test('stops likewise on SIGTERM, and takes the echo that npm sends for the same signal', async () => {
    const app = start()
    await app.address
    app.child.kill('SIGTERM')
    app.child.kill('SIGTERM')
    expect(await app.ended).toBe(0)
    expect(await findPostmaster()).toBeUndefined()
  })

  test('ends with the npm that started it, though the shell between them passes no signal on', async () => {
    const app = start({ npm_lifecycle_event: 'start' }, 'sh')
    await app.address
    app.child.kill('SIGTERM')
    expect(await app.ended).toBe('SIGTERM')
    await vi.waitFor(async () => expect(await findPostmaster()).toBeUndefined(), { timeout: 20_000, interval: 50 })
  })

  test('uses the PostgreSQL that its killed predecessor left running', async () => {
    const first = start()
    await first.address
    const postmaster = await findPostmaster()
    first.child.kill('SIGKILL')
    expect(await first.ended).toBe('SIGKILL')
    const second = start()
    expect(await isHealthy(second)).toBe(true)
    expect(await findPostmaster()).toBe(postmaster)
    interrupt(second)
    expect(await second.ended).toBe(0)
    expect(await findPostmaster()).toBeUndefined()
  })

  test('is refused while another one runs, which goes on', async () => {
    const first = start()
    await first.address
    const second = start()
    expect(await second.ended).toBe(1)
    expect(second.output()).toBe(
      `Another Larder already runs with the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.\n`,
    )
    expect(await isHealthy(first)).toBe(true)
    interrupt(first)
    expect(await first.ended).toBe(0)
  })

  test('says that its port is taken, and leaves no database running', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    const app = start({ PORT: String(port), LOG_LEVEL: 'warn' })
    expect(await app.ended).toBe(1)
    expect(app.output()).toBe(
      `PORT ${port} on 127.0.0.1 is taken. Stop what uses it, or choose another one: PORT=${port + 1} npm start\n`,
    )
    expect(await findPostmaster()).toBeUndefined()
    other.close()
  })

  test('names a variable that is wrong, in one line', async () => {
    const app = start({ REGISTRATION: 'sometimes' })
    expect(await app.ended).toBe(1)
    expect(app.output()).toBe('REGISTRATION must be one of open, closed.\n')
  })
})

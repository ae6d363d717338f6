import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { checkDigit } from '@larder/contract/values/barcode-digits'
import { describe, expect, test, vi } from 'vitest'
import { readPidFile } from './database/embedded/postmaster.ts'
import type { AppProcess } from './testing/operations/process.ts'
import { useProcesses } from './testing/operations/processes.ts'

const processes = useProcesses('main')
const { start } = processes

/** The import of a dump, as `npm run catalogue:import` runs it. */
function startImport(file: string): AppProcess {
  return start({ INIT_CWD: processes.dataDir }, 'nothing', ['catalogue/main.js', file])
}

const isUnderWay = ({ output }: AppProcess) =>
  vi.waitFor(() => expect(output()).toContain('rows, '), { timeout: 30_000, interval: 10 })

async function writeDump(name: string, rows: number): Promise<void> {
  const lines = Array.from({ length: rows }, (_, row) => {
    const digits = `40${String(row).padStart(10, '0')}`
    return `${digits}${checkDigit(digits)}\tProduct ${row}\n`
  })
  await writeFile(join(processes.dataDir, name), `code\tname\n${lines.join('')}`)
}

async function findPostmaster(): Promise<number | undefined> {
  return (await readPidFile(join(processes.dataDir, 'postgres')))?.pid
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
      `Another Larder already runs with the data folder ${processes.dataDir}. Stop it first, or set DATA_DIR to another folder.\n`,
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

describe('the import of a catalogue', () => {
  test('starts the database for itself where no app runs, and stops it again', async () => {
    await writeDump('small.tsv', 3)
    const command = startImport('small.tsv')
    expect(await command.ended).toBe(0)
    expect(command.output()).toContain('Done: 3 rows read, 3 products kept.')
    expect(await findPostmaster()).toBeUndefined()
  })

  test('goes to the database of an app that runs, which goes on', async () => {
    const app = start()
    await app.address
    await writeDump('beside.tsv', 4)
    const command = startImport('beside.tsv')
    expect(await command.ended).toBe(0)
    expect(command.output()).toContain('Done: 4 rows read, 4 products kept.')
    expect(await isHealthy(app)).toBe(true)
    interrupt(app)
    expect(await app.ended).toBe(0)
  })

  test('goes on where it was, after Ctrl-C and after it was killed', async () => {
    await writeDump('large.tsv', 80_000)
    const stopped = startImport('large.tsv')
    await isUnderWay(stopped)
    interrupt(stopped)
    expect(await stopped.ended).toBe(130)
    expect(stopped.output()).toContain('The same command goes on from here.')
    expect(await findPostmaster()).toBeUndefined()

    const killed = startImport('large.tsv')
    await isUnderWay(killed)
    killed.child.kill('SIGKILL')
    expect(await killed.ended).toBe('SIGKILL')

    const last = startImport('large.tsv')
    expect(await last.ended).toBe(0)
    expect(last.output()).toMatch(/\d rows had been done before\./)
    expect(last.output()).toContain('Done: 80,000 rows read, 80,000 products kept.')
  })

  test('says in one line what is wrong', async () => {
    const command = startImport('nowhere.tsv')
    expect(await command.ended).toBe(1)
    expect(command.output()).toBe(`There is no file ${join(processes.dataDir, 'nowhere.tsv')}.\n`)
  })
})

import { chmod, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { program } from './binaries.ts'
import { findEndpoint } from './endpoint.ts'
import { isCurrent, readPidFile } from './postmaster.ts'
import { processOptions, run } from './run.ts'
import { defaultSettings, quoteFolder, toArguments } from './settings.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-postmaster-'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

const writePid = (pid: number, startedAt = 1_794_713_483) =>
  writeFile(join(folder, 'postmaster.pid'), `${pid}\n${folder}\n${startedAt}\n5432\n`)

describe('the file with the process number', () => {
  test('says who runs since when and where', async () => {
    await writePid(4711)
    expect(await readPidFile(folder)).toEqual({ pid: 4711, startedAt: 1_794_713_483_000, port: 5432 })
  })

  test.each(['', '\n\n\n', '4711\n', 'x\ny\nz\n'])(
    'that was cut off or never written says nothing: %j',
    async (text) => {
      await writeFile(join(folder, 'postmaster.pid'), text)
      expect(await readPidFile(folder)).toBeUndefined()
      expect(await readPidFile(join(folder, 'nowhere'))).toBeUndefined()
    },
  )
})

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600

describe('a PostgreSQL that still runs', () => {
  const args = ['-D', '/data/my larder', '-c', 'port=5432']

  /** A folder that stands in for the programs, and what a start with them leaves. */
  async function leave(started: number): Promise<string> {
    const postgres = program(folder, 'postgres')
    await mkdir(join(postgres, '..'), { recursive: true })
    await writeFile(postgres, '')
    await writeFile(join(folder, 'postmaster.opts'), `${postgres} ${args.map((arg) => `"${arg}"`).join(' ')}\n`)
    await writePid(process.pid, started)
    return postgres
  }
  const command = (given = args) => ({ binaries: folder, cluster: folder, account: undefined, args: given })

  test('is current when it was started with these programs and settings', async () => {
    await leave(inAnHour())
    expect(await isCurrent(command())).toBe(true)
    expect(await isCurrent(command([...args, '-c', 'jit=off']))).toBe(false)
  })

  test('is not when its programs were replaced since', async () => {
    const postgres = await leave(1_000_000_000)
    await utimes(postgres, 0, 0)
    expect(await isCurrent(command())).toBe(false)
  })
})

describe('a process of PostgreSQL', () => {
  test('gets nothing that its caller set for another one', async () => {
    vi.stubEnv('PGPORT', '9999')
    vi.stubEnv('LC_MESSAGES', 'de_DE')
    vi.stubEnv('LANG', 'de_DE')
    vi.stubEnv('LARDER_MARK', 'kept')
    const { env } = processOptions(undefined)
    expect(Object.keys(env ?? {}).filter((name) => /^(PG|LC_|LANG)/.test(name))).toEqual(['LC_ALL'])
    expect(env?.['LARDER_MARK']).toBe('kept')
    expect(processOptions({ name: 'nobody', uid: 65_534, gid: 65_533 })).toMatchObject({ uid: 65_534, gid: 65_533 })
  })

  test('that fails or cannot be started is an outcome', async () => {
    const script = join(folder, 'fail.sh')
    await writeFile(script, '#!/bin/sh\necho said; echo why >&2; exit 3\n')
    await chmod(script, 0o755)
    expect(await run(script, [], undefined)).toEqual({ ok: false, output: expect.stringMatching(/^said\nwhy$/) })
    expect(await run(join(folder, 'none'), [], undefined)).toEqual({
      ok: false,
      output: expect.stringContaining('ENOENT'),
    })
  })
})

describe('settings', () => {
  test('are arguments, each with its name', () => {
    expect(toArguments({ jit: 'off', port: '5432' })).toEqual(['-c', 'jit=off', '-c', 'port=5432'])
  })

  test('take nothing from durability', () => {
    for (const name of ['fsync', 'synchronous_commit', 'full_page_writes'])
      expect(defaultSettings).not.toHaveProperty(name)
  })

  test('name one folder for the socket, whatever stands in its name', () => {
    expect(quoteFolder('/my "larder", ours')).toBe('"/my ""larder"", ours"')
  })
})

const place = () => ({
  dataDir: folder,
  cluster: join(folder, 'postgres'),
  account: undefined,
  passwordFile: join(folder, 'postgres-password'),
  copyFolders: [folder],
})

describe('the way to PostgreSQL', () => {
  test('is a socket in its own folder, and no network', async () => {
    const { connection, settings, socketFolder } = await findEndpoint(place(), 'socket')
    expect(connection).not.toHaveProperty('password')
    expect(connection.host).toBe(join(folder, 'postgres'))
    expect(settings['listen_addresses']).toBe('')
    expect(socketFolder).toBeUndefined()
  })

  test('is the loopback with a password that is made once and kept to ourselves', async () => {
    const first = await findEndpoint(place(), 'tcp')
    const second = await findEndpoint(place(), 'tcp')
    expect(first.settings).toMatchObject({ listen_addresses: '127.0.0.1', unix_socket_directories: '' })
    expect(second.connection.password).toBe(first.connection.password)
    expect(first.connection.password).toMatch(/^[0-9a-f]{48}$/)
    expect(await readFile(place().passwordFile, 'utf8')).toBe(first.connection.password)
  })
})

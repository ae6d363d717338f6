import { chmod, cp, lstat, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAccount } from './account.ts'
import type { Package } from './binaries.ts'
import { findPackage, prepareBinaries, program } from './binaries.ts'
import { run } from './run.ts'

let folder: string
let closed: Package

async function isWanted(path: string): Promise<boolean> {
  return !path.endsWith('.a') && !(await lstat(path)).isSymbolicLink()
}

/** The programs as npm leaves them, without links, in a folder that others may enter or may not. */
async function install(name: string, mode: number): Promise<Package> {
  const { native, version } = findPackage()
  const target = join(folder, name, 'native')
  await mkdir(dirname(target), { mode })
  await cp(native, target, { recursive: true, filter: isWanted })
  return { native: target, version }
}

/** What npm leaves for a user who may not write there, or for an account that may not even enter: no links, no access. */
async function installOutOfReach(): Promise<Package> {
  const out_of_reach = await install('closed', 0o700)
  await chmod(join(out_of_reach.native, 'lib'), 0o555)
  return out_of_reach
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-binaries-'))
  await chmod(folder, 0o755)
  closed = await installOutOfReach()
})

afterAll(async () => {
  await chmod(join(closed.native, 'lib'), 0o755)
  await rm(folder, { recursive: true, force: true })
})

describe('the programs of PostgreSQL', () => {
  test('run from where npm has put them', async () => {
    // The project itself may stand where the database's account may not go, as in the home of root.
    const reachable = await install('open', 0o755)
    expect(await prepareBinaries(await findAccount(folder), [], reachable)).toBe(reachable.native)
  })

  test('run from a copy where they cannot be reached, and starts at the same time share it', async () => {
    const account = await findAccount(join(folder, 'none'))
    const copies = join(folder, 'copies')
    const impossible = join(folder, 'file/copies')
    await writeFile(join(folder, 'file'), '')
    const starts = [1, 2].map(() => prepareBinaries(account, [impossible, copies], closed))
    const [first = '', second] = await Promise.all(starts)
    expect(second).toBe(first)
    expect(first.startsWith(copies)).toBe(true)
    expect(await run(program(first, 'initdb'), ['--version'], account)).toMatchObject({ ok: true })
    expect(await prepareBinaries(account, [copies], closed)).toBe(first)
  })

  test('that run nowhere are refused with a sentence', async () => {
    const nowhere = { native: join(folder, 'nowhere'), version: '18' }
    await expect(prepareBinaries(await findAccount(folder), [], nowhere)).rejects.toThrow(
      /^The built-in PostgreSQL does not run here.*Set DATABASE_URL to a PostgreSQL of your own\.$/s,
    )
  })
})

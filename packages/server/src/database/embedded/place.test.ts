import { access, lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Clusters } from '../../testing/operations/clusters.ts'
import { ask, createClusters } from '../../testing/operations/clusters.ts'

const isRoot = process.getuid?.() === 0

let clusters: Clusters
let dataDir: string

beforeAll(async () => {
  clusters = await createClusters()
  dataDir = join(clusters.folder, 'data')
  await mkdir(dataDir, { mode: 0o700 })
})

afterEach(() => clusters.stopAll())
afterAll(() => clusters.remove())

async function modeAndOwner(path: string): Promise<{ mode: string; isOurs: boolean }> {
  const { mode, uid } = await lstat(path)
  return { mode: (mode & 0o777).toString(8), isOurs: uid === process.getuid?.() }
}

describe('a data folder', () => {
  test('opens no further than needed: root lets the lent account through to its own folder', async () => {
    await clusters.start(dataDir)
    expect(await modeAndOwner(dataDir)).toEqual({ mode: isRoot ? '711' : '700', isOurs: true })
    expect(await modeAndOwner(join(dataDir, 'postgres'))).toEqual({ mode: '700', isOurs: !isRoot })
  })

  test.each([
    ['with a space, a quote and a comma', `my "larder", it's`],
    ['too long for a socket', 'long-'.repeat(30)],
  ])('may move to a place %s', async (_, name) => {
    const moved = join(clusters.folder, name)
    await rename(dataDir, moved)
    const cluster = await clusters.start(moved)
    expect(await ask(cluster, 'SELECT 1 AS one')).toEqual({ one: 1 })
    await cluster.stop()
    await rename(moved, dataDir)
    // A folder that was made for the socket alone is gone again.
    await expect(access(cluster.connection.host)).rejects.toThrow('ENOENT')
  })

  test('that the lent account cannot reach has its cluster elsewhere and a note that says where', async () => {
    const closed = join(clusters.folder, 'closed')
    const hidden = join(closed, 'data')
    await mkdir(closed, { mode: 0o700 })
    const cluster = await clusters.start(hidden)
    await ask(cluster, 'CREATE TABLE jar (jar_id int)')
    await cluster.stop()
    const note = await readFile(join(hidden, 'postgres-location.txt'), 'utf8').catch(() => 'no note')
    expect(note).toMatch(isRoot ? new RegExp(`^${clusters.folder}/shared/[0-9a-f]{12}/postgres\n`) : 'no note')
    const again = await clusters.start(hidden)
    expect(await ask(again, 'SELECT count(*)::int AS count FROM jar')).toEqual({ count: 0 })
  })

  test('whose cluster is gone is not silently begun anew', async () => {
    const bare = join(clusters.folder, 'bare')
    await mkdir(bare)
    await writeFile(join(bare, 'postgres-location.txt'), `${bare}/gone\n`)
    await expect(clusters.start(bare)).rejects.toThrow(
      `says that the database lies in ${bare}/gone, but it is not there.`,
    )
    await rm(bare, { recursive: true })
  })

  test('with other files in the place of the database is left alone', async () => {
    const taken = join(clusters.folder, 'taken')
    await mkdir(join(taken, 'postgres'), { recursive: true })
    await writeFile(join(taken, 'postgres/letter.txt'), 'mine')
    await expect(clusters.start(taken)).rejects.toThrow(`${taken}/postgres is in the way of a new database`)
    expect(await readFile(join(taken, 'postgres/letter.txt'), 'utf8')).toBe('mine')
  })

  test('that is a file is refused with a sentence', async () => {
    const file = join(clusters.folder, 'file')
    await writeFile(file, '')
    await expect(clusters.start(file)).rejects.toThrow(
      `Larder cannot write to its data folder ${file}. Let its user write there, or set DATA_DIR to another folder.`,
    )
  })
})

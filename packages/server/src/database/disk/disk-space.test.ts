import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { silent } from '../../testing/operations/cluster.ts'
import type { DiskSpace } from './disk-space.ts'
import { limitsOf, watchDiskSpace } from './disk-space.ts'

const mebibyte = 2 ** 20
const size = 64 * mebibyte
const { reserve, margin } = limitsOf(size)

let folder: string
let cluster: string
let taken: number
let diskSpace: DiskSpace

const countHeld = () =>
  stat(`${cluster}-reserve`).then(
    (file) => file.size,
    () => 0,
  )

/** A disk of 64 MiB on which others have taken so much; the reserve is a real file. */
async function look() {
  return { size, free: size - taken - (await countHeld()) }
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-disk-space-'))
  cluster = join(folder, 'postgres')
  taken = 0
  diskSpace = await watchDiskSpace(cluster, silent, look)
})
afterEach(async () => {
  await diskSpace.stop()
  await rm(folder, { recursive: true })
})

async function takeUntilFree(free: number): Promise<void> {
  taken = size - free - (await countHeld())
  await diskSpace.check()
}

describe('the disk space of the database', () => {
  test('has a share for PostgreSQL that nobody else can take', async () => {
    expect(await countHeld()).toBe(reserve)
    expect(diskSpace.isFull()).toBe(false)
  })

  test('is full while there is still enough for what is under way, and not again with the first byte', async () => {
    await takeUntilFree(margin - 1)
    expect(diskSpace.isFull()).toBe(true)
    expect(await countHeld()).toBe(reserve)
    await takeUntilFree(margin + 1)
    expect(diskSpace.isFull()).toBe(true)
    await takeUntilFree(1.5 * margin)
    expect(diskSpace.isFull()).toBe(false)
  })

  test('keeps its reserve from whoever takes all the rest', async () => {
    await takeUntilFree(0)
    expect([diskSpace.isFull(), await countHeld()]).toEqual([true, reserve])
  })

  test('lends the reserve to PostgreSQL, and takes back what it left of it', async () => {
    await takeUntilFree(0)
    const seen = await diskSpace.lend(async () => {
      const { free } = await look()
      taken += mebibyte
      await diskSpace.check()
      return { free, isFull: diskSpace.isFull() }
    })
    expect(seen).toEqual({ free: reserve, isFull: true })
    expect(await countHeld()).toBe(reserve - 3 * mebibyte)
    expect(diskSpace.isFull()).toBe(true)
    taken = 0
    await diskSpace.check()
    expect([diskSpace.isFull(), await countHeld()]).toEqual([false, reserve])
  })

  test('takes it back after a failure as well', async () => {
    await takeUntilFree(0)
    await expect(diskSpace.lend(() => Promise.reject(new Error('did not start')))).rejects.toThrow('did not start')
    expect(await countHeld()).toBe(reserve - 2 * mebibyte)
  })

  test('lends nothing while there is enough', async () => {
    expect(await diskSpace.lend(countHeld)).toBe(reserve)
  })

  test('is watched without being asked', async () => {
    taken = size
    await expect.poll(() => diskSpace.isFull(), { timeout: 5_000, interval: 10 }).toBe(true)
  })
})

test('a reserve that is there is not written again', async () => {
  const { mtimeMs } = await stat(`${cluster}-reserve`)
  const other = await watchDiskSpace(cluster, silent, look)
  await other.stop()
  expect((await stat(`${cluster}-reserve`)).mtimeMs).toBe(mtimeMs)
})

test('a large disk gives two WAL segments each, a small one a share', () => {
  expect(limitsOf(2 ** 40)).toEqual({ reserve: 32 * mebibyte, margin: 32 * mebibyte })
  expect(limitsOf(128 * mebibyte)).toEqual({ reserve: 8 * mebibyte, margin: 16 * mebibyte })
})

import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { silent } from '../testing/cluster.ts'
import type { Room } from './room.ts'
import { limitsOf, watchRoom } from './room.ts'

const mebibyte = 2 ** 20
const size = 64 * mebibyte
const { reserve, margin } = limitsOf(size)

let folder: string
let cluster: string
let taken: number
let room: Room

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
  folder = await mkdtemp(join(tmpdir(), 'larder-room-'))
  cluster = join(folder, 'postgres')
  taken = 0
  room = await watchRoom(cluster, silent, look)
})
afterEach(async () => {
  await room.stop()
  await rm(folder, { recursive: true })
})

async function takeUntilFree(free: number): Promise<void> {
  taken = size - free - (await countHeld())
  await room.check()
}

describe('the room of the database', () => {
  test('has a share for PostgreSQL that nobody else can take', async () => {
    expect(await countHeld()).toBe(reserve)
    expect(room.isFull()).toBe(false)
  })

  test('is full while there is still enough for what is under way, and not again with the first byte', async () => {
    await takeUntilFree(margin - 1)
    expect(room.isFull()).toBe(true)
    expect(await countHeld()).toBe(reserve)
    await takeUntilFree(margin + 1)
    expect(room.isFull()).toBe(true)
    await takeUntilFree(1.5 * margin)
    expect(room.isFull()).toBe(false)
  })

  test('keeps its reserve from whoever takes all the rest', async () => {
    await takeUntilFree(0)
    expect([room.isFull(), await countHeld()]).toEqual([true, reserve])
  })

  test('lends the reserve to PostgreSQL, and takes back what it left of it', async () => {
    await takeUntilFree(0)
    const seen = await room.lend(async () => {
      const { free } = await look()
      taken += mebibyte
      await room.check()
      return { free, isFull: room.isFull() }
    })
    expect(seen).toEqual({ free: reserve, isFull: true })
    expect(await countHeld()).toBe(reserve - 3 * mebibyte)
    expect(room.isFull()).toBe(true)
    taken = 0
    await room.check()
    expect([room.isFull(), await countHeld()]).toEqual([false, reserve])
  })

  test('takes it back after a failure as well', async () => {
    await takeUntilFree(0)
    await expect(room.lend(() => Promise.reject(new Error('did not start')))).rejects.toThrow('did not start')
    expect(await countHeld()).toBe(reserve - 2 * mebibyte)
  })

  test('lends nothing while there is enough', async () => {
    expect(await room.lend(countHeld)).toBe(reserve)
  })

  test('is watched without being asked', async () => {
    taken = size
    await expect.poll(() => room.isFull(), { timeout: 5_000, interval: 10 }).toBe(true)
  })
})

test('a reserve that is there is not written again', async () => {
  const { mtimeMs } = await stat(`${cluster}-reserve`)
  const other = await watchRoom(cluster, silent, look)
  await other.stop()
  expect((await stat(`${cluster}-reserve`)).mtimeMs).toBe(mtimeMs)
})

test('a large disk gives two pieces of the log each, a small one a share', () => {
  expect(limitsOf(2 ** 40)).toEqual({ reserve: 32 * mebibyte, margin: 32 * mebibyte })
  expect(limitsOf(128 * mebibyte)).toEqual({ reserve: 8 * mebibyte, margin: 16 * mebibyte })
})

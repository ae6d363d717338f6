import { access, mkdtemp, rm, stat } from 'node:fs/promises'
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

/** A disk of 64 MiB on which others have taken so much; the reserve is a real file. */
async function look() {
  const held = await stat(`${cluster}-reserve`).then(
    (file) => file.size,
    () => 0,
  )
  return { size, free: size - taken - held }
}

const holdsReserve = () =>
  access(`${cluster}-reserve`).then(
    () => true,
    () => false,
  )

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
  taken = size - free
  if (await holdsReserve()) taken -= reserve
  await room.check()
}

describe('the room of the database', () => {
  test('has a share for PostgreSQL that nobody else can take', async () => {
    expect((await stat(`${cluster}-reserve`)).size).toBe(reserve)
    expect(room.isFull()).toBe(false)
  })

  test('is full while there is still enough for what is under way, and not again with the first byte', async () => {
    await takeUntilFree(margin - 1)
    expect(room.isFull()).toBe(true)
    expect(await holdsReserve()).toBe(true)
    await takeUntilFree(margin + 1)
    expect(room.isFull()).toBe(true)
    await takeUntilFree(1.5 * margin)
    expect(room.isFull()).toBe(false)
  })

  test('has its reserve free when somebody takes all the rest, and counts it as no room', async () => {
    await takeUntilFree(0)
    expect([room.isFull(), await holdsReserve()]).toEqual([true, false])
    taken -= margin
    await room.check()
    expect(room.isFull()).toBe(true)
    taken = 0
    await room.check()
    expect(room.isFull()).toBe(false)
  })

  test('leaves what PostgreSQL was given to it for a while', async () => {
    await room.release()
    await room.check()
    expect([room.isFull(), await holdsReserve()]).toEqual([false, false])
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

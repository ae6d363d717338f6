import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withLock } from './lock.mjs'

let folder

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-lock-'))
})

afterEach(() => rm(folder, { recursive: true }))

test('one works, the others wait for their turn', async () => {
  let inside = 0
  let most = 0
  let waits = 0
  const work = async () => {
    most = Math.max(most, ++inside)
    await new Promise((resolve) => setImmediate(resolve))
    inside -= 1
  }
  await Promise.all([1, 2, 3].map(() => withLock(folder, 'build', work, () => (waits += 1))))
  expect({ most, waits }).toEqual({ most: 1, waits: 2 })
  expect(await readdir(folder)).toEqual([])
})

test('a failure gives the lock back', async () => {
  await expect(withLock(folder, 'build', () => Promise.reject(new Error('no space')))).rejects.toThrow('no space')
  expect(await withLock(folder, 'build', async () => 'done')).toBe('done')
})

test('the lock of a process that was killed is taken over by one of those who wait', async () => {
  const file = join(folder, 'build.lock')
  await writeFile(file, 'somebody who is gone')
  const longAgo = new Date(Date.now() - 60_000)
  await utimes(file, longAgo, longAgo)
  let inside = 0
  const work = async () => {
    expect(++inside).toBe(1)
    await new Promise((resolve) => setImmediate(resolve))
    inside -= 1
  }
  await Promise.all([1, 2, 3].map(() => withLock(folder, 'build', work)))
  expect(await readdir(folder)).toEqual([])
})

test('a folder that cannot be written is an error, not a wait', async () => {
  await writeFile(join(folder, 'file'), '')
  await expect(withLock(join(folder, 'file'), 'build', async () => 1)).rejects.toThrow('EEXIST')
})

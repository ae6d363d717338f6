import { expect, test, vi } from 'vitest'
import { createPasswords, createSemaphore, decoy } from './passwords.ts'

test('a password matches its own hash only', async () => {
  const { hash, verify } = createPasswords()
  const stored = await hash('correct horse')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verify(stored, 'correct horse')).toBe(true)
  expect(await verify(stored, 'correct horsE')).toBe(false)
  expect(await hash('correct horse')).not.toBe(stored)
})

test('the same characters typed on another keyboard are the same password', async () => {
  const { hash, verify } = createPasswords()
  const stored = await hash('caf\u00e9 \ufb01sh')
  expect(await verify(stored, 'cafe\u0301 fish')).toBe(true)
})

test('without a hash nothing matches, after the same work', async () => {
  const { hash, verify } = createPasswords()
  const stored = await hash('anything')
  // The parameters stand before the salt.
  expect(decoy.split('$').slice(0, 4)).toEqual(stored.split('$').slice(0, 4))
  // The processor's time, not the clock's: a busy machine must not make the test lie.
  const work = async (compared: string | undefined) => {
    const before = process.cpuUsage()
    for (let round = 0; round < 5; round += 1) expect(await verify(compared, 'wrong')).toBe(false)
    return process.cpuUsage(before).user
  }
  await work(stored)
  expect((await work(undefined)) / (await work(stored))).toBeGreaterThan(0.5)
})

test('works wait for their turn, in order, also after one that failed', async () => {
  const withPermit = createSemaphore(2)
  const finish: (() => void)[] = []
  const started = vi.fn<(name: string) => void>()
  const work = (name: string) =>
    withPermit(async () => {
      started(name)
      await new Promise<void>((resolve, reject) => {
        finish.push(name === 'b' ? () => reject(new Error('b failed')) : resolve)
      })
    })
  const all = Promise.allSettled(['a', 'b', 'c', 'd'].map(work))
  expect(started.mock.calls.flat()).toEqual(['a', 'b'])
  finish[1]?.()
  await vi.waitFor(() => expect(started.mock.calls.flat()).toEqual(['a', 'b', 'c']))
  finish[0]?.()
  await vi.waitFor(() => expect(started.mock.calls.flat()).toEqual(['a', 'b', 'c', 'd']))
  finish[2]?.()
  finish[3]?.()
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
})

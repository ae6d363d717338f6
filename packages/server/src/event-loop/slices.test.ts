import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { pause, startSlices } from './slices.ts'

test('works that rest at the same time go on one a turn, each in its turn', async () => {
  const done: string[] = []
  const work = async (name: string) => {
    for (let step = 1; step <= 2; step++) {
      await pause()
      done.push(`${name}${step}`)
    }
  }
  const works = Promise.all(['a', 'b', 'c'].map(work))
  const seen: number[] = []
  for (let turn = 0; turn < 6; turn++) {
    await nextTurn()
    seen.push(done.length)
  }
  await works
  expect(seen.map((count, turn) => count - (seen[turn - 1] ?? 0)).every((count) => count <= 1)).toBe(true)
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2'])
})

test('a rest is due after a while, and no longer right after it', async () => {
  const slices = startSlices()
  while (!slices.isDue());
  const since = performance.now()
  await slices.rest()
  // On a machine that stood still in between it may be due again.
  expect(slices.isDue() && performance.now() - since < 5).toBe(false)
})

import { expect, it, vi } from 'vitest'
import { bringUpright, isSideways, turnImage } from './orientation.ts'
import type { Recognise } from './recognise.ts'
import type { Turn } from './strip.ts'

const image = { data: Uint8Array.of(1, 2, 3, 4, 5, 6), width: 3, height: 2 }
const lying = { x: 1, y: 1, width: 40, height: 10, angle: 0 }
const standing = { x: 1, y: 1, width: 10, height: 40, angle: 0 }

it.each<[Turn, number[]]>([
  [1, [4, 1, 5, 2, 6, 3]],
  [2, [6, 5, 4, 3, 2, 1]],
  [3, [3, 6, 2, 5, 1, 4]],
])('turns a picture by %s quarters', (turn, expected) => {
  expect([...turnImage(image, turn).data]).toEqual(expected)
})

it('is sideways when most of its text is', () => {
  expect(isSideways([lying, lying, standing])).toBe(false)
  expect(isSideways([lying, standing, standing])).toBe(true)
  expect(isSideways([])).toBe(false)
})

/** A recogniser that can read pictures whose first pixel is this one. */
const readerOf = (first: number) =>
  vi.fn<Recognise>(({ data }) =>
    Promise.resolve({ text: 'x', letters: [], confidence: data[0] === first ? 0.95 : 0.3 }),
  )

it.each([
  ['upright', [lying], 1, 0],
  ['upside down', [lying], 6, 2],
  ['turned to the left', [standing], 4, 1],
  ['turned to the right', [standing], 3, 3],
])('brings a picture that is %s upright', async (_, strips, first, turn) => {
  const upright = await bringUpright(readerOf(first), image, strips)
  expect(upright.turn).toBe(turn)
  expect(upright.strips[0]?.width).toBe(40)
})

it('reads nothing twice where the first look was sure', async () => {
  const read = readerOf(1)
  await bringUpright(read, image, [lying])
  expect(read).toHaveBeenCalledTimes(1)
})

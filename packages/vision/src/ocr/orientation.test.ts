import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { bringUpright, findUpright, isSideways, turnImage } from './orientation.ts'
import type { Recognise } from './recognise.ts'
import { type Turn, turnStrip } from './strip.ts'

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

type Detect = Parameters<typeof findUpright>[1]

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

it('stays as it is where there is no text to go by', async () => {
  const read = readerOf(1)
  const upright = await bringUpright(read, image, [])
  expect(upright).toEqual({ turn: 0, image, strips: [], rating: 0 })
  expect(read).not.toHaveBeenCalled()
})

it('stays as it is where it can be read no better the other way round', async () => {
  expect((await bringUpright(readerOf(99), image, [lying])).turn).toBe(0)
})

describe('a picture whose text hides its direction', () => {
  // Columns of short words look as if they ran across, whichever way the picture lies.
  const detect = vi.fn<Detect>(() => Promise.resolve([lying]))

  it.each([
    ['to the left', 4, 1],
    ['to the right', 3, 3],
  ])('is looked at from the side, and lies %s', async (_, first, turn) => {
    expect((await findUpright(readerOf(first), detect, image)).turn).toBe(turn)
  })

  it('is left as it is where it reads no better from the side', async () => {
    expect((await findUpright(readerOf(99), detect, image)).turn).toBe(0)
  })

  it('is found once where it can be read at once', async () => {
    detect.mockClear()
    await findUpright(readerOf(1), detect, image)
    expect(detect).toHaveBeenCalledTimes(1)
  })
})

it('finds text again once it no longer stands on its side', async () => {
  const detect = vi.fn<Detect>(({ width }) => Promise.resolve(width === 3 ? [standing] : [lying]))
  const upright = await findUpright(readerOf(4), detect, image)
  expect(upright).toMatchObject({ turn: 1, strips: [lying] })
  expect(detect).toHaveBeenCalledTimes(2)
})

it('does not ask rules and borders which way is up', async () => {
  const rule = { ...lying, width: 900 }
  const read = readerOf(1)
  await bringUpright(read, image, [rule, lying, rule])
  expect(read.mock.calls.map(([, strip]) => strip.width)).toEqual([40])
})

it('asks a few of the strips, however many there are', async () => {
  const read = readerOf(1)
  await bringUpright(
    read,
    image,
    Array.from({ length: 50 }, () => lying),
  )
  expect(read.mock.calls.length).toBeLessThan(10)
})

const pictures = fc
  .record({ width: fc.integer({ min: 1, max: 6 }), height: fc.integer({ min: 1, max: 6 }) })
  .map(({ width, height }) => ({ width, height, data: Uint8Array.from({ length: width * height }, (_, at) => at) }))
const turns = fc.constantFrom<Turn>(0, 1, 2, 3)

it('is the same picture again after four quarters, however they are divided', () => {
  fc.assert(
    fc.property(pictures, turns, (picture, turn) => {
      const rest = ((4 - turn) % 4) as Turn
      expect(turnImage(turnImage(picture, turn), rest)).toEqual(picture)
    }),
  )
})

it('turns strips with the ink they lie on', () => {
  const places = pictures.chain((picture) =>
    fc.record({ picture: fc.constant(picture), at: fc.integer({ min: 0, max: picture.data.length - 1 }) }),
  )
  fc.assert(
    fc.property(places, turns, ({ picture, at }, turn) => {
      const strip = {
        x: (at % picture.width) + 0.5,
        y: Math.floor(at / picture.width) + 0.5,
        width: 1,
        height: 1,
        angle: 0,
      }
      const turned = turnImage(picture, turn)
      const place = turnStrip(strip, turn, picture)
      expect(turned.data[Math.floor(place.y) * turned.width + Math.floor(place.x)]).toBe(picture.data[at])
    }),
  )
})

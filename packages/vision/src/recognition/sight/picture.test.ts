import { expect, it } from 'vitest'
import { cutSquare, enlarge, fitSquare, most_growth, spreadOf, toPlanes } from './picture.ts'

/** A picture in one colour, or in one for each pixel. */
function paint(width: number, height: number, colour: (x: number, y: number) => [number, number, number]) {
  const data = new Uint8Array(3 * width * height)
  for (let at = 0; at < width * height; at++) data.set(colour(at % width, Math.floor(at / width)), 3 * at)
  return { data, width, height }
}

const at = ({ data, width }: { data: Uint8Array; width: number }, x: number, y: number) => [
  ...data.subarray(3 * (y * width + x), 3 * (y * width + x) + 3),
]

it('gives a model a plane a channel, from -1 to 1', () => {
  const planes = toPlanes(paint(2, 1, (x) => (x === 0 ? [255, 0, 0] : [0, 0, 255])))
  expect([...planes]).toEqual([1, -1, -1, -1, -1, 1])
})

it('fits a picture into the upper left of a square', async () => {
  const { square, scale } = await fitSquare(
    paint(40, 20, () => [200, 10, 10]),
    20,
  )
  expect([square.width, square.height, scale]).toEqual([20, 20, 0.5])
  expect(at(square, 19, 9)).toEqual([200, 10, 10])
  expect(at(square, 0, 10)).toEqual([114, 114, 114])
})

it('cuts a box out as a square around the same middle', async () => {
  const picture = paint(100, 100, (x) => (x < 50 ? [250, 0, 0] : [0, 0, 250]))
  const crop = await cutSquare(picture, { x: 0.4, y: 0.45, width: 0.2, height: 0.1 }, 1, 10)
  expect([crop.width, crop.height]).toEqual([10, 10])
  expect(at(crop, 1, 5)).toEqual([250, 0, 0])
  expect(at(crop, 8, 5)).toEqual([0, 0, 250])
})

it('fills with grey what lies outside the picture', async () => {
  const picture = paint(100, 50, () => [0, 250, 0])
  const crop = await cutSquare(picture, { x: 0, y: 0, width: 1, height: 1 }, 1, 20)
  expect(at(crop, 10, 1)).toEqual([114, 114, 114])
  expect(at(crop, 10, 10)).toEqual([0, 250, 0])
  expect(at(crop, 10, 18)).toEqual([114, 114, 114])
})

it('has a picture for a box of no size at the very edge', async () => {
  const crop = await cutSquare(
    paint(10, 10, () => [1, 2, 3]),
    { x: 1, y: 1, width: 0, height: 0 },
    1.08,
    8,
  )
  expect(crop.data).toHaveLength(3 * 64)
})

it('tells a wall from a picture with something in it', () => {
  expect(spreadOf(paint(400, 300, () => [160, 82, 45]))).toBe(0)
  const half = paint(400, 300, (x) => (x < 200 ? [0, 0, 0] : [100, 100, 100]))
  expect(spreadOf(half)).toBeCloseTo(50, 0)
  expect(spreadOf({ data: new Uint8Array(), width: 0, height: 0 })).toBe(0)
})

/** A grey picture with a brightness for each pixel. */
function shade(width: number, height: number, brightness: (x: number, y: number) => number) {
  const data = Uint8Array.from({ length: width * height }, (_, pixel) =>
    brightness(pixel % width, Math.floor(pixel / width)),
  )
  return { data, width, height }
}

it('enlarges a part to about the wanted area, in sides that the finder of text can halve', async () => {
  const full = shade(640, 480, (x) => x % 256)
  const { image } = await enlarge(full, { x: 0.25, y: 0.25, width: 0.5, height: 0.25 }, 220_000)
  expect([image.width % 32, image.height % 32]).toEqual([0, 0])
  expect(image.width * image.height).toBeGreaterThan(180_000)
  expect(image.width * image.height).toBeLessThan(260_000)
})

it('says where in the photo a place of the part lies, also where the part reaches over the edge', async () => {
  const full = shade(600, 400, (x) => x % 256)
  const inner = await enlarge(full, { x: 0.5, y: 0.25, width: 0.5, height: 0.5 }, 100_000)
  expect(inner.place({ x: 0, y: 0, width: 1, height: 1 })).toEqual({ x: 0.5, y: 0.25, width: 0.5, height: 0.5 })
  const middle = inner.place({ x: 0.5, y: 0.5, width: 0.1, height: 0.2 })
  expect([middle.x, middle.y, middle.width, middle.height].map((side) => Number(side.toFixed(3)))).toEqual([
    0.75, 0.5, 0.05, 0.1,
  ])
  const beyond = await enlarge(full, { x: -0.2, y: 0.9, width: 0.7, height: 0.4 }, 100_000)
  expect(beyond.place({ x: 0, y: 0, width: 1, height: 1 })).toMatchObject({ x: 0, y: 0.9, width: 0.5 })
})

it('does not enlarge for ever: beyond four times there is nothing more to see', async () => {
  const { image } = await enlarge(
    shade(400, 400, (x) => x % 256),
    { x: 0, y: 0, width: 0.2, height: 0.2 },
    1_000_000,
  )
  expect(Math.max(image.width, image.height)).toBeLessThanOrEqual(80 * most_growth)
})

it('shows what is dark from black to white', async () => {
  const dark = shade(320, 320, (x) => (x < 160 ? 10 : 30))
  const { image } = await enlarge(dark, { x: 0, y: 0, width: 1, height: 1 }, 102_400)
  expect(image.data[20]).toBeLessThan(40)
  expect(image.data[300]).toBeGreaterThan(215)
})

import { expect, it } from 'vitest'
import { flushDenormals } from './denormals.ts'

/** A field with bytes in it, and one with a small number. */
const wrap = (number: number, ...parts: readonly Buffer[]): Buffer => {
  const bytes = Buffer.concat(parts)
  const length = bytes.length < 128 ? [bytes.length] : [(bytes.length % 128) + 128, Math.floor(bytes.length / 128)]
  return Buffer.concat([Buffer.from([number * 8 + 2, ...length]), bytes])
}
const count = (number: number, value: number): Buffer => Buffer.from([number * 8, value])

const weights = [0.5, 1e-40, -1e-31, 1e-29, -3, 0]
const floats = (values: readonly number[]): Buffer => Buffer.from(Float32Array.from(values).buffer)
const makeTensor = (type: number, raw: Buffer): Buffer => Buffer.concat([count(2, type), wrap(9, raw)])

/** The last bytes of the files hold the weights. */
const readWeights = (file: Buffer): number[] =>
  weights.map((_, index) => file.readFloatLE(file.length - 4 * (weights.length - index)))

it.each([
  ['constants', (tensor: Buffer) => wrap(7, wrap(1, wrap(4, Buffer.from('Constant')), wrap(5, wrap(5, tensor))))],
  ['stored weights', (tensor: Buffer) => wrap(7, wrap(2, Buffer.alloc(150)), wrap(5, tensor))],
])('sets what is too small among %s to zero, and leaves the rest', (_, place) => {
  const file = Buffer.concat([count(1, 7), place(makeTensor(1, floats(weights)))])
  const [half = 0, tiny, least, small = 0, ...others] = readWeights(flushDenormals(file))
  expect([half, tiny, least]).toEqual([0.5, 0, 0])
  expect(small).toBeCloseTo(1e-29, 35)
  expect(others).toEqual([-3, 0])
})

it('touches no tensor of another kind, and nothing else', () => {
  const whole = Buffer.concat([wrap(7, wrap(5, makeTensor(7, floats(weights))))])
  expect(flushDenormals(Buffer.from(whole))).toEqual(whole)
  const other = wrap(8, wrap(5, makeTensor(1, floats(weights))))
  expect(flushDenormals(Buffer.from(other))).toEqual(other)
})

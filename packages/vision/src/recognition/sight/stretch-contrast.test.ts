import { expect, it } from 'vitest'
import { stretchContrast } from './stretch-contrast.ts'

const draw = (values: readonly number[]) => ({ data: Uint8Array.from(values), width: values.length, height: 1 })

it('makes the darkest black and the brightest white', () => {
  const image = draw([100, 120, 140])
  stretchContrast(image)
  expect(image.data[0]).toBeLessThan(10)
  expect(image.data[2]).toBe(255)
  expect(image.data[1]).toBeGreaterThan(110)
  expect(image.data[1]).toBeLessThan(130)
})

it('leaves specks of shadow out, but no white letters', () => {
  const image = draw([0, 200, ...Array.from({ length: 198 }, (_, at) => (at % 2 === 0 ? 100 : 150))])
  stretchContrast(image)
  expect([...image.data.subarray(0, 2)]).toEqual([0, 255])
  expect(image.data[2]).toBeLessThan(10)
  expect(image.data[3]).toBeLessThan(140)
})

it('leaves a bare wall as it is', () => {
  const image = draw([90, 90, 90])
  stretchContrast(image)
  expect([...image.data]).toEqual([90, 90, 90])
})

import { expect, it } from 'vitest'
import { stretchContrast } from './stretch-contrast.ts'

const draw = (values: readonly number[]) => ({ data: Uint8Array.from(values), width: values.length, height: 1 })

it('makes the darkest black and the brightest white', () => {
  const image = draw([100, 120, 140])
  stretchContrast(image)
  expect([...image.data]).toEqual([0, 128, 255])
})

it('leaves specks of glare and shadow out', () => {
  const image = draw([0, 255, ...Array.from({ length: 198 }, (_, at) => (at % 2 === 0 ? 100 : 150))])
  stretchContrast(image)
  expect([...image.data.subarray(0, 4)]).toEqual([0, 255, 0, 255])
})

it('leaves a bare wall as it is', () => {
  const image = draw([90, 90, 90])
  stretchContrast(image)
  expect([...image.data]).toEqual([90, 90, 90])
})

import { expect, test } from 'vitest'
import { chooseSide } from './free-side.ts'

const box = (top: number, bottom: number): DOMRect =>
  ({ top, bottom, height: bottom - top, left: 0, right: 100, width: 100, x: 0, y: top }) as DOMRect

test('a toast comes from below', () => {
  expect(chooseSide([], 800)).toBe('bottom')
  expect(chooseSide([box(300, 344)], 800)).toBe('bottom')
})

test('unless the control that raised it is there', () => {
  expect(chooseSide([box(740, 784)], 800)).toBe('top')
  expect(chooseSide([box(300, 344), box(740, 784)], 800)).toBe('top')
})

test('something that fills the whole height is no reason to change sides', () => {
  expect(chooseSide([box(0, 800)], 800)).toBe('bottom')
})

test('a control that is scrolled away or hidden does not count', () => {
  expect(chooseSide([box(900, 944)], 800)).toBe('bottom')
  expect(chooseSide([box(780, 780)], 800)).toBe('bottom')
})

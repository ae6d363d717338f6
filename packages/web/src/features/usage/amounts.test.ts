import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptTyped, isUse, percentOf, readRemaining, shortDay, shortDays, stepRemaining } from './amounts.ts'

test('typed values above what there is or below nothing are ignored', () => {
  expect(acceptTyped('2.5', 3)).toBe('2.5')
  expect(acceptTyped('3', 3)).toBe('3')
  expect(acceptTyped('0', 3)).toBe('0')
  for (const text of ['3.1', '-1', '1e9', 'abc']) expect(acceptTyped(text, 3)).toBeNull()
})

test('an empty field is on its way to something', () => {
  expect(acceptTyped('', 3)).toBe('')
  expect(readRemaining('')).toBeNull()
  expect(readRemaining('0.30000000000000004')).toBe(0.3)
})

test('plus and minus change by one and stop at the ends', () => {
  expect(stepRemaining(2, 1, 5)).toBe(3)
  expect(stepRemaining(2.3, -1, 5)).toBe(1.3)
  expect(stepRemaining(0.4, -1, 5)).toBe(0)
  expect(stepRemaining(4.5, 1, 5)).toBe(5)
  expect(stepRemaining(null, 1, 5)).toBe(1)
})

test('only less than there was is a use', () => {
  expect(isUse(1, 2)).toBe(true)
  expect(isUse(0, 0.1)).toBe(true)
  expect(isUse(2, 2)).toBe(false)
  expect(isUse(0, 0)).toBe(false)
  expect(isUse(null, 2)).toBe(false)
})

test('whatever is pressed, what remains is between nothing and what there is, without dust behind the point', () => {
  const presses = fc.array(fc.constantFrom<1 | -1>(1, -1), { maxLength: 30 })
  const stock = fc.integer({ min: 1, max: 20_000 }).map((thousandths) => thousandths / 1000)
  fc.assert(
    fc.property(stock, presses, (current, pressed) => {
      for (const remaining of pressed.map((_, index) =>
        pressed.slice(0, index + 1).reduce<number>((now, direction) => stepRemaining(now, direction, current), current),
      )) {
        expect(remaining).toBeGreaterThanOrEqual(0)
        expect(remaining).toBeLessThanOrEqual(current)
        expect(readRemaining(String(remaining))).toBe(remaining)
        expect(acceptTyped(String(remaining), current)).not.toBeNull()
      }
    }),
  )
})

test('shares and days are said briefly', () => {
  expect([percentOf(0.824), percentOf(0), percentOf(0.999)]).toEqual(['82%', '0%', '100%'])
  expect([shortDay('2026-11-20'), shortDay('2026-01-05')]).toEqual(['11/20', '1/5'])
  expect(shortDays('2026-12-30', '2027-01-05')).toEqual(['12/30', '1/5'])
  expect(shortDays('2027-03-08', '2028-06-21')).toEqual(['3/8/2027', '6/21/2028'])
})

import { checkDigit, hasValidCheckDigit } from '@larder/contract/values/barcode-digits'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highestScore, solve } from './solve.ts'
import { compare, createView, lengthOf, sumUp } from './rate.ts'
import { drawFigures, guard_modules, parities, points } from './symbols.ts'

/** As if each digit had been seen clearly: 1 for what it is, 0 for all else. */
function seeClearly(code: string): Float64Array[] {
  const parity = parities[Number(code[0])] ?? ''
  return Array.from(code.slice(1), (digit, index) => {
    const values = new Float64Array(index < 6 ? 20 : 10)
    values[Number(digit) + (parity[index] === 'G' ? 10 : 0)] = 1
    return values
  })
}

const codes = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 })
  .map((digits) => `${digits.join('')}${checkDigit(digits.join(''))}`)

test('finds the code that the digits show, first digit included', () => {
  fc.assert(
    fc.property(codes, (code) => {
      const likeness = seeClearly(code)
      const [best, second] = solve(likeness)
      expect(best).toEqual({ code, score: 12 })
      // Another code with a right check digit differs in two digits at least.
      expect(second?.score).toBeLessThanOrEqual(11)
      expect(highestScore(likeness)).toBe(12)
    }),
    { numRuns: 50 },
  )
})

test('one digit that cannot be seen follows from the others', () => {
  const likeness = seeClearly('4006381333931')
  likeness[8]?.fill(0)
  expect(solve(likeness)[0]).toEqual({ code: '4006381333931', score: 11 })
})

test('what it answers has a right check digit, whatever was seen', () => {
  const noise = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 20, maxLength: 20 })
  fc.assert(
    fc.property(fc.array(noise, { minLength: 12, maxLength: 12 }), (rows) => {
      const likeness = rows.map((row, index) => Float64Array.from(row.slice(0, index < 6 ? 20 : 10)))
      const [best, second] = solve(likeness)
      expect(hasValidCheckDigit(best?.code ?? '')).toBe(true)
      expect(hasValidCheckDigit(second?.code ?? '')).toBe(true)
      expect(best?.code).not.toBe(second?.code)
      expect(best?.score).toBeLessThanOrEqual(highestScore(likeness) + 1e-9)
    }),
    { numRuns: 50 },
  )
})

test.each([0.4, 0.6, 0.95])('every figure looks most like itself through a lens of %d', (softness) => {
  const { digits: looks } = drawFigures(softness)
  for (const look of looks) {
    const likenesses = looks.map((other) => compare(look, other))
    expect(likenesses.indexOf(Math.max(...likenesses))).toBe(looks.indexOf(look))
    expect(Math.max(...likenesses)).toBeCloseTo(1)
  }
})

function drawWave(length: number, light: number, contrast: number): Float32Array {
  return Float32Array.from({ length }, (_, i) => light + contrast * Math.sin((i / length) * 2 * Math.PI))
}

test('a view sees the same at any size, light and contrast', () => {
  const small = createView(28, points)(sumUp(drawWave(28, 10, 5)), 0)
  const large = createView(56, points)(sumUp(drawWave(56, 150, 80)), 0)
  expect(compare(small, large)).toBeGreaterThan(0.98)
})

test('parts are as wide as their modules', () => {
  expect(lengthOf('left', 21)).toBe(21)
  expect(lengthOf('edge', 21)).toBe(3 * guard_modules.edge)
  expect(lengthOf('middle', 21)).toBe(15)
})

import { checkDigit } from '@larder/contract/values/barcode-digits'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Bars, drawBars, drawLine } from '../../testing/bars.ts'
import { readLine } from './line.ts'
import { readEan } from './read.ts'
import { solve } from './solve.ts'
import { drawFigures } from './symbols.ts'

const figures = drawFigures(0.6)
const codes = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 })
  .map((digits) => `${digits.join('')}${checkDigit(digits.join(''))}`)

/** What one line says, read from the left and as if it lay upside down. */
function solveLine(line: Float32Array) {
  const { upright, turned } = readLine(line, figures)
  const codeOf = (reading: typeof upright) => (reading === null ? undefined : solve(reading.likeness)[0]?.code)
  return {
    upright: codeOf(upright),
    turned: codeOf(turned),
    quality: [upright?.quality ?? 0, turned?.quality ?? 0] as const,
  }
}

describe('one line across the bars', () => {
  test('tells any code, from the left', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const { upright, quality } = solveLine(drawLine(code))
        expect(upright).toBe(code)
        expect(quality[0]).toBeGreaterThan(quality[1])
      }),
      { numRuns: 6, endOnFailure: true },
    )
  })

  test('tells any code that lies upside down', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const { turned, quality } = solveLine(drawLine(code).toReversed())
        expect(turned).toBe(code)
        expect(quality[1]).toBeGreaterThan(quality[0])
      }),
      { numRuns: 6, endOnFailure: true },
    )
  })

  test.each<[string, Bars]>([
    ['narrow bars', { module: 2.4 }],
    ['wide bars', { module: 3.6 }],
    ['bars out of focus', { blur: 0.9 }],
    ['bars with grain', { grain: 0.3 }],
    ['bars with nothing white beside them', { quiet: 0 }],
  ])('tells a code by %s', (_, options) => {
    expect(solveLine(drawLine('4006381333931', options)).upright).toBe('4006381333931')
  })

  test('looks less like a code the more grain there is', () => {
    const qualities = [0, 0.4, 1.2].map((grain) => solveLine(drawLine('4006381333931', { grain })).quality[0])
    expect(qualities).toEqual(qualities.toSorted((a, b) => b - a))
    expect(qualities[0]).toBeGreaterThan(0.95)
    expect(qualities[2]).toBeLessThan(0.9)
  })

  test('that is too short for a code says nothing', () => {
    expect(readLine(new Float32Array(60).fill(200), figures)).toEqual({ upright: null, turned: null })
  })
})

const look = (code: string, options: Bars = {}) => {
  const image = drawBars(code, 9, options)
  return readEan(image, { x: image.width / 2, y: 4, angle: 0, length: image.width, height: 9 })
}

describe('a few lines together', () => {
  test('tell the right code or none, in focus and with grain', () => {
    const photos = fc.record({
      blur: fc.double({ min: 0.2, max: 0.6, noNaN: true }),
      grain: fc.double({ min: 0, max: 0.6, noNaN: true }),
    })
    fc.assert(
      fc.property(codes, photos, (code, photo) => {
        expect([[], [{ barcode: code, format: 'EAN-13' }]]).toContainEqual(look(code, photo))
      }),
      { numRuns: 6, endOnFailure: true },
    )
  })

  test('tell nothing once the bars have run into each other', () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(look(code, { blur: 2 })).toEqual([])
      }),
      { numRuns: 4, endOnFailure: true },
    )
  })

  test('tell no code whose check digit is wrong, though every bar can be seen', () => {
    fc.assert(
      fc.property(codes, fc.integer({ min: 1, max: 9 }), (code, off) => {
        const wrong = `${code.slice(0, 12)}${(Number(code[12]) + off) % 10}`
        expect(look(wrong)).toEqual([])
        expect(look(code)).toEqual([{ barcode: code, format: 'EAN-13' }])
      }),
      // The example was once read from its other end.
      { numRuns: 2, endOnFailure: true, examples: [['3278662276362', 6]] },
    )
  })
})

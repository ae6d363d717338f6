import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeBox, makePage } from '../../testing/receipts.ts'
import { dropGhosts, findSkew, frameOf, levelPage, median, splitAtGaps } from './geometry.ts'

describe('the middle of values', () => {
  it('is one of them, with as many below as above, and leaves them in their order', () => {
    const numbers = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 15 })
    fc.assert(
      fc.property(numbers, (values) => {
        const before = [...values]
        const middle = median(values)
        expect(values).toEqual(before)
        expect(values).toContain(middle)
        expect(values.filter((value) => value < middle).length).toBeLessThanOrEqual(values.length / 2)
        expect(values.filter((value) => value > middle).length).toBeLessThanOrEqual(values.length / 2)
      }),
    )
  })

  it('is nothing where there are none', () => {
    expect(median([])).toBe(0)
  })
})

const long = (angle: number, row: number) => makeBox('a line that is long enough', 0, row, { angle })

describe('the angle of a page', () => {
  it('is that of its long strips: short ones lean as they like', () => {
    const short = [1, 2, 3, 4, 5].map((row) => makeBox('ab', 30, row, { angle: -0.7 }))
    expect(findSkew([long(0.1, 0), long(0.11, 1), long(0.1, 2), ...short])).toBe(0.1)
  })

  it('is that of the short ones where there is nothing else', () => {
    expect(findSkew([makeBox('ab', 0, 0, { angle: 0.2 }), makeBox('cd', 0, 1, { angle: 0.2 })])).toBe(0.2)
    expect(findSkew([])).toBe(0)
  })

  it('is not that of the one line which somebody wrote across', () => {
    expect(findSkew([long(0.02, 0), long(0.02, 1), long(0.9, 2), long(0.02, 3), long(0.03, 4)])).toBe(0.02)
  })
})

/** Letters at these places: a dot is a column without ink. */
const spread = (drawn: string) => ({
  text: drawn.replace(/\.+/gu, ' '),
  letters: [...drawn].flatMap((letter, index) =>
    letter === '.' ? [] : [{ letter, at: (index + 0.5) / drawn.length, confidence: 1 }],
  ),
})

const texts = (drawn: string) => splitAtGaps(spread(drawn)).map(({ text }) => text)

describe('a strip', () => {
  it('is cut at each gap as wide as a column, and at none between words', () => {
    expect(texts('MILK......2x......1_99')).toEqual(['MILK', '2x', '1_99'])
    expect(texts('WHOLE..MILK..FRESH')).toEqual(['WHOLEMILKFRESH'])
  })

  it('stays whole where it is too short to tell a gap from a letter', () => {
    expect(texts('A.......1')).toEqual(['A 1'])
  })

  it('is cut into pieces that lie side by side inside it', () => {
    const drawings = fc.array(fc.constantFrom('a', 'b', '.', '.....'), { minLength: 8, maxLength: 30 })
    fc.assert(
      fc.property(drawings, (parts) => {
        const strip = spread(parts.join(''))
        const pieces = splitAtGaps(strip)
        for (const [index, { from, to }] of pieces.entries()) {
          expect(from).toBeLessThan(to)
          expect(from).toBeGreaterThanOrEqual((pieces[index - 1]?.to ?? 0) - 1e-9)
          expect(to).toBeLessThanOrEqual(1)
        }
        const ink = strip.letters.map(({ letter }) => letter).join('')
        expect(pieces.map(({ text }) => text.replaceAll(' ', '')).join('')).toBe(ink)
      }),
    )
  })
})

describe('the level page', () => {
  const page = makePage('Whole Milk          2.99\nBrown Bread         1.49\nFree Range Eggs     3.20')

  it('has every cell at the height of its row, however far the paper was turned', () => {
    fc.assert(
      fc.property(fc.double({ min: -0.6, max: 0.6, noNaN: true }), (angle) => {
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
        const boxes = page.boxes.map((box) => ({
          ...box,
          angle,
          x: box.x * cos - box.y * sin,
          y: box.x * sin + box.y * cos,
        }))
        const heights = levelPage(boxes).map(({ y }) => Math.round(y * 1000) / 1000)
        expect(heights).toEqual([40, 40, 70, 70, 100, 100])
      }),
    )
  })

  it('leans on demand, the more the farther to the right', () => {
    const [name, price] = levelPage(page.boxes, 0.1)
    const [level] = levelPage(page.boxes)
    expect(name?.slope).toBeCloseTo(0.1)
    expect(name?.y).toBe(level?.y)
    expect(price?.slope).toBeCloseTo(0.1)
  })

  it('remembers for each cell the strip it was cut from', () => {
    expect(levelPage(page.boxes).map(({ box }) => box)).toEqual(page.boxes)
    expect(levelPage([])).toEqual([])
  })
})

it('takes nothing for a ghost on a page that is read badly throughout', () => {
  const boxes = ['Milk', 'Bread', 'Eggs'].map((text, row) => makeBox(text, 0, row, { confidence: 0.6 }))
  expect(dropGhosts(boxes)).toEqual(boxes)
})

it('frames strips that lean by their corners', () => {
  const frame = frameOf([makeBox('', 0, 0, { x: 100, y: 100, width: 40, height: 40, angle: Math.PI / 4 })])
  const reach = 20 * Math.SQRT2
  expect(frame.left).toBeCloseTo(100 - reach)
  expect(frame.top).toBeCloseTo(100 - reach)
  expect(frame.right).toBeCloseTo(100 + reach)
  expect(frame.bottom).toBeCloseTo(100 + reach)
})

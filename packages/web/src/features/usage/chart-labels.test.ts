import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ChartLabel, keepInside, placeLabels } from './chart-labels.ts'
import { stockLabels } from './StockDrawing.tsx'
import { highestLabels } from './WeekdayUse.tsx'

const label = (text: string, x: number, more: Partial<ChartLabel> = {}): ChartLabel => ({
  text,
  x,
  y: 12,
  anchor: 'start',
  ...more,
})
const textsOf = (labels: readonly ChartLabel[]) => labels.map(({ text }) => text)

describe('placeLabels', () => {
  test('leaves out what would lie over something more important', () => {
    expect(textsOf(placeLabels([[label('today', 0)], [label('11/2', 20)], [label('1/20', 60)]], 320))).toEqual([
      'today',
      '1/20',
    ])
  })

  test('takes the first place that is free', () => {
    const placed = placeLabels([[label('today', 0)], [label('2 l', 20), label('2 l', 60)]], 320)
    expect(placed.map(({ x }) => x)).toEqual([0, 60])
  })

  test('lets rows stand above each other', () => {
    expect(placeLabels([[label('today', 0)], [label('2 l', 0, { y: 30 })]], 320)).toHaveLength(2)
  })

  test('leaves out what does not fit in', () => {
    expect(placeLabels([[label('today', 300)], [label('today', -1)]], 320)).toEqual([])
  })
})

test('keepInside moves words to the edge and shortens what is too long', () => {
  expect(keepInside(label('today', 4, { anchor: 'middle' }), 320)).toMatchObject({ x: 0, anchor: 'start' })
  expect(keepInside(label('today', 318, { anchor: 'middle' }), 320)).toMatchObject({ x: 320, anchor: 'end' })
  expect(keepInside(label('x'.repeat(60), 4), 140).text).toBe(`${'x'.repeat(19)}…`)
})

const today = '2026-01-20'
const labelsOf = (width: number, past: number, more: { now?: number; most?: number; median?: number } = {}) => {
  const { now = 3, most = now, median = 12 } = more
  const steps = [
    { day: 0 - past, quantity: most },
    { day: 0, quantity: now },
  ]
  const forecast = { earliest: 1, median, latest: median + 5 }
  return stockLabels({
    area: { width, height: 188, past, future: Math.max(7, median + 5), most },
    steps,
    forecast,
    unit: 'l',
    today,
  })
}

describe('the words of the stock', () => {
  test('of an item of today say neither its first day nor what it never was', () => {
    expect(textsOf(labelsOf(256, 0))).toEqual(['today', '3 l', 'empty 2/1'])
  })

  test('of a full shelf stand beside today, where no line runs', () => {
    expect(labelsOf(256, 0)[1]).toMatchObject({ text: '3 l', y: 12 })
    expect(labelsOf(256, 20, { now: 3, most: 11 })[1]).toMatchObject({ text: '3 l', y: expect.closeTo(117.8) })
  })

  test('of a short past leave out what would lie over today', () => {
    expect(textsOf(labelsOf(256, 1, { most: 4 }))).toEqual(['today', '3 l', 'empty 2/1', '1/19'])
  })

  test('of a long past say it all', () => {
    expect(textsOf(labelsOf(256, 40, { most: 11 }))).toEqual(['today', '3 l', 'empty 2/1', '12/11', '11 l'])
  })

  test('never lie over each other nor leave the drawing', () => {
    const numbers = {
      width: fc.integer({ min: 220, max: 1200 }),
      past: fc.nat(60),
      now: fc.nat(100_000),
      more: fc.nat(100_000),
      median: fc.nat(90),
    }
    fc.assert(
      fc.property(fc.record(numbers), ({ width, past, now, more, median }) => {
        const labels = labelsOf(width, past, { now, most: now + more, median })
        expect(textsOf(labels)).toContain('today')
        // Placing them anew leaves none out, in whatever order.
        expect(placeLabels(labels.map((one) => [one]).toReversed(), width)).toHaveLength(labels.length)
      }),
    )
  })
})

const bars = (quantity: number) => Array.from({ length: 7 }, (_, day) => ({ name: String(day), quantity, share: 1 }))

test('weekdays with the same highest use share one number where there is no space for more', () => {
  expect(highestLabels(bars(2), 256)).toHaveLength(7)
  expect(highestLabels(bars(1250.5), 256)).toHaveLength(4)
  expect(highestLabels(bars(1250.5), 256)[0]).toMatchObject({ x: 0, anchor: 'start' })
})

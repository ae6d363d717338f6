import type { ReadingProgress } from '@larder/contract/reading-progress'
import { expect, test } from 'vitest'
import { countLines, countRows } from './count-lines.ts'
import type { Strip } from './strip.ts'

/** A name and a price on each of so many rows, as a photo that leans shows them. */
function drawRows(count: number, angle = 0): Strip[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const place = (x: number, y: number, width: number): Strip => ({
    x: x * cos - y * sin,
    y: x * sin + y * cos,
    width,
    height: 20,
    angle,
  })
  return Array.from({ length: count }, (_, row) => [place(100, row * 30, 180), place(400, row * 30 + 3, 60)]).flat()
}

const line = (text: string) => ({ text, confidence: 1, letters: [] })

test.each([0, 0.2, -0.3])('a name and its price are one line, also where the paper leans by %d', (angle) => {
  expect(countRows(drawRows(12, angle))).toBe(12)
})

test('nothing has no lines', () => {
  expect(countRows([])).toBe(0)
})

test('tells of lines up to the last, and hands each on', () => {
  const told: ReadingProgress[] = []
  const strips = drawRows(2)
  const note = countLines(strips, (progress) => told.push(progress))
  const lines = ['Milk ', '1.29', 'Bread', '2.49'].map(line)
  expect(lines.map(note)).toEqual(lines)
  expect(told.map(({ done, total, text }) => [done, total, text])).toEqual([
    [1, 2, 'Milk'],
    [1, 2, '1.29'],
    [2, 2, 'Bread'],
    [2, 2, '2.49'],
  ])
})

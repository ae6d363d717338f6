import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createProgress, describeProgress } from './progress.ts'

const state = { rows_read: 10, rows_kept: 8 }

it.each([
  [59.4, '0:59'],
  [59.6, '1:00'],
  [119.7, '2:00'],
  [60, '1:00'],
  [3599.9, '60:00'],
])('%d seconds are %s', (seconds, clock) => {
  expect(describeProgress(state, 0, undefined, seconds)).toBe(`10 rows, 8 kept, ${clock}`)
})

it('does not guess what is left before a hundredth is done, and never goes beyond the end', () => {
  expect(describeProgress(state, 1, 1000, 5)).not.toContain('left')
  expect(describeProgress(state, 2000, 1000, 5)).toMatch(/^\[#{24}\] 100 % .*, 0:00 left$/)
  expect(describeProgress(state, 5, 0, 5)).toBe('10 rows, 8 kept, 0:05')
})

/** A place to write to that keeps what was written. */
function createOutput(isTTY: boolean, columns = 80) {
  const written: string[] = []
  const output = { isTTY, columns, write: (text: string) => written.push(text) > 0 }
  return { written, output: output as unknown as NodeJS.WriteStream }
}

describe('the line of progress', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
  afterEach(() => vi.useRealTimers())

  const source = {
    name: 'dump',
    source_hash: '',
    total_bytes: 100,
    readBytes: () => 50,
    open: () => {
      throw new Error('nobody reads here')
    },
  }

  it('is drawn over itself in a terminal, not more often than the eye can follow', () => {
    const { written, output } = createOutput(true)
    const progress = createProgress(source, output)
    for (const pause of [0, 50, 50, 150]) {
      vi.advanceTimersByTime(pause)
      progress.show(state)
    }
    progress.end()
    expect(written).toHaveLength(3)
    expect(written.every((text) => text.startsWith('\r\u001b[K'))).toBe(true)
    expect(written.at(-1)).toBe('\r\u001b[K')
  })

  it('is cut to the width of the terminal, so that it stays one line', () => {
    const { written, output } = createOutput(true, 20)
    createProgress(source, output).show(state)
    expect(written[0]?.replace('\r\u001b[K', '')).toHaveLength(19)
  })

  it('is a whole line now and then where it goes into a log', () => {
    const { written, output } = createOutput(false, 20)
    const progress = createProgress(source, output)
    for (const pause of [0, 5_000, 6_000]) {
      vi.advanceTimersByTime(pause)
      progress.show(state)
    }
    progress.end()
    expect(written).toHaveLength(2)
    expect(written[0]).toMatch(/50 % 10 rows, 8 kept.*\n$/)
  })
})

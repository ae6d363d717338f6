import { expect, test } from 'vitest'
import { makeSight } from '../testing/products.ts'
import type { JobProgress } from './jobs.ts'
import { throttleProgress } from './throttle-progress.ts'

/** What gets through of one message every 10 ms. */
function passOn(messages: readonly JobProgress[]): JobProgress[] {
  const told: JobProgress[] = []
  let time = 0
  const report = throttleProgress(
    (progress) => told.push(progress),
    () => (time += 10),
  )
  for (const message of messages) report(message)
  return told
}

test('of a thousand lines in ten seconds, five a second are told', () => {
  const lines = Array.from({ length: 1000 }, (_, done) => ({ stage: 'reading', done, total: 1000 }) as const)
  const told = passOn(lines)
  expect(told).toHaveLength(50)
  expect(told[0]).toEqual(lines[0])
})

test('every new stage is told at once', () => {
  const stages = ['finding', 'reading', 'understanding'] as const
  expect(passOn(stages.map((stage) => ({ stage })))).toHaveLength(3)
})

test('what was seen is told at once, however soon after a line', () => {
  const sight = makeSight()
  const told = passOn([
    { stage: 'reading', text: 'Oats' },
    { stage: 'reading', sight },
    { stage: 'reading', text: 'Salt' },
  ])
  expect(told).toEqual([
    { stage: 'reading', text: 'Oats' },
    { stage: 'reading', sight },
  ])
})

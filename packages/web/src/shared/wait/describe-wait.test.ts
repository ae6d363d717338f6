import { wait_messages } from '@larder/contract/messages/wait-messages'
import { type ReadingProgress } from '@larder/contract/reading-progress'
import { expect, test } from 'vitest'
import { describeWait as describe } from './describe-wait.ts'

const describeWait = (sent: number, reading: ReadingProgress | null) => describe(sent, reading, wait_messages.receipt)

test('how much is sent is a percentage', () => {
  expect(describeWait(0.254, null)).toEqual({ stage: 'Uploading the photo...', count: '25%', share: 0.254 })
})

test('a server that says nothing reads', () => {
  expect(describeWait(1, null)).toEqual({ stage: 'Reading the receipt...', count: '', share: null })
})

test.each([
  ['waiting', 'Waiting for other photos...'],
  ['finding', 'Looking for the text...'],
  ['reading', 'Reading the receipt...'],
  ['understanding', 'Sorting items and prices...'],
] as const)('%s: %s', (stage, words) => {
  expect(describeWait(1, { stage })).toEqual({ stage: words, count: '', share: null })
})

test('reading counts lines, and what is said aloud stays the same meanwhile', () => {
  const [stage, words] = ['reading', 'Reading the receipt...'] as const
  expect(describeWait(1, { stage, done: 24, total: 60 })).toEqual({ stage: words, count: '24 of 60 lines', share: 0.4 })
  expect(describeWait(1, { stage, done: 25, total: 60 })).toMatchObject({ stage: words, count: '25 of 60 lines' })
})

test('a stage is believed where no browser said that all is sent, and no line is full twice', () => {
  expect(describeWait(0, { stage: 'reading', done: 70, total: 60 })).toMatchObject({ share: 1 })
})

test.each([
  [null, 'Looking for products...'],
  [{ stage: 'waiting' }, 'Waiting for other photos...'],
  [{ stage: 'finding' }, 'Looking for products...'],
  [{ stage: 'reading' }, 'Reading labels...'],
  [{ stage: 'understanding' }, 'Naming what was found...'],
] as const)('of products, %j: %s', (reading, stage) => {
  expect(describe(1, reading, wait_messages.recognition)).toEqual({ stage, count: '', share: null })
})

test('labels are counted like lines', () => {
  const reading = { stage: 'reading', done: 3, total: 12 } as const
  expect(describe(1, reading, wait_messages.recognition)).toMatchObject({ count: '3 of 12 labels', share: 0.25 })
})

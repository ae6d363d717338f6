import { scan_messages } from '@larder/contract/messages/scan-messages'
import { expect, test } from 'vitest'
import { createUploadBudget } from './upload-budget.ts'

const busy = expect.objectContaining({
  status: 503,
  message: scan_messages.image.busy,
  headers: { 'retry-after': '5' },
})

test('one household has so many places, and another its own', () => {
  const budget = createUploadBudget({ bytes: 100, each: 2 })
  const [first] = [budget.enter(1), budget.enter(1)]
  expect(() => budget.enter(1)).toThrow(busy)
  expect(() => budget.enter(2)).not.toThrow()
  first.leave()
  first.leave()
  expect(() => budget.enter(1)).not.toThrow()
  expect(() => budget.enter(1)).toThrow(busy)
})

test('only what has arrived counts, until its sender leaves', () => {
  const budget = createUploadBudget({ bytes: 100, each: 5 })
  const [slow, fast] = [budget.enter(1), budget.enter(2)]
  slow.add(1)
  fast.add(98)
  expect(() => slow.add(2)).toThrow(busy)
  slow.add(1)
  expect(() => budget.enter(3)).toThrow(busy)
  fast.leave()
  expect(() => budget.enter(3).add(90)).not.toThrow()
})

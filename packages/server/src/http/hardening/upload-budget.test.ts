import { scan_messages } from '@larder/contract/messages/scan-messages'
import { expect, test } from 'vitest'
import { createUploadBudget, createUploadBudgets } from './upload-budget.ts'

const busy = expect.objectContaining({
  status: 503,
  message: scan_messages.image.busy,
  headers: { 'retry-after': '5' },
})

test('one household has so many places, and another its own', () => {
  const budget = createUploadBudget({ bytes: 100, each: 2 })
  const [first] = [budget.enter(['1']), budget.enter(['1'])]
  expect(() => budget.enter(['1'])).toThrow(busy)
  expect(() => budget.enter(['2'])).not.toThrow()
  first.leave()
  first.leave()
  expect(() => budget.enter(['1'])).not.toThrow()
  expect(() => budget.enter(['1'])).toThrow(busy)
})

test('only what has arrived counts, until its sender leaves', () => {
  const budget = createUploadBudget({ bytes: 100, each: 5 })
  const [slow, fast] = [budget.enter(['1']), budget.enter(['2'])]
  slow.add(1)
  fast.add(98)
  expect(() => slow.add(2)).toThrow(busy)
  slow.add(1)
  expect(() => budget.enter(['3'])).toThrow(busy)
  fast.leave()
  expect(() => budget.enter(['3']).add(90)).not.toThrow()
})

test('a person has one share in all households, and a household one for all its people', () => {
  const budget = createUploadBudget({ bytes: 100, each: 2 })
  const places = [1, 2].map((home) => budget.enter(['person 1', `household ${home}`]))
  expect(() => budget.enter(['person 1', 'household 3'])).toThrow(busy)
  budget.enter(['person 2', 'household 1'])
  expect(() => budget.enter(['person 3', 'household 1'])).toThrow(busy)
  // What was refused has taken nothing.
  budget.enter(['person 3', 'household 3'])
  places[0]?.leave()
  expect(() => budget.enter(['person 3', 'household 1'])).not.toThrow()
})

test('a code gets in where others have sent as many photos as there may be', () => {
  const { usual, quick } = createUploadBudgets()
  for (let person = 1; person <= 2; person += 1) {
    for (let photo = 0; photo < 12; photo += 1) usual.enter([`person ${person}`]).add(5_242_880)
  }
  expect(() => usual.enter(['person 3'])).toThrow(busy)
  expect(() => quick.enter(['person 1']).add(5_242_880)).not.toThrow()
})

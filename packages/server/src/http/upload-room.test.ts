import { messages } from '@larder/contract/messages'
import { expect, test } from 'vitest'
import { createUploadRoom } from './upload-room.ts'

const busy = expect.objectContaining({ status: 503, message: messages.image.busy, headers: { 'retry-after': '5' } })

test('one household has so many places, and another its own', () => {
  const room = createUploadRoom({ bytes: 100, each: 2 })
  const [first] = [room.enter(1), room.enter(1)]
  expect(() => room.enter(1)).toThrow(busy)
  expect(() => room.enter(2)).not.toThrow()
  first.leave()
  first.leave()
  expect(() => room.enter(1)).not.toThrow()
  expect(() => room.enter(1)).toThrow(busy)
})

test('only what has arrived takes room, until its sender leaves', () => {
  const room = createUploadRoom({ bytes: 100, each: 5 })
  const [slow, fast] = [room.enter(1), room.enter(2)]
  slow.add(1)
  fast.add(98)
  expect(() => slow.add(2)).toThrow(busy)
  slow.add(1)
  expect(() => room.enter(3)).toThrow(busy)
  fast.leave()
  expect(() => room.enter(3).add(90)).not.toThrow()
})

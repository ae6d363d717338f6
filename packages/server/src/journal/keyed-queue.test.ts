import { EventEmitter, once } from 'node:events'
import { expect, test } from 'vitest'
import { createKeyedQueue } from './keyed-queue.ts'

/** Work that ends when it is told to, and a log of what began and ended. */
function createWork(log: string[], name: string) {
  const outcome = new EventEmitter()
  const promise = once(outcome, 'end').then(() => name)
  const work = async () => {
    log.push(`${name} began`)
    try {
      return await promise
    } finally {
      log.push(`${name} ended`)
    }
  }
  return { work, end: () => outcome.emit('end'), fail: () => outcome.emit('error', new Error(name)) }
}

test('one after the other in a household, at once in two', async () => {
  const [enqueue, log] = [createKeyedQueue(), [] as string[]]
  const [first, second, other] = [createWork(log, 'first'), createWork(log, 'second'), createWork(log, 'other')]
  const all = [enqueue(1, first.work), enqueue(1, second.work), enqueue(2, other.work)]
  expect(log).toEqual(['first began', 'other began'])
  for (const each of [second, first, other]) each.end()
  expect(await Promise.all(all)).toEqual(['first', 'second', 'other'])
  expect(log.indexOf('second began')).toBeGreaterThan(log.indexOf('first ended'))
})

test('a failure does not keep the next one waiting', async () => {
  const [enqueue, log] = [createKeyedQueue(), [] as string[]]
  const [first, second] = [createWork(log, 'first'), createWork(log, 'second')]
  const failing = enqueue(1, first.work)
  const waiting = enqueue(1, second.work)
  first.fail()
  second.end()
  await expect(failing).rejects.toThrow('first')
  expect(await waiting).toBe('second')
})

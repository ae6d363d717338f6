import { live_kinds } from '@larder/contract/live'
import { expect, test, vi } from 'vitest'
import { silent } from '../testing/operations/cluster.ts'
import { createPublisher } from './publisher.ts'

/** A channel whose messages wait until they are let through, or fail. */
function createChannel() {
  const sent: unknown[][] = []
  const waiting: { resolve: () => void; reject: (error: Error) => void }[] = []
  const send = (payloads: readonly string[]) => {
    sent.push(payloads.map((payload) => JSON.parse(payload) as unknown))
    return new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }))
  }
  return {
    sent,
    send,
    pass: () => waiting.shift()?.resolve(),
    fail: () => waiting.shift()?.reject(new Error('gone')),
  }
}

const create = () => {
  const channel = createChannel()
  return { channel, publisher: createPublisher({ send: channel.send, log: silent, first_pause_ms: 1 }) }
}

test('the first change leaves at once, and those that come meanwhile or soon after leave together', async () => {
  const { channel, publisher } = create()
  publisher.publish({ household_id: 1, kinds: ['inventory'], origin: 'phone' })
  publisher.publish({ household_id: 1, kinds: ['inventory'], origin: 'phone' })
  publisher.publish({ household_id: 1, kinds: ['notices'], origin: 'phone' })
  publisher.publish({ household_id: 1, kinds: ['household'], origin: 'tablet' })
  publisher.publish({ household_id: 2, kinds: ['shopping-list'] })
  expect(channel.sent).toEqual([[{ household_id: 1, kinds: ['inventory'], origin: 'phone' }]])
  channel.pass()
  await new Promise(setImmediate)
  publisher.publish({ household_id: 3, kinds: ['notices'] })
  await vi.waitFor(() => expect(channel.sent).toHaveLength(2))
  expect(channel.sent[1]).toEqual([
    { household_id: 1, kinds: ['inventory', 'notices'], origin: 'phone' },
    { household_id: 1, kinds: ['household'], origin: 'tablet' },
    { household_id: 2, kinds: ['shopping-list'] },
    { household_id: 3, kinds: ['notices'] },
  ])
  channel.pass()
  await publisher.close()
})

test('a household that missed something is told once that everything has changed', async () => {
  const { channel, publisher } = create()
  publisher.publish({ household_id: 1, kinds: ['inventory'], origin: 'phone' })
  publisher.publish({ household_id: 1, kinds: ['notices'], origin: 'tablet' })
  publisher.publish({ household_id: 2, kinds: ['notices'], origin: 'tablet' })
  channel.fail()
  await vi.waitFor(() => expect(channel.sent).toHaveLength(2))
  // Nobody is left out as the origin: what it has changed is not all that was missed.
  expect(channel.sent[1]).toEqual([
    { household_id: 1, kinds: live_kinds },
    { household_id: 2, kinds: ['notices'], origin: 'tablet' },
  ])
  channel.fail()
  await vi.waitFor(() => expect(channel.sent).toHaveLength(3))
  expect(channel.sent[2]).toEqual([
    { household_id: 1, kinds: live_kinds },
    { household_id: 2, kinds: live_kinds },
  ])
  channel.pass()
  publisher.publish({ household_id: 3, kinds: ['notices'] })
  await vi.waitFor(() => expect(channel.sent[3]).toEqual([{ household_id: 3, kinds: ['notices'] }]))
  channel.pass()
  await publisher.close()
})

test('where very many have missed something, everybody is told with one message', async () => {
  const { channel, publisher } = create()
  for (let household_id = 1; household_id <= 1_002; household_id += 1)
    publisher.publish({ household_id, kinds: ['notices'] })
  channel.pass()
  await vi.waitFor(() => expect(channel.sent).toHaveLength(2))
  channel.fail()
  await vi.waitFor(() => expect(channel.sent).toHaveLength(3))
  expect(channel.sent[2]).toEqual([{ kinds: live_kinds }])
  channel.pass()
  await publisher.close()
})

test('an end does not wait for a database that is gone', async () => {
  const send = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('gone'))
  const publisher = createPublisher({ send, log: silent, first_pause_ms: 60_000 })
  publisher.publish({ household_id: 1, kinds: ['notices'] })
  const began = performance.now()
  await publisher.close()
  expect(performance.now() - began).toBeLessThan(10_000)
  expect(send).toHaveBeenCalled()
})

import { expect, test, vi } from 'vitest'
import { CallError } from '../api/client/failure.ts'
import { createQueryClient } from './query-client.ts'

async function attempts(failure: Error, ask: 'read' | 'write'): Promise<number> {
  vi.useFakeTimers()
  const client = createQueryClient()
  const send = vi.fn<() => Promise<never>>(() => Promise.reject(failure))
  const asked =
    ask === 'read'
      ? client.fetchQuery({ queryKey: ['x'], queryFn: send, retry: client.getDefaultOptions().queries?.retry ?? false })
      : client.getMutationCache().build(client, { mutationFn: send }).execute(undefined)
  const ended = asked.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(10_000)
  await ended
  client.clear()
  vi.useRealTimers()
  return send.mock.calls.length
}

const away = new CallError(0, null, null)

test('a read without an answer is tried twice more', async () => {
  expect(await attempts(away, 'read')).toBe(3)
})

test('a read that was answered is not', async () => {
  expect(await attempts(new CallError(500, 'no', null), 'read')).toBe(1)
  expect(await attempts(new CallError(404, 'no', null), 'read')).toBe(1)
})

test('a read that is to come back in a moment is tried twice more; one that the server cannot answer for long is not', async () => {
  expect(await attempts(new CallError(503, 'busy', null, {}, 2), 'read')).toBe(3)
  expect(await attempts(new CallError(503, 'away', null, {}, 5), 'read')).toBe(1)
  expect(await attempts(new CallError(503, 'away', null), 'read')).toBe(1)
})

test('a write is never sent twice on its own', async () => {
  expect(await attempts(away, 'write')).toBe(1)
  expect(await attempts(new CallError(503, 'busy', null, {}, 2), 'write')).toBe(1)
})

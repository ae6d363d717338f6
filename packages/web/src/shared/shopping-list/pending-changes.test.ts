import { describe, expect, test, vi } from 'vitest'
import { CallError } from '../../api/client/failure.ts'
import { type LineChange, type LineRef } from './list-line.ts'
import { createPendingChanges, type PendingByKey, readPending } from './pending-changes.ts'

const milk: LineRef = { item_id: 1, item_name: 'Milk', is_ticked: false }
const tea: LineRef = { item_id: 2, entry_id: 20, item_name: 'Tea', is_ticked: false }
const offline = new CallError(0, null, null)
const refusal = new CallError(404, 'gone', null)
const fault = new CallError(500, null, null)

type Send = (line: LineRef, change: LineChange, key: string) => Promise<{ entry_id: number }>

function createChanges(send: Send, kept: PendingByKey = {}) {
  const spies = {
    keep: vi.fn<(pending: PendingByKey) => void>(),
    send: vi.fn<Send>(send),
    onRefused: vi.fn<(line: LineRef, error: unknown) => void>(),
    onUnreachable: vi.fn<() => void>(),
    pause: vi.fn<(ms: number) => Promise<void>>(async () => undefined),
  }
  return { changes: createPendingChanges({ kept, ...spies }), ...spies }
}
const accept: Send = async () => ({ entry_id: 10 })
/** Fails with each of these, then goes well. */
function failWith(...errors: Error[]): Send {
  return async (...sent) => {
    const error = errors.shift()
    if (error) throw error
    return accept(...sent)
  }
}

test('what is pressed counts at once and until the server has confirmed it', async () => {
  const { changes, send, keep } = createChanges(accept)
  changes.change(milk, { is_ticked: true })
  expect(changes.current()).toEqual({ 'item-1': { is_ticked: true } })
  expect(keep).toHaveBeenLastCalledWith({ 'item-1': { is_ticked: true } })
  await changes.settle()
  expect(changes.current()).toEqual({})
  expect(keep).toHaveBeenLastCalledWith({})
  expect(send).toHaveBeenCalledOnce()
})

test('lines do not wait for each other', () => {
  const { changes, send } = createChanges(() => new Promise(() => undefined))
  changes.change(milk, { is_ticked: true })
  changes.change(milk, { is_ticked: false })
  changes.change(tea, { is_ticked: true })
  expect(send.mock.calls.map(([{ item_name }]) => item_name)).toEqual(['Milk', 'Tea'])
})

test('what was pressed while another was under way is sent next, to the entry that came', async () => {
  const { changes, send } = createChanges(accept)
  changes.change(milk, { is_ticked: true })
  changes.change(milk, { is_ticked: false, quantity: 3 })
  await changes.settle()
  expect(send.mock.calls.map(([line, change]) => [line.entry_id, change])).toEqual([
    [undefined, { is_ticked: true }],
    [10, { is_ticked: false, quantity: 3 }],
  ])
  const keys = send.mock.calls.map(([, , key]) => key)
  expect(new Set(keys).size).toBe(2)
})

test('without a network it is kept and sent again under the same key, and said once', async () => {
  const { changes, send, onUnreachable, onRefused } = createChanges(failWith(offline, offline, offline))
  changes.change(milk, { is_ticked: true })
  await changes.settle()
  expect(send).toHaveBeenCalledTimes(4)
  expect(new Set(send.mock.calls.map(([, , key]) => key)).size).toBe(1)
  expect(onUnreachable).toHaveBeenCalledOnce()
  expect(onRefused).not.toHaveBeenCalled()
  expect(changes.current()).toEqual({})
})

test('what the server refuses is taken back at once, what it stumbles over after three tries', async () => {
  const refused = createChanges(failWith(refusal))
  refused.changes.change(milk, { is_ticked: true })
  await refused.changes.settle()
  expect(refused.changes.current()).toEqual({})
  expect(refused.onRefused).toHaveBeenCalledExactlyOnceWith(milk, refusal)
  const stumbled = createChanges(failWith(fault, fault, fault))
  stumbled.changes.change(milk, { is_ticked: true })
  await stumbled.changes.settle()
  expect(stumbled.send).toHaveBeenCalledTimes(3)
  expect(stumbled.onRefused).toHaveBeenCalledOnce()
})

test('after a reload it goes on with what is still on the list', async () => {
  const { changes, send } = createChanges(accept, { 'item-1': { is_ticked: true }, 'entry-9': { quantity: 2 } })
  changes.resume([milk, tea])
  await changes.settle()
  expect(send.mock.calls.map(([line, change]) => [line.item_id, change])).toEqual([[1, { is_ticked: true }]])
  expect(changes.current()).toEqual({})
})

test('what was bought is not sent any more', async () => {
  const { changes } = createChanges(accept, { 'item-1': { is_ticked: true } })
  changes.forget(['item-1', 'item-2'])
  expect(changes.current()).toEqual({})
})

describe('readPending', () => {
  test('brings back what was kept', () => {
    const kept = {
      'item-1': { is_ticked: false },
      'entry-3': { is_ticked: true, quantity: null },
      'item-4': { quantity: 2 },
    }
    expect(readPending(JSON.stringify(kept))).toEqual(kept)
  })

  test.each([null, '', '[]', '7', '{"item-1":null}', '{"x":{"is_ticked":true}}', '{"item-1":{"quantity":-1}}'])(
    'makes nothing of «%s»',
    (text) => expect(readPending(text)).toEqual({}),
  )
})

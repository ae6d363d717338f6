import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Sink, Watcher } from './streams.ts'
import { createStreams } from './streams.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function createSink() {
  const texts: string[] = []
  let [onClose, unread] = [() => {}, 0]
  const sink = {
    destroyed: false,
    isEnded: false,
    get writableLength() {
      return unread
    },
    write: (text: string) => texts.push(text) > 0,
    end(text?: string) {
      sink.isEnded = true
      if (text !== undefined) texts.push(text)
    },
    destroy() {
      sink.destroyed = true
      onClose()
    },
    once: (_event: string, listener: () => void) => (onClose = listener),
  }
  return { sink, as: sink as unknown as Sink, texts, leaveUnread: (bytes: number) => (unread = bytes) }
}

const watcher = (household_id: number, client_id?: string): Watcher => ({
  session_id: 1,
  user_id: 1,
  household_id,
  client_id,
  token_hash: Buffer.alloc(0),
})

test('everybody of a household is told the same text, but for the app that it comes from', () => {
  const streams = createStreams()
  const [one, two, other] = [createSink(), createSink(), createSink()]
  streams.open(watcher(1, 'phone'), one.as, 7)
  streams.open(watcher(1), two.as, 7)
  streams.open(watcher(2), other.as, 7)
  streams.tell(1, ['inventory'], 8, 'phone')
  const hello = 'event: hello\ndata: {"kinds":[],"version":7}\n\n'
  expect(one.texts).toEqual([hello])
  expect(two.texts).toEqual([hello, 'event: change\ndata: {"kinds":["inventory"],"version":8}\n\n'])
  expect(other.texts).toEqual([hello])
  expect(streams.count()).toEqual({ open: 3, sent: 1, dropped: 0 })
})

test('each stream has a comment every twenty seconds, and not all in the same second', () => {
  const streams = createStreams()
  const sinks = Array.from({ length: 40 }, createSink)
  for (const { as } of sinks) streams.open(watcher(1), as, 7)
  const countComments = () => sinks.map(({ texts }) => texts.filter((text) => text === ':\n\n').length)
  vi.advanceTimersByTime(1000)
  expect(countComments().filter((count) => count > 0)).toHaveLength(2)
  vi.advanceTimersByTime(19_000)
  expect(countComments()).toEqual(sinks.map(() => 1))
  for (const { sink } of sinks) sink.destroy()
  expect(streams.count().open).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('who does not read is cut, and is told nothing more', () => {
  const streams = createStreams()
  const [slow, quick] = [createSink(), createSink()]
  for (const { as } of [slow, quick]) streams.open(watcher(1), as, 7)
  slow.leaveUnread(16_385)
  streams.tell(1, ['inventory'], 8)
  streams.tell(1, ['inventory'], 9)
  expect(slow).toMatchObject({ sink: { destroyed: true }, texts: [expect.stringContaining('hello')] })
  expect(quick.texts).toHaveLength(3)
  expect(streams.count()).toMatchObject({ open: 1, dropped: 1 })
})

test('a stream is sent elsewhere with a word, and cut where that is not read', () => {
  const streams = createStreams()
  const [slow, quick] = [createSink(), createSink()]
  for (const { as } of [slow, quick]) streams.open(watcher(1), as, 7)
  slow.leaveUnread(100)
  for (const stream of streams.listAll()) streams.drain(stream)
  expect(quick.texts.at(-1)).toBe('event: drain\ndata:\n\n')
  expect([slow.sink.isEnded, quick.sink.isEnded]).toEqual([true, true])
  vi.advanceTimersByTime(1000)
  expect([slow.sink.destroyed, quick.sink.destroyed]).toEqual([true, false])
  expect(streams.count().open).toBe(0)
})

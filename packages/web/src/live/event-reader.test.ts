import { describe, expect, it } from 'vitest'
import { createEventReader, type StreamEvent } from './event-reader.ts'

function readAll(pieces: readonly string[]): StreamEvent[] {
  const events: StreamEvent[] = []
  const read = createEventReader((event) => events.push(event))
  for (const piece of pieces) read(piece)
  return events
}

const change = 'event: change\ndata: {"kinds":["inventory"],"version":7}\n\n'
const told = { event: 'change', data: '{"kinds":["inventory"],"version":7}' }

describe('a stream of events', () => {
  it('is read wherever its pieces break', () => {
    expect(readAll([change + change])).toEqual([told, told])
    expect(readAll([...(change + change)])).toEqual([told, told])
    expect(readAll([change.slice(0, -1), '\n'])).toEqual([told])
  })

  it('may end its lines as Windows does', () => {
    expect(readAll([...change.replaceAll('\n', '\r\n')])).toEqual([told])
  })

  it('has comments and fields that say nothing', () => {
    expect(readAll([': still here\n\n', 'id: 4\nretry: 10\n\n', change])).toEqual([told])
  })

  it('has events without data, without a name, and with several lines of data', () => {
    expect(readAll(['event: drain\n\n'])).toEqual([{ event: 'drain', data: '' }])
    expect(readAll(['data:one\ndata: two\n\n'])).toEqual([{ event: 'message', data: 'one\ntwo' }])
    expect(readAll(['event\ndata\n\n'])).toEqual([{ event: 'message', data: '' }])
  })

  it('keeps an event that has not ended to itself', () => {
    expect(readAll(['event: change\ndata: {}\n'])).toEqual([])
  })

  it('is none where a line does not end', () => {
    expect(() => readAll(['<html>'.repeat(20_000)])).toThrow('no stream of events')
  })
})

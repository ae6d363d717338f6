import { live_kinds } from '@larder/contract/live'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { change, connected, hello, pass, playConnection, refusal } from './testing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('an open stream', () => {
  it('tells what changed', async () => {
    const { stream, told } = await connected()
    stream.say(change('inventory', 'notices'))
    stream.say(change('household', 'weather'))
    await pass(0)
    expect(told).toEqual([['inventory', 'notices'], ['household']])
  })

  it('tells that anything may have changed where it is not understood', async () => {
    const { stream, told } = await connected()
    stream.say('event: change\ndata: {"what":1}\n\n')
    await pass(0)
    expect(told).toEqual([live_kinds])
  })

  it('is dead after 50 s without a byte, and a comment is one', async () => {
    const { stream, asked } = await connected()
    await pass(49_000)
    stream.say(': \n')
    await pass(49_000)
    expect(stream.signal.aborted).toBe(false)
    await pass(1000)
    expect(stream.signal.aborted).toBe(true)
    await pass(1000)
    expect(asked).toHaveLength(2)
  })

  it('is left for another process within a second where this one drains', async () => {
    const { stream, asked, told } = await connected()
    stream.say('event: drain\n\n')
    await pass(499)
    expect(stream.signal.aborted).toBe(true)
    expect(asked).toHaveLength(1)
    await pass(1)
    asked[1]!.answer().say(hello)
    await pass(0)
    expect(told).toEqual([live_kinds])
  })

  it('is not asked again by polling', async () => {
    const { stream, told } = await connected()
    for (let said = 0; said < 5; said += 1) {
      stream.say(': \n')
      await pass(20_000)
    }
    expect(told).toEqual([])
  })
})

describe('a stream that breaks off', () => {
  it('is tried again after pauses that grow, up to a minute', async () => {
    const { stream, asked } = await connected({ random: 1 })
    stream.end()
    await pass(0)
    const pauses: number[] = []
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      const began = Date.now()
      while (asked.length <= attempt) await pass(100)
      pauses.push(Date.now() - began)
      asked[attempt]!.fail(refusal(0))
      await pass(0)
    }
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000])
  })

  it('waits between half the pause and the whole', async () => {
    const { stream, asked } = await connected({ random: 0 })
    stream.end()
    await pass(499)
    expect(asked).toHaveLength(1)
    await pass(1)
    expect(asked).toHaveLength(2)
  })

  it('begins with the shortest pause once it has lasted', async () => {
    const { asked, live, stream } = await connected({ random: 1 })
    stream.end()
    await pass(1000)
    asked[1]!.fail(refusal(0))
    await pass(2000)
    const lasting = asked[2]!.answer()
    lasting.say(hello)
    await pass(10_000)
    lasting.end()
    await pass(1000)
    expect(asked).toHaveLength(4)
    live.stop()
  })
})

describe('without a stream', () => {
  it.each([404, 501])('what is shown is asked for every 30 s, and the stream never again, after %i', async (status) => {
    const { live, told, asked, page } = playConnection()
    live.wake()
    asked[0]!.fail(refusal(status))
    await pass(29_999)
    expect(told).toEqual([])
    await pass(1)
    expect(told).toEqual([live_kinds])
    page.isVisible = false
    await pass(60_000)
    page.isVisible = true
    page.isOffline = true
    await pass(60_000)
    expect(told).toHaveLength(1)
    page.isOffline = false
    await pass(30_000)
    live.wake(true)
    await pass(600_000)
    expect(told).toHaveLength(22)
    expect(asked).toHaveLength(1)
  })

  it('another attempt is made later where the server has none right now, and polling ends with it', async () => {
    const { live, told, asked } = playConnection()
    live.wake()
    asked[0]!.fail(refusal(503, 40))
    await pass(29_999)
    expect(asked).toHaveLength(1)
    await pass(1)
    expect(told).toEqual([live_kinds])
    expect(asked).toHaveLength(2)
    const stream = asked[1]!.answer()
    stream.say(hello)
    await pass(0)
    expect(told).toHaveLength(2)
    stream.say(': \n')
    await pass(45_000)
    expect(told).toHaveLength(2)
  })

  it('a proxy that holds it back counts as none after 10 s', async () => {
    const { live, told, asked } = playConnection()
    live.wake()
    const held = asked[0]!.answer()
    await pass(9999)
    expect(held.signal.aborted).toBe(false)
    await pass(1)
    expect(held.signal.aborted).toBe(true)
    await pass(30_000)
    expect(told).toEqual([live_kinds])
    expect(asked.length).toBeGreaterThan(1)
  })
})

it('after the end nothing is told or asked any more', async () => {
  const { live, stream, told, asked } = await connected()
  stream.say(change('inventory'))
  live.stop()
  await pass(600_000)
  live.wake(true)
  expect(stream.signal.aborted).toBe(true)
  expect(told).toEqual([])
  expect(asked).toHaveLength(1)
})

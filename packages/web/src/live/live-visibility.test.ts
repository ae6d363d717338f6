import { live_kinds } from '@larder/contract/live'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connected, hello, pass, playConnection } from './testing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('an app that nobody looks at', () => {
  it('lets its stream go after five minutes, and connects at once on return', async () => {
    const { live, page, stream, asked, told } = await connected()
    page.isVisible = false
    live.hide()
    for (let minute = 0; minute < 14; minute += 1) {
      stream.say(': \n')
      await pass(20_000)
    }
    expect(stream.signal.aborted).toBe(false)
    stream.say(': \n')
    await pass(20_000)
    expect(stream.signal.aborted).toBe(true)
    await pass(600_000)
    expect(asked).toHaveLength(1)
    page.isVisible = true
    live.wake()
    expect(asked).toHaveLength(2)
    asked[1]!.answer().say(hello)
    await pass(0)
    expect(told).toEqual([live_kinds])
  })

  it('lets it go at once for another tab', async () => {
    const { live, page, stream } = await connected()
    page.isVisible = false
    live.hide(true)
    expect(stream.signal.aborted).toBe(true)
  })

  it('opens none', () => {
    const { live, page, asked } = playConnection()
    page.isVisible = false
    live.wake()
    expect(asked).toHaveLength(0)
  })

  it('keeps a stream that was heard a moment ago on return, but not one of another network or one that is silent', async () => {
    const { live, stream, asked } = await connected()
    await pass(24_000)
    live.wake()
    expect(asked).toHaveLength(1)
    await pass(1000)
    live.wake()
    expect(asked).toHaveLength(2)
    expect(stream.signal.aborted).toBe(true)
    asked[1]!.answer().say(hello)
    await pass(0)
    live.wake(true)
    expect(asked).toHaveLength(3)
  })
})

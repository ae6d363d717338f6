import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signalDetection } from './signal.ts'

const tones: { hz: number; ends: number }[] = []

/** Stands in for the sound card: it notes what would be heard. */
class FakeAudio {
  currentTime = 2
  destination = {}
  close = async () => undefined
  createGain() {
    const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined }
    return { gain, connect: <Node>(node: Node) => node }
  }
  createOscillator() {
    const frequency = { value: 440 }
    return {
      frequency,
      connect: <Node>(node: Node) => node,
      addEventListener: () => undefined,
      start: () => undefined,
      stop: (ends: number) => tones.push({ hz: frequency.value, ends }),
    }
  }
}

const vibrate = vi.fn<(pattern: number) => boolean>()

beforeEach(() => {
  tones.length = 0
  vibrate.mockReset()
  vi.stubGlobal('AudioContext', FakeAudio)
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } })
})
afterEach(() => void vi.unstubAllGlobals())

describe('signalDetection', () => {
  it('vibrates for 100 ms and beeps at 800 Hz for 0.3 s', () => {
    signalDetection()
    expect(vibrate).toHaveBeenCalledExactlyOnceWith(100)
    expect(tones).toEqual([{ hz: 800, ends: 2.3 }])
  })

  it('is silent before somebody has touched the page: a browser would complain', () => {
    vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: false } })
    signalDetection()
    expect([vibrate.mock.calls, tones]).toEqual([[], []])
  })

  it('never throws where one or the other is missing or blocked', () => {
    vi.stubGlobal('AudioContext', undefined)
    vi.stubGlobal('navigator', {})
    expect(signalDetection).not.toThrow()
    vibrate.mockImplementation(() => {
      throw new Error('blocked')
    })
    vi.stubGlobal('AudioContext', FakeAudio)
    vi.stubGlobal('navigator', { vibrate })
    expect(signalDetection).not.toThrow()
    expect(tones).toHaveLength(1)
  })
})

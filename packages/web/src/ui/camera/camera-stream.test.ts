import { afterEach, describe, expect, it, vi } from 'vitest'
import { InsecurePage } from './camera-errors.ts'
import { constraintsOf, nextDevice, openStream, readAbilities, setTorch, stopStream } from './camera-stream.ts'

const min = { width: 640, height: 480 }

afterEach(() => void vi.unstubAllGlobals())

function fakeStream(track: object): MediaStream {
  return { getVideoTracks: () => [track], getTracks: () => [track] } as unknown as MediaStream
}

describe('constraintsOf', () => {
  it('asks for the rear camera at 1280x720, at least 640x480', () => {
    expect(constraintsOf({ device_id: null, min })).toEqual({
      audio: false,
      video: {
        facingMode: 'environment',
        width: { min: 640, ideal: 1280 },
        height: { min: 480, ideal: 720 },
      },
    })
  })

  it('takes any size where none is needed', () => {
    expect(constraintsOf({ device_id: null, min: undefined }).video).toMatchObject({ width: { ideal: 1280 } })
  })

  it('asks for one device once it was chosen', () => {
    expect(constraintsOf({ device_id: 'b', min }).video).toMatchObject({ deviceId: { exact: 'b' } })
    expect(constraintsOf({ device_id: 'b', min }).video).not.toHaveProperty('facingMode')
  })
})

describe('openStream', () => {
  it('knows a page that is not secure', async () => {
    vi.stubGlobal('navigator', {})
    await expect(openStream({ device_id: null, min })).rejects.toBeInstanceOf(InsecurePage)
  })
})

describe('nextDevice', () => {
  const devices = [
    { kind: 'videoinput', deviceId: 'a' },
    { kind: 'audioinput', deviceId: 'm' },
    { kind: 'videoinput', deviceId: 'b' },
  ] as const

  it('goes round among the cameras', () => {
    expect(nextDevice(devices, 'a')).toBe('b')
    expect(nextDevice(devices, 'b')).toBe('a')
    expect(nextDevice(devices, undefined)).toBe('a')
  })

  it('is none where there is no other', () => {
    expect(nextDevice(devices.slice(0, 2), 'a')).toBeNull()
    expect(nextDevice([], undefined)).toBeNull()
  })
})

describe('readAbilities', () => {
  it('finds a light and another camera', async () => {
    const devices = ['a', 'b'].map((deviceId) => ({ kind: 'videoinput', deviceId }))
    vi.stubGlobal('navigator', { mediaDevices: { enumerateDevices: async () => devices } })
    const track = { getCapabilities: () => ({ torch: true }), getSettings: () => ({ deviceId: 'a' }) }
    expect(await readAbilities(fakeStream(track))).toEqual({ has_torch: true, next_device: 'b' })
  })

  it('expects nothing of a browser that does not say', async () => {
    const refusal = new Error('no')
    vi.stubGlobal('navigator', { mediaDevices: { enumerateDevices: () => Promise.reject(refusal) } })
    const track = { getSettings: () => ({}) }
    expect(await readAbilities(fakeStream(track))).toEqual({ has_torch: false, next_device: null })
  })
})

describe('setTorch', () => {
  it('says whether there is light now', async () => {
    const applied: unknown[] = []
    const willing = fakeStream({ applyConstraints: async (wanted: unknown) => void applied.push(wanted) })
    expect([await setTorch(willing, true), await setTorch(willing, false)]).toEqual([true, false])
    expect(applied).toEqual([{ advanced: [{ torch: true }] }, { advanced: [{ torch: false }] }])
    const refusing = fakeStream({ applyConstraints: () => Promise.reject(new Error('no')) })
    expect(await setTorch(refusing, true)).toBe(false)
  })
})

it('stopStream stops every track', () => {
  const stop = vi.fn<() => void>()
  stopStream(fakeStream({ stop }))
  expect(stop).toHaveBeenCalledOnce()
})

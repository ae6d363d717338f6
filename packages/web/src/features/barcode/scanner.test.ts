import { barcode } from '@larder/contract/constants'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createScanner, type ScannerAnswer, type ScannerRequest, startScanLoop } from './scanner.ts'
import { type Sighting, whole } from './sighting.ts'

const sighting: Sighting = { code: '4006381333931', format: 'EAN-13', corners: [] }
const period_ms = 1000 / barcode.scans_per_second

beforeEach(() => {
  vi.useFakeTimers()
  // Node has none, and no picture here is one.
  vi.stubGlobal('ImageBitmap', Map)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ignore = (): boolean => false
const readSlowly = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), 250))
const failToRead = () => Promise.reject(new Error('broken'))

function startLoop(
  read: (picture: number) => Promise<Sighting | null>,
  onSighting: (seen: Sighting | null) => boolean = ignore,
) {
  let pictures = 0
  const onFailure = vi.fn<(error: unknown) => void>()
  const stop = startScanLoop({ period_ms, grab: async () => ++pictures, read, onSighting, onFailure })
  return { stop, onFailure, count: () => pictures }
}

describe('startScanLoop', () => {
  it('scans ten times a second', async () => {
    const { stop, count } = startLoop(async () => null)
    await vi.advanceTimersByTimeAsync(1000)
    expect(count()).toBe(10)
    stop()
    await vi.advanceTimersByTimeAsync(1000)
    expect(count()).toBe(10)
  })

  it('never reads two pictures at once', async () => {
    const { stop, count } = startLoop(readSlowly)
    await vi.advanceTimersByTimeAsync(1000)
    // At 100, 350, 600 and 850 ms: the next one at once, since the period is over.
    expect(count()).toBe(4)
    stop()
  })

  it('stops after a detection', async () => {
    const onSighting = vi.fn<(seen: Sighting | null) => boolean>(() => true)
    const { count } = startLoop(async () => sighting, onSighting)
    await vi.advanceTimersByTimeAsync(1000)
    expect(count()).toBe(1)
    expect(onSighting).toHaveBeenCalledExactlyOnceWith(sighting)
  })

  it('goes on while a detection does not count', async () => {
    const { stop, count } = startLoop(async () => sighting)
    await vi.advanceTimersByTimeAsync(300)
    expect(count()).toBe(3)
    stop()
  })

  it('tells once that it cannot read, but not after it was stopped', async () => {
    const broken = startLoop(failToRead)
    await vi.advanceTimersByTimeAsync(1000)
    expect(broken.onFailure).toHaveBeenCalledOnce()
    const late = startLoop(() => new Promise((_, reject) => setTimeout(() => reject(new Error('late')), 150)))
    await vi.advanceTimersByTimeAsync(120)
    late.stop()
    await vi.advanceTimersByTimeAsync(1000)
    expect(late.onFailure).not.toHaveBeenCalled()
  })
})

describe('createScanner', () => {
  /** Stands in for the thread, which only a browser has. */
  class FakeWorker extends EventTarget {
    readonly asked: ScannerRequest[] = []
    terminate = vi.fn<() => void>()
    postMessage(request: ScannerRequest): void {
      this.asked.push(request)
    }
    answer(data: ScannerAnswer): void {
      this.dispatchEvent(new MessageEvent('message', { data }))
    }
  }
  const start = () => {
    const worker = new FakeWorker()
    return { worker, scanner: createScanner(worker as unknown as Worker) }
  }

  it('is ready when the thread says so, and reads by number', async () => {
    const { worker, scanner } = start()
    worker.answer({ id: 1, sighting: null, failure: null })
    await expect(scanner.ready).resolves.toBeUndefined()
    const picture = { data: new Uint8ClampedArray(4), width: 1, height: 1 } as ImageData
    const reading = scanner.read(picture, whole)
    expect(worker.asked.map(({ id, part }) => [id, part])).toEqual([
      [1, null],
      [2, whole],
    ])
    worker.answer({ id: 2, sighting, failure: null })
    expect(await reading).toBe(sighting)
  })

  it('fails with what the thread says, and when it does not load', async () => {
    const refusing = start()
    refusing.worker.answer({ id: 1, sighting: null, failure: 'no wasm' })
    await expect(refusing.scanner.ready).rejects.toThrow('no wasm')
    const missing = start()
    missing.worker.dispatchEvent(new Event('error'))
    await expect(missing.scanner.ready).rejects.toThrow('did not load')
  })

  it('ends the thread', () => {
    const { worker, scanner } = start()
    scanner.close()
    expect(worker.terminate).toHaveBeenCalledOnce()
  })
})

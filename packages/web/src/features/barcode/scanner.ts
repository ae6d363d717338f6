import { type Part, type Sighting } from './sighting.ts'

export interface ScannerRequest {
  id: number
  /** Null asks only whether the scanner is ready. */
  picture: ImageBitmap | ImageData | null
  part: Part | null
}

export interface ScannerAnswer {
  id: number
  sighting: Sighting | null
  failure: string | null
}

interface Question {
  resolve: (sighting: Sighting | null) => void
  reject: (error: Error) => void
}

export interface Scanner {
  /** Settles once pictures can be read, or fails where they never will. */
  ready: Promise<void>
  read: (picture: ImageBitmap | ImageData, part: Part) => Promise<Sighting | null>
  close: () => void
}

/** The reading engine in a thread of its own, so that the picture keeps running while it works. */
export function createScanner(
  worker: Worker = new Worker(new URL('scanner-worker.ts', import.meta.url), { type: 'module' }),
): Scanner {
  const waiting = new Map<number, Question>()
  let last_id = 0

  worker.addEventListener('message', ({ data }: MessageEvent<ScannerAnswer>) => {
    const question = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.failure === null) question?.resolve(data.sighting)
    else question?.reject(new Error(data.failure))
  })
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    for (const question of waiting.values()) question.reject(new Error('The scanner did not load'))
    waiting.clear()
  })

  function ask(picture: ScannerRequest['picture'], part: Part | null): Promise<Sighting | null> {
    const id = ++last_id
    const transfer = picture instanceof ImageBitmap ? [picture] : picture ? [picture.data.buffer] : []
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, picture, part } satisfies ScannerRequest, transfer)
    })
  }
  return { ready: ask(null, null).then(() => undefined), read: ask, close: () => worker.terminate() }
}

/** The picture a camera shows right now, in the form that costs least here; null before there is one. */
export async function grabPicture(video: HTMLVideoElement): Promise<ImageBitmap | ImageData | null> {
  const { videoWidth: width, videoHeight: height } = video
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || width === 0) return null
  if (typeof OffscreenCanvas !== 'undefined') return await createImageBitmap(video)
  // Without a canvas in the worker the pixels are read here.
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(video, 0, 0)
  return context?.getImageData(0, 0, width, height) ?? null
}

interface LoopParts<Picture> {
  period_ms: number
  grab: () => Promise<Picture | null>
  read: (picture: Picture) => Promise<Sighting | null>
  /** Each time a code is seen; true ends the scanning. */
  onSighting: (sighting: Sighting | null) => boolean
  onFailure: (error: unknown) => void
}

/** Reads so many pictures a second, never two at once: a slow phone reads fewer instead of falling behind. */
export function startScanLoop<Picture>({ period_ms, grab, read, onSighting, onFailure }: LoopParts<Picture>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasEnded = false
  const stop = (): void => {
    hasEnded = true
    clearTimeout(timer)
  }
  async function scan(): Promise<void> {
    const began = Date.now()
    const picture = await grab()
    if (hasEnded) return
    const sighting = picture === null ? null : await read(picture)
    if (hasEnded) return
    if (onSighting(sighting)) stop()
    else schedule(period_ms - (Date.now() - began))
  }
  function schedule(delay_ms: number): void {
    timer = setTimeout(() => {
      scan().catch((error: unknown) => {
        if (hasEnded) return
        stop()
        onFailure(error)
      })
    }, delay_ms)
  }
  schedule(period_ms)
  return stop
}

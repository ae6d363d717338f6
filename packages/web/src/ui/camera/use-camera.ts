import { useEffect, useState, useSyncExternalStore } from 'react'
import { type CameraAbilities, openStream, readAbilities, setTorch, type Size, stopStream } from './camera-stream.ts'

interface Live extends CameraAbilities {
  stream: MediaStream
}

type CameraState = { kind: 'starting' } | ({ kind: 'live' } & Live) | { kind: 'failed'; error: unknown }

const starting: CameraState = { kind: 'starting' }

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** A camera for as long as the page is looked at: it goes off when the page is hidden, left or done with it. */
export function useCamera(min: Size | undefined) {
  const isVisible = useSyncExternalStore(onVisibility, () => document.visibilityState !== 'hidden')
  const [request, setRequest] = useState<{ device_id: string | null; attempt: number }>({ device_id: null, attempt: 0 })
  const [state, setState] = useState<CameraState>(starting)
  const [isLit, setLit] = useState(false)

  useEffect(() => {
    if (!isVisible) return
    let stream: MediaStream | undefined
    let isWanted = true
    const fail = (error: unknown): void => {
      if (isWanted) setState({ kind: 'failed', error })
    }
    async function start(): Promise<void> {
      const opened = await openStream({ device_id: request.device_id, min })
      // The permission prompt may be answered after the camera is no longer wanted.
      if (!isWanted) return stopStream(opened)
      stream = opened
      // A camera that is pulled out ends on its own.
      opened.getVideoTracks()[0]?.addEventListener('ended', () => fail(new DOMException('It ended', 'AbortError')))
      const abilities = await readAbilities(opened)
      if (isWanted) setState({ kind: 'live', stream: opened, ...abilities })
    }
    start().catch(fail)
    return () => {
      isWanted = false
      if (stream) stopStream(stream)
      setState(starting)
      setLit(false)
    }
  }, [isVisible, request, min])

  return {
    state,
    is_lit: isLit,
    retry: () => setRequest(({ device_id, attempt }) => ({ device_id, attempt: attempt + 1 })),
    switchTo: (device_id: string) => setRequest(({ attempt }) => ({ device_id, attempt })),
    light: async (torch: boolean) => {
      if (state.kind === 'live') setLit(await setTorch(state.stream, torch))
    },
  }
}

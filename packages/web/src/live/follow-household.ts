import { people_api } from '@larder/contract/calls/people-api'
import { live_kinds } from '@larder/contract/live'
import { type QueryClient } from '@tanstack/react-query'
import { connection } from '../api/client/connection.ts'
import { countWrites, send } from '../api/client/request.ts'
import { createLiveConnection } from './live-connection.ts'
import { refetchKinds } from './refetch-kinds.ts'
import { createRefresher } from './refresher.ts'
import { showChanges } from './show-changes.ts'

const event_stream = 'text/event-stream'

/** Asks for the stream as any call is made: a token that is no longer known ends the session. */
async function openStream(signal: AbortSignal): Promise<ReadableStream<Uint8Array> | null> {
  const { headers, body } = await send(people_api.watchHousehold, {}, { signal, headers: { Accept: event_stream } })
  if (headers.get('Content-Type')?.startsWith(event_stream)) return body
  await body?.cancel()
  return null
}

const longest_press_ms = 2000

/** Whether a finger is down: what it is about to touch must not move. */
function followFinger() {
  let pressed_at: number | null = null
  const press = (): void => void (pressed_at = Date.now())
  const release = (): void => void (pressed_at = null)
  const listened = { pointerdown: press, pointerup: release, pointercancel: release }
  for (const [name, listener] of Object.entries(listened)) window.addEventListener(name, listener, true)
  return {
    isDown: (): boolean => pressed_at !== null && Date.now() - pressed_at < longest_press_ms,
    stop: (): void => {
      for (const [name, listener] of Object.entries(listened)) window.removeEventListener(name, listener, true)
    },
  }
}

/** Keeps what is shown up to date with what others of the household do. The returned function ends it. */
export function followHousehold(queryClient: QueryClient): () => void {
  const finger = followFinger()
  const refresher = createRefresher({
    refresh: (kinds) => void showChanges(() => refetchKinds(queryClient, kinds)),
    isHeld: () => countWrites() > 0 || finger.isDown(),
  })
  const live = createLiveConnection({
    open: openStream,
    onChange: refresher.add,
    onMissed: () => refresher.add(live_kinds),
    isVisible: () => document.visibilityState === 'visible',
    isOffline: () => connection.current() === 'offline',
  })
  // A browser has six connections to a server that speaks HTTP/1.1: of the tabs that nobody looks at, none keeps one from another.
  const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('live') : null
  const look = (): void => {
    if (document.visibilityState === 'hidden') return live.hide()
    tabs?.postMessage('seen')
    live.wake()
  }
  const goOnline = (): void => live.wake(true)
  tabs?.addEventListener('message', () => document.visibilityState === 'hidden' && live.hide(true))
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pageshow', look)
  window.addEventListener('online', goOnline)
  const release = connection.subscribe(() => connection.current() === 'reconnected' && goOnline())
  look()
  return () => {
    live.stop()
    refresher.stop()
    finger.stop()
    tabs?.close()
    release()
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pageshow', look)
    window.removeEventListener('online', goOnline)
  }
}

import { live_kinds, type LiveKind } from '@larder/contract/live'
import { expect, vi } from 'vitest'
import { CallError } from '../api/client/failure.ts'
import { createLiveConnection } from './live-connection.ts'

/** A stream whose other end a test holds. */
export interface PlayedStream {
  readonly say: (text: string) => void
  readonly end: () => void
  readonly signal: AbortSignal
}

/** A connection to a server that a test plays: what it opens waits to be answered, refused or cut. */
export function playConnection({ random = 0.5 }: { random?: number } = {}) {
  const told: (readonly LiveKind[])[] = []
  const asked: { answer: () => PlayedStream; fail: (error: unknown) => void; signal: AbortSignal }[] = []
  const page = { isVisible: true, isOffline: false }
  const live = createLiveConnection({
    open: (signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        asked.push({ signal, fail: reject, answer: () => play(signal, resolve) })
      }),
    onChange: (kinds) => void told.push(kinds),
    onMissed: () => void told.push(live_kinds),
    isVisible: () => page.isVisible,
    isOffline: () => page.isOffline,
    random: () => random,
  })
  return { live, told, asked, page }
}

function play(signal: AbortSignal, resolve: (stream: ReadableStream<Uint8Array>) => void): PlayedStream {
  let controller!: ReadableStreamDefaultController<Uint8Array>
  resolve(new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) }))
  return {
    say: (text) => controller.enqueue(new TextEncoder().encode(text)),
    end: () => controller.close(),
    signal,
  }
}

export const refusal = (status: number, retry_after_s: number | null = null): CallError =>
  new CallError(status, null, null, {}, retry_after_s)

/** Lets the fake clock run. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
export const hello = 'event: hello\ndata: {"version":1}\n\n'
export const change = (...kinds: string[]) => `event: change\ndata: ${JSON.stringify({ kinds, version: 2 })}\n\n`

/** A connection whose first stream is open and has asked for everything once. */
export async function connected(settings?: Parameters<typeof playConnection>[0]) {
  const played = playConnection(settings)
  played.live.wake()
  const stream = played.asked[0]!.answer()
  stream.say(hello)
  await pass(0)
  expect(played.told.splice(0)).toEqual([live_kinds])
  return { ...played, stream }
}

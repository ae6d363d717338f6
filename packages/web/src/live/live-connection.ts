import { live_kinds, type LiveKind, poll_seconds } from '@larder/contract/live'
import { CallError } from '../api/client/failure.ts'
import { createEventReader, type StreamEvent } from './event-reader.ts'

export interface LiveSettings {
  /** Asks for the stream; null where the server answers with something else. */
  readonly open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array> | null>
  readonly onChange: (kinds: readonly LiveKind[]) => void
  /** Anything may have changed unseen: what is shown is to be asked for again. */
  readonly onMissed: () => void
  readonly isVisible: () => boolean
  /** True where it is known that nobody would answer. */
  readonly isOffline: () => boolean
  readonly random?: () => number
}

// A proxy that holds answers back until they end never lets a stream through.
const first_byte_ms = 10_000
// The server says something every 20 s.
const silence_ms = 50_000
// On return to the app a stream that has been silent for longer may be of a network that is gone.
const trusted_ms = 25_000
const first_pause_ms = 1000
const longest_pause_ms = 60_000
// One that ends sooner was no success: the next attempt waits longer.
const steady_ms = 10_000
const drain_pause_ms = 1000
const hidden_limit_ms = 5 * 60_000

const isUnknownCall = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.status === 501)

/** Reads what changed. A newer server may know of more: what is not understood may be anything. */
function readKinds({ data }: StreamEvent): readonly LiveKind[] {
  try {
    const { kinds } = JSON.parse(data) as { kinds: readonly unknown[] }
    return live_kinds.filter((kind) => kinds.includes(kind))
  } catch {
    return live_kinds
  }
}

/**
 * One stream of changes for as long as the app is looked at. It comes back by itself after every kind of break; where there
 * is none, what is shown is asked for again every 30 s instead.
 */
export function createLiveConnection(settings: LiveSettings) {
  const { open, onChange, onMissed, isVisible, isOffline, random = Math.random } = settings
  let attempt: AbortController | null = null
  let canStream = true
  let isOpen = false
  let failures = 0
  let began_at = 0
  let heard_at = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let hidden: ReturnType<typeof setTimeout> | undefined
  let polling: ReturnType<typeof setInterval> | undefined

  function setPolling(is_on: boolean): void {
    if (is_on === (polling !== undefined)) return
    clearInterval(polling)
    polling = is_on ? setInterval(() => isVisible() && !isOffline() && onMissed(), poll_seconds * 1000) : undefined
  }

  function drop(): void {
    clearTimeout(silence)
    attempt?.abort()
    attempt = null
    isOpen = false
  }

  function expectByte(limit_ms: number): void {
    clearTimeout(silence)
    silence = setTimeout(() => end(null), limit_ms)
  }

  function hear(): void {
    heard_at = Date.now()
    expectByte(silence_ms)
    if (isOpen) return
    isOpen = true
    setPolling(false)
    onMissed()
  }

  function follow(event: StreamEvent): void {
    if (event.event === 'change') onChange(readKinds(event))
    if (event.event === 'drain') connectIn(random() * drain_pause_ms)
  }

  function connectIn(ms: number): void {
    drop()
    clearTimeout(retry)
    retry = setTimeout(() => void connect(), ms)
  }

  /** The stream is over, or there was none. */
  function end(error: unknown): void {
    if (isUnknownCall(error)) canStream = false
    if (isOpen && Date.now() - began_at >= steady_ms) failures = 0
    const asked_ms = error instanceof CallError ? (error.retry_after_s ?? 0) * 1000 : 0
    const pause_ms = Math.min(first_pause_ms * 2 ** failures, longest_pause_ms)
    failures += 1
    setPolling(true)
    if (canStream) connectIn(Math.max(asked_ms, pause_ms) * (0.5 + random() / 2))
    else drop()
  }

  async function connect(): Promise<void> {
    drop()
    clearTimeout(retry)
    if (!canStream) return
    const own = new AbortController()
    attempt = own
    began_at = heard_at = Date.now()
    expectByte(first_byte_ms)
    try {
      const stream = await open(own.signal)
      if (own !== attempt) return
      if (stream === null) throw new CallError(404, null, null)
      await readStream(stream, own)
      if (own === attempt) end(null)
    } catch (error) {
      if (own === attempt) end(error)
    }
  }

  async function readStream(stream: ReadableStream<Uint8Array>, own: AbortController): Promise<void> {
    const reader = stream.getReader()
    const decoder = new TextDecoder()
    const read = createEventReader((event) => own === attempt && follow(event))
    for (;;) {
      const { done, value } = await reader.read()
      if (done || own !== attempt) return
      hear()
      read(decoder.decode(value, { stream: true }))
    }
  }

  function rest(): void {
    drop()
    clearTimeout(retry)
  }

  return {
    /** Connects now: the app was opened or is looked at again. A stream in good order stays, unless the network is another. */
    wake(is_other_network = false): void {
      clearTimeout(hidden)
      if (!isVisible() || !canStream) return
      const isTrusted = attempt !== null && Date.now() - heard_at < (isOpen ? trusted_ms : first_pause_ms)
      if (isTrusted && !is_other_network) return
      failures = 0
      void connect()
    },
    /** The app is out of sight: after some time nobody needs the stream; `at_once` where another tab needs its connection. */
    hide(at_once = false): void {
      clearTimeout(hidden)
      if (at_once) rest()
      else hidden = setTimeout(rest, hidden_limit_ms)
    },
    stop(): void {
      canStream = false
      drop()
      setPolling(false)
      clearTimeout(retry)
      clearTimeout(hidden)
    },
  }
}

export type LiveConnection = ReturnType<typeof createLiveConnection>

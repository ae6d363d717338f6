import { live_comment_seconds, type LiveKind } from '@larder/contract/live'
import type { ServerResponse } from 'node:http'

/** What is written to: an answer that stays open. */
export type Sink = Pick<ServerResponse, 'write' | 'end' | 'destroy' | 'once' | 'writableLength' | 'destroyed'>

/** Who watches, and what was checked when they began. */
export interface Watcher {
  readonly session_id: number
  readonly user_id: number
  readonly household_id: number
  readonly token_hash: Buffer
  readonly client_id: string | undefined
}

export interface Stream extends Watcher {
  readonly sink: Sink
  readonly slot: number
}

// An event has less than a hundred bytes, and the system keeps some hundred KB for each connection besides.
const most_unread_bytes = 16_384
const end_ms = 1_000

const comment = ':\n\n'
const drain = 'event: drain\ndata:\n\n'
const writeEvent = (event: string, kinds: readonly LiveKind[], version: number): string =>
  `event: ${event}\ndata: ${JSON.stringify({ kinds, version })}\n\n`

type Groups = Map<number, Set<Stream>>

function addTo(groups: Groups, id: number, stream: Stream): void {
  groups.set(id, (groups.get(id) ?? new Set()).add(stream))
}

/** False where it was gone already. */
function removeFrom(groups: Groups, id: number, stream: Stream): boolean {
  const group = groups.get(id)
  const isRemoved = group?.delete(stream) === true
  if (group?.size === 0) groups.delete(id)
  return isRemoved
}

/** The open streams of this process by household and by person. What all of a household are told is one text. */
export function createStreams() {
  const households = new Map<number, Set<Stream>>()
  const people = new Map<number, Set<Stream>>()
  // One timer for all, which reaches another part of them every second.
  const slots = Array.from({ length: live_comment_seconds }, () => new Set<Stream>())
  const counts = { open: 0, sent: 0, dropped: 0 }
  let timer: NodeJS.Timeout | undefined
  let [turn, next_slot] = [0, 0]

  /** False where it was gone already. */
  function remove(stream: Stream): boolean {
    if (!removeFrom(households, stream.household_id, stream)) return false
    removeFrom(people, stream.user_id, stream)
    slots[stream.slot]?.delete(stream)
    counts.open -= 1
    if (counts.open === 0) {
      clearInterval(timer)
      timer = undefined
    }
    return true
  }

  function write(stream: Stream, text: string): void {
    const { sink } = stream
    if (sink.destroyed) return
    // Whoever does not read comes back and asks for everything.
    if (sink.writableLength <= most_unread_bytes) return void sink.write(text, 'latin1')
    counts.dropped += 1
    remove(stream)
    sink.destroy()
  }

  function sendComments(): void {
    turn = (turn + 1) % slots.length
    for (const stream of slots[turn] ?? []) write(stream, comment)
  }

  /** With a last word where there is one; who has not read the words before is cut soon. */
  function end(stream: Stream, last?: string): void {
    const { sink } = stream
    if (!remove(stream) || sink.destroyed) return
    sink.end(last, 'latin1')
    if (sink.writableLength > 0) setTimeout(() => sink.destroy(), end_ms).unref()
  }

  const listOf = (household_id: number): Iterable<Stream> => households.get(household_id) ?? []

  return {
    open(watcher: Watcher, sink: Sink, version: number): void {
      next_slot = (next_slot + 1) % slots.length
      const stream: Stream = { ...watcher, sink, slot: next_slot }
      addTo(households, watcher.household_id, stream)
      addTo(people, watcher.user_id, stream)
      slots[stream.slot]?.add(stream)
      counts.open += 1
      timer ??= setInterval(sendComments, 1000).unref()
      sink.once('close', () => remove(stream))
      write(stream, writeEvent('hello', [], version))
    },

    /** One text for all of a household, but for the app that the change comes from. */
    tell(household_id: number, kinds: readonly LiveKind[], version: number, origin?: string): void {
      const text = writeEvent('change', kinds, version)
      for (const stream of listOf(household_id)) {
        if (origin !== undefined && stream.client_id === origin) continue
        counts.sent += 1
        write(stream, text)
      }
    },

    end,
    drain: (stream: Stream) => end(stream, drain),
    listOf,
    /** The oldest first. */
    listOfPerson: (user_id: number): Stream[] => [...(people.get(user_id) ?? [])],
    listAll: (): Stream[] => [...households.values()].flatMap((streams) => [...streams]),
    listHouseholds: (): number[] => [...households.keys()],
    count: () => counts,
  }
}

export type Streams = ReturnType<typeof createStreams>

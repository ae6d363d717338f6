import type { LiveRepository } from './repository.ts'
import type { Stream } from './streams.ts'

/** Ends streams whose session is over, has another token or shows another household; what comes meanwhile is asked together. */
export function createSessionCheck({ findSessions }: LiveRepository, end: (stream: Stream) => void) {
  let asked = new Set<Stream>()
  let running: Promise<void> = Promise.resolve()

  async function check(): Promise<void> {
    const streams = [...asked]
    asked = new Set()
    const sessions = await findSessions([...new Set(streams.map(({ session_id }) => session_id))])
    const found = new Map(sessions.map((session) => [session.session_id, session]))
    for (const stream of streams) {
      const session = found.get(stream.session_id)
      const isSame = session?.household_id === stream.household_id && session.token_hash.equals(stream.token_hash)
      if (!isSame) end(stream)
    }
  }

  return function checkSessions(streams: Iterable<Stream>): Promise<void> {
    const isPlanned = asked.size > 0
    for (const stream of streams) asked.add(stream)
    if (asked.size === 0) return Promise.resolve()
    // One after the other: each asks for all that has come until it begins.
    if (!isPlanned) running = running.catch(() => {}).then(check)
    return running
  }
}

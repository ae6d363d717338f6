import { setTimeout as delay } from 'node:timers/promises'
import { dial, repeat } from './sockets.mjs'

/**
 * Requests whose path or headers are made to keep a pattern busy: in each of them a piece is repeated as often as Node lets
 * a head be long. Whether the process lives is asked all the while; a pattern that goes back and forth shows there first.
 */

const longest = 15_000
const host = 'host: larder.example\r\naccept: */*\r\nconnection: close\r\n'
const fill = (piece) => piece.repeat(longest / piece.length)

const requests = [
  ...['.', './', '/', '%2e', '..;', 'a.', '?.'].map((piece) => `GET /${fill(piece)}/ HTTP/1.1\r\n${host}\r\n`),
  ...[
    ['accept', 'text/'],
    ['accept-encoding', 'gzip;q=0 '],
    ['authorization', 'bearer '],
    ['if-none-match', 'W/"1",'],
    ['user-agent', 'Version/1 '],
    ['x-forwarded-for', '1.1.1.1, '],
    ['origin', 'http://'],
  ].map(([name, piece]) => `GET /login HTTP/1.1\r\n${host}${name}: ${fill(piece)}\r\n\r\n`),
]

// Forty requests at once that are simply answered take a busy machine a second; with one slow pattern it was twenty.
const most_ms = 3_000

const askLiveness = (socket) => socket.write(`GET /api/health/live HTTP/1.1\r\n${host}\r\n`)

/** Asks whether the process lives until it is stopped, and tells the longest wait. */
function watchLiveness(port) {
  const end = new AbortController()
  const watch = async () => {
    let longest_ms = 0
    while (!end.signal.aborted) {
      const { seconds } = await dial({ port, from: '127.0.0.3', speak: askLiveness })
      longest_ms = Math.max(longest_ms, seconds * 1_000)
      await delay(20)
    }
    return longest_ms
  }
  const watching = watch()
  return () => {
    end.abort()
    return watching
  }
}

export const path_attacks = [
  {
    name: 'paths and headers for patterns, 40 at once',
    count: 1_400,
    allowed: ['200', '400', '401', '404', '414', '431'],
    run: async ({ port, tally, count }) => {
      const stop = watchLiveness(port)
      const one_each = Math.ceil(count / requests.length)
      for (const text of requests)
        await repeat(one_each, 40, async () =>
          tally.add((await dial({ port, speak: (socket) => socket.write(text) })).outcome),
        )
      const longest_ms = await stop()
      const surprises = longest_ms > most_ms ? [`liveness was answered after ${longest_ms.toFixed(0)} ms`] : []
      return { note: `liveness within ${longest_ms.toFixed(0)} ms`, surprises }
    },
  },
]

import { connect } from 'node:net'

/** How an attack ended for its connections: so many with this status, so many cut, so many still open. */
export function createTally() {
  const counts = new Map()
  return {
    add: (outcome) => counts.set(outcome, (counts.get(outcome) ?? 0) + 1),
    entries: () => [...counts].toSorted(([a], [b]) => String(a).localeCompare(String(b))),
  }
}

/** What the first answer of a connection was: its status, with a mark where it is a refusal without a sentence. */
function readOutcome(text) {
  const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]
  if (status === undefined) return 'cut'
  return Number(status) < 400 || /\{[^}]*"message":"[A-Z]/.test(text) ? status : `${status} without a sentence`
}

function isWhole(text) {
  const [head, ...rest] = text.split('\r\n\r\n')
  return rest.join('\r\n\r\n').length >= Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Infinity)
}

/**
 * Opens a connection, lets `speak` do what it likes with it and resolves when it is closed, by the server or after
 * `patience_ms` by us (with `hangsUp` as soon as it was answered); with its first answer and with how long it lived.
 */
export function dial({ port, from = '127.0.0.1', speak, patience_ms = 30_000, hangsUp = false, onOpen = () => {} }) {
  return new Promise((resolve) => {
    const since = performance.now()
    const socket = connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen: true })
    let text = ''
    let isOurs = false
    const timer = setTimeout(() => {
      isOurs = true
      socket.destroy()
    }, patience_ms)
    const stops = []
    socket.on('connect', () => {
      onOpen(socket)
      speak?.(socket, (stop) => stops.push(stop))
    })
    socket.on('data', (chunk) => {
      if (text.length < 4_000) text += chunk.toString('latin1')
      if (hangsUp && isWhole(text)) socket.destroy()
    })
    socket.on('end', () => socket.destroy())
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
      const outcome = readOutcome(text)
      resolve({
        outcome: isOurs && text === '' ? 'still open' : outcome,
        seconds: (performance.now() - since) / 1000,
        text,
      })
    })
  })
}

/** Says a text a byte at a time. */
export function drip(text, everyMs) {
  return (socket, atEnd) => {
    let place = 0
    const timer = setInterval(() => socket.write(text[place++ % text.length]), everyMs)
    atEnd(() => clearInterval(timer))
  }
}

/** Says the same piece again and again, as fast as it is taken. */
export function pour(head, piece) {
  return (socket) => {
    const go = () => {
      while (socket.writable && socket.write(piece));
    }
    socket.write(head)
    socket.on('drain', go)
    go()
  }
}

/** Does something `count` times, at most `at_once` of it at a time. */
export async function repeat(count, at_once, work) {
  let next = 0
  const lane = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: Math.min(at_once, count) }, lane))
}

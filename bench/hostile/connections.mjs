import { dial, drip, pour, repeat } from './sockets.mjs'

/**
 * Attacks below the level of calls. Each is { name, count, allowed outcomes, run }; `run` resolves with what is worth a
 * word, and adds every connection's outcome to the tally.
 */

const host = 'host: larder.example\r\n'
const get = `GET /api/health HTTP/1.1\r\n${host}`
const json = 'content-type: application/json\r\n'
const addresses = (count) => Array.from({ length: count }, (_, index) => `127.0.1.${index + 1}`)

/** Opens connections that stay until they are cut; tells how many there were at once and when the last was gone. */
async function hold({ port, tally, count, from, speak, patience_ms }) {
  let open = 0
  let most = 0
  let longest = 0
  const waiting = []
  // In batches: the queue of connections that the system has not handed over yet holds a few hundred.
  await repeat(count, 200, (index) => {
    const line = { opened: undefined }
    const opened = new Promise((resolve) => (line.opened = resolve))
    const life = dial({
      port,
      from: from[index % from.length],
      patience_ms,
      speak,
      onOpen() {
        open += 1
        most = Math.max(most, open)
        line.opened()
      },
    }).then(({ outcome, seconds }) => {
      open -= 1
      if (outcome !== 'still open') longest = Math.max(longest, seconds)
      line.opened()
      return tally.add(outcome)
    })
    waiting.push(life)
    return opened
  })
  await Promise.all(waiting)
  return `${most} at once, the last was cut after ${longest.toFixed(0)} s`
}

const send = async (context, count, at_once, speak, patience_ms) => {
  await repeat(count, at_once, async () => {
    const { outcome } = await dial({ port: context.port, speak, patience_ms })
    context.tally.add(outcome)
  })
  return ''
}

const once = (text) => (socket) => socket.write(text)
const closing = 'connection: close\r\n\r\n'

const long = (bytes) => `GET /api/inventory/${'x'.repeat(bytes)} HTTP/1.1\r\n${host}${closing}`

export const connection_attacks = [
  {
    name: 'idle connections, one address',
    count: 10_000,
    // Silent ones are told that they were too slow, those whose place was taken get no word.
    allowed: ['408', 'cut'],
    run: (context) => hold({ ...context, from: ['127.0.0.1'], patience_ms: 60_000 }),
  },
  {
    name: 'idle connections, 50 addresses',
    count: 10_000,
    allowed: ['408'],
    run: (context) => hold({ ...context, from: addresses(50), patience_ms: 60_000 }),
  },
  {
    name: 'heads, a byte a second',
    count: 2_000,
    allowed: ['408'],
    run: (context) =>
      hold({
        ...context,
        from: addresses(10),
        speak: drip(`${get}x-slow: ${'x'.repeat(500)}`, 1_000),
        patience_ms: 60_000,
      }),
  },
  {
    name: 'floods of headers',
    count: 2_000,
    allowed: ['431'],
    run: (context) => send(context, context.count, 50, once(`${get}${'x: y\r\n'.repeat(50_000)}\r\n`)),
  },
  {
    name: 'heads without an end',
    count: 200,
    // Who never stops talking may miss the answer when the line goes dead.
    allowed: ['431', 'cut'],
    run: (context) => send(context, context.count, 20, pour(get, 'x-more: and more\r\n'.repeat(1_000))),
  },
  {
    name: 'addresses of 20 KB and of 15 KB',
    count: 2_000,
    allowed: ['431', '404'],
    run: async (context) => {
      await send(context, context.count / 2, 50, once(long(20_000)))
      return send(context, context.count / 2, 50, once(long(15_000).replace('/inventory', '')))
    },
  },
  {
    name: 'no HTTP, or nearly',
    count: 2_000,
    allowed: ['400', '415', '417', 'cut'],
    run: async (context) => {
      const odd = [
        '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
        `GET / HTTP/9.9\r\n${host}\r\n`,
        `${get}content-length: -1\r\n\r\n`,
        `${get}content-length: 1\r\ntransfer-encoding: chunked\r\n\r\n`,
        `${get}a b: c\r\n\r\n`,
        `${get}x: \0\r\n\r\n`,
        `${get}expect: more\r\n${closing}`,
        'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
        'CONNECT example.org:443 HTTP/1.1\r\n\r\n',
        `POST /api/auth/login HTTP/1.1\r\n${host}transfer-encoding: chunked\r\n\r\nZZ\r\n`,
      ]
      for (const text of odd) await send(context, context.count / odd.length, 20, once(text), 5_000)
      return ''
    },
  },
  {
    name: 'pipelined, 2,000 in one breath',
    count: 50,
    allowed: ['200', 'cut'],
    run: (context) => send(context, context.count, 5, once(`${get}\r\n`.repeat(2_000)), 5_000),
  },
  {
    name: 'bodies without an end (log-in)',
    count: 200,
    allowed: ['413', 'cut'],
    run: (context) => {
      const head = `POST /api/auth/login HTTP/1.1\r\n${host}${json}transfer-encoding: chunked\r\n\r\n`
      return send(context, context.count, 20, pour(head, `10000\r\n${' '.repeat(65_536)}\r\n`), 2_000)
    },
  },
  {
    name: 'half-closed after a request, and within',
    count: 2_000,
    allowed: ['200', '400', 'cut'],
    run: async (context) => {
      await send(context, context.count / 2, 50, (socket) => socket.end(`${get}\r\n`))
      return send(context, context.count / 2, 50, (socket) => socket.end(get))
    },
  },
  {
    name: 'bodies, a byte a second',
    count: 2_000,
    allowed: ['408'],
    run: (context) => {
      const head = `POST /api/auth/login HTTP/1.1\r\n${host}${json}content-length: 1000\r\n\r\n`
      const speak = (socket, atEnd) => {
        socket.write(head)
        drip(' ', 1_000)(socket, atEnd)
      }
      return hold({ ...context, from: addresses(10), speak, patience_ms: 150_000 })
    },
  },
]

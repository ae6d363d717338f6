import { drawFiles, drawHeavy } from './files.mjs'
import { dial, repeat } from './sockets.mjs'

const boundary = 'hostile'
const paths = ['/api/inventory/scan-barcode', '/api/receipt/process', '/api/inventory/recognize-product']

const head = (name, file = 'photo.jpg') =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${file}"\r\ncontent-type: image/jpeg\r\n\r\n`

function writeForm(bytes, { name = 'image', copies = 1, end = `--${boundary}--\r\n` } = {}) {
  const part = [Buffer.from(head(name)), bytes, Buffer.from('\r\n')]
  return Buffer.concat([...Array.from({ length: copies }, () => part).flat(), Buffer.from(end)])
}

/** Sends a form over a connection of its own; resolves with the outcome. */
function upload({ port, token, path, form, patience_ms = 120_000, from }) {
  const authorization = token === undefined ? '' : `authorization: Bearer ${token}\r\n`
  const request = `POST ${path} HTTP/1.1\r\nhost: x\r\n${authorization}content-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${form.length}\r\n\r\n`
  const speak = (socket) => {
    socket.write(request)
    socket.write(form)
  }
  return dial({ port, from, patience_ms, speak, hangsUp: true })
}

const word = ({ outcome, seconds }) => `${outcome} in ${seconds.toFixed(1)} s`

/** Every hostile file to every call that takes photos, one after the other. */
async function sendFiles({ port, tally, tokens }) {
  const files = await drawFiles()
  const surprises = []
  let slowest = 0
  for (const [name, { bytes, allowed }] of Object.entries(files)) {
    for (const path of paths) {
      const answer = await upload({ port, token: tokens[0], path, form: writeForm(bytes) })
      tally.add(answer.outcome)
      slowest = Math.max(slowest, answer.seconds)
      if (!allowed.map(String).includes(answer.outcome) || answer.seconds > 60)
        surprises.push(`${name} to ${path}: ${word(answer)}`)
    }
  }
  return {
    note: `${Object.keys(files).length} files to ${paths.length} calls, the slowest ${slowest.toFixed(0)} s`,
    surprises,
  }
}

async function sendOddForms({ port, tally, tokens, count }) {
  const bytes = Buffer.from('hello')
  const forms = [
    writeForm(bytes, { name: 'photo' }),
    writeForm(bytes, { copies: 30 }),
    writeForm(bytes, { name: '__proto__' }),
    writeForm(bytes, { end: '' }),
    Buffer.from(`--${boundary}--\r\n`),
    Buffer.alloc(0),
    Buffer.from(`--${boundary}\r\n${'x-y: z\r\n'.repeat(200_000)}`),
    Buffer.concat([Buffer.alloc(3_000_000, 0x2d), writeForm(bytes)]),
    Buffer.from(head('x'.repeat(60_000))),
  ]
  await repeat(count, 10, async (index) => {
    const { outcome } = await upload({ port, token: tokens[0], path: paths[0], form: forms[index % forms.length] })
    tally.add(outcome)
  })
  return { note: `${forms.length} kinds` }
}

// Attackers and server share one system here, and so what it keeps for connections: some 2 GB. Beyond that it drops what
// anybody sends, so that a thousand photos of 5 MB would only try the system.
const [usual, heaviest] = [1_000_000, 5_000_000]

async function sendAtOnce({ port, tally, count, bytes = usual }, tokenOf) {
  const form = writeForm(await drawHeavy(bytes))
  await repeat(count, count, async (index) => {
    const { outcome } = await upload({
      port,
      token: tokenOf(index),
      path: paths[0],
      form,
      from: `127.0.2.${(index % 20) + 1}`,
    })
    tally.add(outcome)
  })
  return { note: `${(form.length / 1e6).toFixed(1)} MB each` }
}

const each = (tokens) => (index) => tokens[index % tokens.length]

export const upload_attacks = [
  { name: 'files that are not what they say', count: 42, allowed: ['200', '400', '413'], run: sendFiles },
  { name: 'forms that are none', count: 900, allowed: ['400', '413'], run: sendOddForms },
  {
    name: 'photos at once, nobody logged in',
    count: 1_000,
    allowed: ['401'],
    run: (context) => sendAtOnce(context, () => undefined),
  },
  {
    name: 'photos at once, one household',
    count: 1_000,
    allowed: ['200', '503'],
    run: (context) => sendAtOnce(context, () => context.tokens[0]),
  },
  {
    name: 'photos at once, 50 households',
    count: 1_000,
    allowed: ['200', '503'],
    run: (context) => sendAtOnce(context, each(context.tokens)),
  },
  {
    name: 'photos at once, as heavy as they may be',
    count: 200,
    allowed: ['200', '503'],
    run: (context) => sendAtOnce({ ...context, bytes: heaviest }, each(context.tokens)),
  },
]

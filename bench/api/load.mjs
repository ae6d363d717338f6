import { once } from 'node:events'
import { connect } from 'node:net'

/** A client on plain sockets, so that making the load costs little of the machine that is measured. */

const endOfHead = Buffer.from('\r\n\r\n')
const endOfChunks = Buffer.from('\r\n0\r\n\r\n')

/** How long an answer is once its head has arrived; undefined before. */
function measure(buffer) {
  const headEnd = buffer.indexOf(endOfHead)
  if (headEnd === -1) return undefined
  const head = buffer.toString('latin1', 0, headEnd)
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
  const isChunked = /\r\ntransfer-encoding: chunked/i.test(head)
  return { status: Number(head.slice(9, 12)), end: headEnd + endOfHead.length + length, isChunked }
}

/** Whether a list that is sent in pieces has ended; nothing follows it before the next request. */
function hasEnded(chunks) {
  return Buffer.concat(chunks.slice(-endOfChunks.length)).subarray(-endOfChunks.length).equals(endOfChunks)
}

/** Sends these requests in turns over one connection until enough was done; returns how many were answered. */
async function drive(port, texts, expected, isEnough) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  return new Promise((resolve, reject) => {
    let answered = 0
    let chunks = []
    let received = 0
    let answer
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      received += chunk.length
      if (answer === undefined) {
        chunks = [Buffer.concat(chunks)]
        answer = measure(chunks[0])
      }
      if (answer === undefined || received < answer.end || (answer.isChunked && !hasEnded(chunks))) return
      if (!expected.includes(answer.status)) {
        reject(new Error(`${answer.status} instead of ${expected}: ${Buffer.concat(chunks).toString().slice(0, 500)}`))
        return
      }
      answered += 1
      ;[chunks, received, answer] = [[], 0, undefined]
      if (isEnough(answered)) socket.end(() => resolve(answered))
      else socket.write(texts[answered % texts.length])
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('the server closed the connection')))
    socket.write(texts[0])
  })
}

process.on('message', async ({ port, requests, expected, ms, atLeast = 0 }) => {
  const start = performance.now()
  const isEnough = (answered) => performance.now() - start >= ms && answered * requests.length >= atLeast
  // One server, or several that share the connections; one status, or those of a mix.
  const [ports, statuses] = [[port].flat(), [expected].flat()]
  try {
    const counts = await Promise.all(
      requests.map((request, index) => drive(ports[index % ports.length], [request].flat(), statuses, isEnough)),
    )
    const answered = counts.reduce((sum, count) => sum + count, 0)
    process.send({ answered, seconds: (performance.now() - start) / 1000 })
  } catch (error) {
    process.send({ error: String(error) })
  }
})
process.on('disconnect', () => process.exit())

import { once } from 'node:events'
import { connect } from 'node:net'

const endOfHead = Buffer.from('\r\n\r\n')
const bodiless = new Set([204, 304])

function readAnswer(buffer) {
  const headEnd = buffer.indexOf(endOfHead)
  if (headEnd === -1) return undefined
  const head = buffer.toString('latin1', 0, headEnd)
  const status = Number(head.slice(9, 12))
  const length = bodiless.has(status) ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
  const start = headEnd + endOfHead.length
  return buffer.length < start + length ? undefined : { status, head, body: buffer.subarray(start, start + length) }
}

async function open(port) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  return {
    isOpen: () => !socket.destroyed && socket.writable,
    close: () => socket.destroy(),
    exchange(text) {
      return new Promise((resolve, reject) => {
        let received = Buffer.alloc(0)
        const finish = (settle, value) => {
          socket.removeAllListeners()
          socket.on('error', () => {})
          settle(value)
        }
        socket.on('data', (chunk) => {
          received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
          const answer = readAnswer(received)
          if (answer !== undefined) finish(resolve, answer)
        })
        socket.on('error', (error) => finish(reject, error))
        socket.on('close', () => finish(reject, new Error('the server closed the connection')))
        socket.write(text)
      })
    },
  }
}

/** Connections that are kept as browsers keep them: taken where one is free, opened where none is. */
export function createConnections(port) {
  const free = []
  return {
    async send(text) {
      let connection = free.pop()
      while (connection !== undefined && !connection.isOpen()) connection = free.pop()
      connection ??= await open(port)
      const answer = await connection.exchange(text)
      free.push(connection)
      return answer
    },
    count: () => free.length,
    close() {
      for (const connection of free) connection.close()
    },
  }
}

import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { operations_messages } from '@larder/contract/messages-operations'
import { HttpError } from '../http/errors.ts'

/** From `draining` on no new work is wanted, and from `closing` on none is taken. */
export interface ServiceState {
  now: 'serving' | 'draining' | 'closing'
}

/** One for each app: main moves it on, the probes read it. */
export function createServiceState(): ServiceState {
  return { now: 'serving' }
}

/** How long a client should wait for the next start, or for the balancer to have noticed. */
const retrySeconds = '2'

/** What is said of a process that is about to end. */
export const stopping = () =>
  new HttpError(503, operations_messages.stopping, undefined, { 'retry-after': retrySeconds, connection: 'close' })

// By address and port: under TLS a request knows another socket than the one that was accepted.
const keyOf = ({ remoteAddress, remotePort }: Socket) => `${remoteAddress} ${remotePort}`

/**
 * Node closes connections that had a request and are idle, but waits for those that never had one, and browsers keep
 * some of them in reserve: without this every stop would take as long as it may.
 */
function closeUnused({ server }: FastifyInstance): () => void {
  const unused = new Map<string, Socket>()
  server.on('connection', (socket: Socket) => {
    const key = keyOf(socket)
    unused.set(key, socket)
    socket.once('close', () => {
      if (unused.get(key) === socket) unused.delete(key)
    })
  })
  server.prependListener('request', ({ socket }) => void unused.delete(keyOf(socket)))
  return () => {
    for (const socket of unused.values()) socket.destroy()
  }
}

/**
 * Closes what is of no use and answers what arrives on connections that are still open after the end was decided;
 * fastify's own answer to them has no sentence.
 */
export function refuseWhenClosing(server: FastifyInstance, state: ServiceState): void {
  const close = closeUnused(server)
  server.addHook('preClose', async () => {
    state.now = 'closing'
    close()
  })
  server.addHook('onRequest', (_request, _reply, done) => {
    if (state.now === 'closing') done(stopping())
    else done()
  })
}

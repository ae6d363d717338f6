import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createBodyDiscarder } from './discard-body.ts'
import { networkOf } from './rate-limit.ts'

export interface ConnectionLimits {
  /** How many connections there may be of everybody, and of one address. */
  readonly total: number
  readonly each: number
  /** How many requests may wait on one connection for their turn: no browser sends a second before the first is answered. */
  readonly pipelined: number
  /** How long somebody who was answered before the end of a request may go on sending it. */
  readonly linger_ms: number
}

interface Connection {
  readonly socket: Socket
  readonly neighbours: Set<Connection>
  readonly exchanges: Map<ServerResponse, IncomingMessage>
  /** No longer counts from now on, also where the system takes its time to close it. */
  forget(): void
}

// Under TLS a request knows another socket than the one that was accepted; these they have in common.
const keyOf = ({ remoteAddress, remotePort }: Socket) => `${remoteAddress} ${remotePort}`

const isClients = ([response, request]: readonly [ServerResponse, IncomingMessage]): boolean =>
  !request.complete || response.writableEnded

/** The connection that is missed least: the longest idle one, else the first whose client keeps us waiting. */
function findIdlest(connections: Iterable<Connection>): Connection | undefined {
  let waiting: Connection | undefined
  for (const connection of connections) {
    if (connection.exchanges.size === 0) return connection
    if (waiting === undefined && [...connection.exchanges].every(isClients)) waiting = connection
  }
  return waiting
}

/**
 * Nobody can take all connections: above the limits a new one takes the place of the one that has been idle longest, of
 * the same address or of all. What we are working on is never cut. Trusted proxies speak for many, so that they count
 * towards the total alone.
 */
export function createConnections(
  { total, each, pipelined, linger_ms }: ConnectionLimits,
  isProxy: (address: string) => boolean,
) {
  // Kept in the order in which they were last of use.
  const all = new Map<string, Connection>()
  const networks = new Map<string, Set<Connection>>()
  const discardBody = createBodyDiscarder()

  function closeIdlest(connections: Iterable<Connection>): boolean {
    const victim = findIdlest(connections)
    victim?.forget()
    victim?.socket.destroy()
    return victim !== undefined
  }

  function accept(socket: Socket): void {
    const { remoteAddress: address } = socket
    // Gone before we saw it.
    if (address === undefined) return void socket.destroy()
    const [key, network] = [keyOf(socket), networkOf(address)]
    const neighbours = networks.get(network) ?? new Set()
    const isCrowded = neighbours.size >= each && !isProxy(address)
    if ((isCrowded && !closeIdlest(neighbours)) || (all.size >= total && !closeIdlest(all.values()))) {
      socket.destroy()
      return
    }
    const connection: Connection = {
      socket,
      neighbours,
      exchanges: new Map(),
      forget() {
        if (all.get(key) === connection) all.delete(key)
        neighbours.delete(connection)
        if (neighbours.size === 0 && networks.get(network) === neighbours) networks.delete(network)
      },
    }
    all.set(key, connection)
    networks.set(network, neighbours.add(connection))
    socket.once('close', () => connection.forget())
  }

  /** Whether this request may be handled; Node goes on reading those that came with it, also after it was cut. */
  function begin(request: IncomingMessage, response: ServerResponse): boolean {
    const key = keyOf(request.socket)
    const connection = all.get(key)
    if (connection === undefined || connection.exchanges.size >= pipelined) {
      request.socket.destroy()
      return false
    }
    connection.exchanges.set(response, request)
    response.once('prefinish', () => request.complete || discardBody(request))
    response.once('finish', () => {
      if (!request.complete) setTimeout(() => request.complete || connection.socket.destroy(), linger_ms).unref()
    })
    response.once('close', () => {
      connection.exchanges.delete(response)
      if (all.get(key) !== connection) return
      all.delete(key)
      all.set(key, connection)
      connection.neighbours.delete(connection)
      connection.neighbours.add(connection)
    })
    return true
  }

  return {
    accept,
    begin,
    /** Whether an answer is on its way out, into which nothing else may be written. */
    isAnswering(socket: Socket): boolean {
      const exchanges = all.get(keyOf(socket))?.exchanges.keys() ?? []
      return [...exchanges].some((response) => response.headersSent && !response.writableFinished)
    },
    count: () => all.size,
    /**
     * For the end: connections without a request go at once, also those that browsers keep in reserve and for which Node
     * would wait; the others go with the last answer that they wait for, and their clients learn it from its head.
     */
    finish(): void {
      for (const { socket, exchanges } of all.values()) {
        const last = [...exchanges.keys()].at(-1)
        if (last === undefined) socket.destroy()
        else if (!last.headersSent) last.setHeader('connection', 'close')
      }
    },
  }
}

export type Connections = ReturnType<typeof createConnections>

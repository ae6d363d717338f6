import { type RequestListener, type Server, type ServerResponse, createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { BlockList, isIPv6 } from 'node:net'
import { refuseExpectation } from './client-errors.ts'
import { createConnections } from './connections.ts'
import { mostConnections } from './open-files.ts'

const timeouts = {
  // A phone on a bad line may need long for a photo, but nobody may hold a connection for ever.
  requestTimeout: 120_000,
  keepAliveTimeout: 72_000,
  timeout: 130_000,
} as const

/** What Node itself watches: a request that does not begin, or whose head does not end, is cut after 20 to 25 s. */
const parsing = {
  headersTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
  // We look ourselves, because Node would refuse without a sentence.
  requireHostHeader: false,
} as const

/**
 * How many may wait to be let in while we are busy. With Node's 511 a crowd of a thousand overflows, and the system then
 * lets those who were turned away, whoever they are, try again only after seconds. It takes less where it allows less.
 */
export const accept_backlog = 4096

/** A browser opens six; the rest is capacity for a street of phones behind one address. */
const connections = { each: 1_000, pipelined: 8, linger_ms: 30_000 } as const

function createProxyCheck(proxies: readonly string[] = []): (address: string) => boolean {
  const list = new BlockList()
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

interface ListenerConfig {
  readonly tls: { readonly cert: string; readonly key: string } | undefined
  readonly trustProxy?: readonly string[] | undefined
}

/** What listens is made by us: fastify would have a request handled whether or not its connection was cut. */
export function createListeners({ tls, trustProxy }: ListenerConfig) {
  const kept = createConnections({ ...connections, total: mostConnections() }, createProxyCheck(trustProxy))
  return {
    isAnswering: kept.isAnswering,
    finish: kept.finish,

    create(handler: RequestListener): Server {
      const listener: RequestListener = (request, response) => {
        if (kept.begin(request, response)) handler(request, response)
      }
      const server =
        tls === undefined
          ? createServer(parsing, listener)
          : createSecureServer({ ...tls, ...parsing, handshakeTimeout: parsing.headersTimeout }, listener)
      server.on('connection', kept.accept)
      server.on('checkExpectation', (_request, response: ServerResponse) => refuseExpectation(response))
      return Object.assign(server, timeouts)
    },
  }
}

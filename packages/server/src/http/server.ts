import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import { BlockList, isIPv6 } from 'node:net'
import type { Logger } from 'pino'
import { LogController, fastify } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { messages } from '@larder/contract/messages'
import type { Config } from '../config.ts'
import { answerClientError, refuseExpectation } from './client-errors.ts'
import { keepConnections } from './connections.ts'
import { HttpError, answerError } from './errors.ts'
import { mostConnections } from './open-files.ts'
import { createUploadRoom } from './upload-room.ts'

export type ServerConfig = Pick<Config, 'tls'> & Partial<Pick<Config, 'trustProxy'>>

const limits = {
  // The longest item with every character escaped is half of it.
  bodyLimit: 262_144,
  // A phone on a bad line may need long for a photo, but nobody may hold a connection for ever.
  requestTimeout: 120_000,
  connectionTimeout: 130_000,
  keepAliveTimeout: 72_000,
} as const

/** What Node itself watches: a request that does not begin, or whose head does not end, is cut after 20 to 25 s. */
const parsing = {
  headersTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
  // We look ourselves, because Node would refuse without a sentence.
  requireHostHeader: false,
} as const

/** A browser opens six; the rest is room for a street of phones behind one address. */
const connections = { each: 1_000, pipelined: 32, linger_ms: 30_000 } as const

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

function parseJson(body: Buffer): unknown {
  // A call that takes no body may come with the header all the same; the schema of one that does refuses `undefined`.
  if (body.length === 0) return undefined
  if (!isUtf8(body)) throw new HttpError(400, messages.input.brokenJson)
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new HttpError(400, messages.input.brokenJson)
  }
}

/** The bare server: limits, JSON in, errors out; it knows no route. */
export function createServer(config: ServerConfig, log: Logger): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log
  const server: FastifyInstance = fastify({
    ...limits,
    ...(config.tls === undefined
      ? { http: parsing }
      : { https: { ...config.tls, ...parsing, handshakeTimeout: parsing.headersTimeout } }),
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    trustProxy: config.trustProxy ?? false,
    genReqId: () => randomUUID(),
    // Who comes while we stop is answered by a hook of ours, with a sentence and when to come back.
    return503OnClosing: false,
    // An id of any length is simply not found; Node's limit on headers is the limit.
    routerOptions: { maxParamLength: 16_384, ignoreDuplicateSlashes: false, ignoreTrailingSlash: false },
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
    clientErrorHandler: (error, socket) => answerClientError(error, socket, kept.isAnswering(socket)),
  })
  const total = mostConnections()
  const kept = keepConnections(server.server, { ...connections, total }, createProxyCheck(config.trustProxy))
  server.addHook('preClose', async () => kept.finish())
  server.decorate('upload_room', createUploadRoom())
  server.addHook('onRequest', (request, _reply, done) => {
    const { httpVersion, headers } = request.raw
    const isNamed = headers.host !== undefined || httpVersion === '1.0'
    done(isNamed ? undefined : new HttpError(400, messages.server.badRequest))
  })
  server.server.on('checkExpectation', (_request, response) => refuseExpectation(response))
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body: Buffer, done) => {
    try {
      done(null, parseJson(body))
    } catch (error) {
      done(error as Error)
    }
  })
  server.setErrorHandler(answerError)
  return server
}

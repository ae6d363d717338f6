import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { LogController, fastify } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { messages } from '@larder/contract/messages'
import { http_messages } from '@larder/contract/messages/server/http-messages'
import type { Config } from '../config.ts'
import { answerClientError } from './hardening/client-errors.ts'
import { HttpError, answerError } from './errors.ts'
import { setTransportSecurity } from './hardening/headers.ts'
import { createListeners } from './hardening/listener.ts'
import { createUploadBudgets } from './hardening/upload-budget.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Where people reach this server, as its operator says. */
    public_url: string | undefined
  }
}

export type ServerConfig = Pick<Config, 'tls'> & Partial<Pick<Config, 'trustProxy' | 'publicUrl'>>

// The longest item with every character escaped is half of it.
const body_limit = 262_144

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
  const listeners = createListeners(config)
  const server: FastifyInstance = fastify({
    bodyLimit: body_limit,
    serverFactory: listeners.create,
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    trustProxy: config.trustProxy ?? false,
    genReqId: () => randomUUID(),
    // Who comes while we stop is answered by a hook of ours, with a sentence and when to come back.
    return503OnClosing: false,
    // An id of any length is simply not found; Node's limit on headers is the limit.
    routerOptions: { maxParamLength: 16_384, ignoreDuplicateSlashes: false, ignoreTrailingSlash: false },
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
    clientErrorHandler: (error, socket) => answerClientError(error, socket, listeners.isAnswering(socket)),
  })
  server.addHook('preClose', async () => listeners.finish())
  server.decorate('upload_budgets', createUploadBudgets())
  server.decorate('public_url', config.publicUrl)
  server.addHook('onRequest', (request, reply, done) => {
    setTransportSecurity(request, reply, config.tls !== undefined)
    const { httpVersion, headers } = request.raw
    const isNamed = headers.host !== undefined || httpVersion === '1.0'
    done(isNamed ? undefined : new HttpError(400, http_messages.badRequest))
  })
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

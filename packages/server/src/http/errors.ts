import type { FastifyReply, FastifyRequest } from 'fastify'
import { messages } from '@larder/contract/messages'
import { http_messages } from '@larder/contract/messages/server/http-messages'
import { limit_messages } from '@larder/contract/messages/server/limits-messages'
import { isRefusal, type Refusal } from '@larder/stock/refusal'
import { isDatabaseUnavailable, isDiskFull, isOwnerGone } from '../database/errors.ts'
import { QueueFull } from '../limits/fair-queue.ts'

/** A refusal with a status and a sentence; services throw it, and one handler answers. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  constructor(
    readonly status: number,
    message: string,
    /** What the answer carries beside the message, such as the current item of a conflict. */
    readonly body?: object,
    readonly headers?: Readonly<Record<string, string>>,
  ) {
    super(message)
  }
}

/** What a rule of the stock came to; its refusal is answered as it is. */
export function insist<Outcome extends object>(outcome: Outcome | Refusal): Outcome {
  if (isRefusal(outcome)) throw new HttpError(outcome.status, outcome.message)
  return outcome
}

/** How long a client should leave a database alone that is unavailable. */
const database_retry_seconds = '5'

/** How long a household should leave us alone that has asked for more than its share. */
const busy_retry_seconds = '2'

const frameworkMessages: Readonly<Record<number, string>> = {
  413: http_messages.bodyTooLarge,
  415: http_messages.mediaType,
}

function statusOf(error: unknown): number | undefined {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' ? status : undefined
}

/** Turns whatever was thrown into what the client may know; only a fault of ours is logged with its stack. */
export function toHttpError(error: unknown, request: Pick<FastifyRequest, 'id' | 'log'>): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof QueueFull) {
    return new HttpError(503, limit_messages.householdBusy, undefined, { 'retry-after': busy_retry_seconds })
  }
  if (isDatabaseUnavailable(error)) {
    request.log.warn({ err: error }, 'the database is unavailable')
    return new HttpError(503, http_messages.databaseUnavailable, undefined, { 'retry-after': database_retry_seconds })
  }
  if (isDiskFull(error)) {
    request.log.warn({ err: error }, 'the disk is full')
    return new HttpError(507, http_messages.diskFull)
  }
  if (isOwnerGone(error)) return new HttpError(401, messages.auth.signInNeeded)
  const status = statusOf(error)
  if (status !== undefined && status >= 400 && status < 500) {
    return new HttpError(status, frameworkMessages[status] ?? http_messages.badRequest)
  }
  request.log.error({ err: error }, 'a request failed')
  return new HttpError(500, http_messages.failed(request.id))
}

/** The one place where a failed request is answered: `{ message }`, whatever went wrong. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, message, body, headers } = toHttpError(error, request)
  if (headers !== undefined) void reply.headers(headers)
  void reply.code(status).send({ ...body, message })
}

import { PassThrough } from 'node:stream'
import { progress_type, type ReadingProgress } from '@larder/contract/reading-progress'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { toHttpError } from '../errors.ts'

/** What a call that takes long receives beside its other input, where the client wants to be told how far it is. */
export interface Progress {
  readonly onProgress?: (progress: ReadingProgress) => void
}

// Proxies give up on an answer that is silent for a minute.
const repeat_ms = 15_000

const headers = {
  'content-type': `${progress_type}; charset=utf-8`,
  // A line that a proxy collects or packs comes too late to be of use.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

const toLine = (value: unknown): string => `${JSON.stringify(value)}\n`

/** Whether the one who asks wants to be told how far the work is. */
export function acceptsProgress({ headers: { accept = '' } }: Pick<FastifyRequest, 'headers'>): boolean {
  return accept.split(',').some((type) => type.split(';')[0]?.trim().toLowerCase() === progress_type)
}

/**
 * Does the work of a call and tells how far it is, a line each, on the answer itself: another request may reach another
 * process. The last line is the answer with its status. What fails before the first line is answered like any failure.
 */
export async function sendWithProgress(
  work: (onProgress: (progress: ReadingProgress) => void) => unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  let lines: PassThrough | undefined
  let latest = ''
  const write = () => {
    // Who reads slowly misses what is outdated by then.
    if (lines !== undefined && !lines.destroyed && !lines.writableNeedDrain) lines.write(latest)
  }
  const onProgress = (progress: ReadingProgress) => {
    latest = toLine(progress)
    if (lines === undefined) {
      lines = new PassThrough()
      reply.headers(headers).send(lines)
    }
    write()
  }
  const finish = (status: number, body: unknown) => {
    // Too late for the client, but not for the log.
    reply.code(status)
    if (lines?.destroyed === false) lines.end(toLine({ status, body }))
  }
  const repetition = setInterval(write, repeat_ms)
  try {
    const body = await work(onProgress)
    if (lines === undefined) reply.send(body)
    else finish(reply.statusCode, body)
  } catch (error) {
    if (lines === undefined) throw error
    const { status, message, body } = toHttpError(error, request)
    finish(status, { ...body, message })
  } finally {
    clearInterval(repetition)
  }
}

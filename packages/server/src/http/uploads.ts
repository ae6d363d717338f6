import { fastifyMultipart } from '@fastify/multipart'
import type { Call } from '@larder/contract/calls/call'
import { upload } from '@larder/contract/constants'
import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import { http_messages } from '@larder/contract/messages/server/http-messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { watchClient } from './hardening/client-gone.ts'
import { HttpError } from './errors.ts'
import type { UploadPlace } from './hardening/upload-budget.ts'

/** What a call with a photo receives beside its other input. The photo stays in memory and is never written anywhere. */
export interface Upload {
  readonly image: Uint8Array
  /** Aborted when the client has gone and nobody waits for the answer any more. */
  readonly signal: AbortSignal
}

const field = 'image'
// Boundaries, part headers and the few small fields that a form may carry along.
const overhead_bytes = 65_536
const limits = { fileSize: upload.max_bytes, files: 1, fields: 10, fieldSize: 1024, headerPairs: 20 }

const mostBytes = upload.max_bytes + overhead_bytes

const tooLarge = (headers?: Readonly<Record<string, string>>) =>
  new HttpError(413, receipt_messages.receipt.fileTooLarge, undefined, headers)

/** Lets the routes of this scope, and no others, take forms with a file. */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(fastifyMultipart, { limits })
}

function toRefusal(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
  return isTooLarge ? tooLarge() : new HttpError(400, http_messages.badRequest)
}

async function collect(file: AsyncIterable<Buffer>, place: UploadPlace): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  for await (const chunk of file) {
    place.add(chunk.length)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function readImage(request: FastifyRequest, place: UploadPlace): Promise<Uint8Array | undefined> {
  let image: Uint8Array | undefined
  // Read to its end even when the photo is there: a form that breaks off was not sent.
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue
    if (part.fieldname === field) image = await collect(part.file, place)
    else part.file.resume()
  }
  return image
}

/** Rejects when more has come than any form holds: one that is sent in chunks says nowhere how long it will be. */
function watchLength({ raw }: FastifyRequest, reply: FastifyReply): Promise<never> {
  return new Promise((_, reject) => {
    let received = 0
    const count = (chunk: Buffer) => {
      received += chunk.length
      if (received <= mostBytes) return
      raw.off('data', count)
      // Refused already, for another reason, and still talking.
      if (reply.sent) raw.destroy()
      reject(tooLarge({ connection: 'close' }))
    }
    raw.on('data', count)
  })
}

/** Whose photo it is: a person's, and their household's, so that neither many households nor many people send more. */
const listSenders = ({ session, ip }: FastifyRequest): string[] =>
  session === null ? [ip] : [`person ${session.user_id}`, `household ${session.household_id}`]

/**
 * Reads the one photo of a request: 415 for another kind of body, 413 above the limit, 400 for a broken form or none, 503
 * where the budget is used up.
 */
export async function receiveUpload({ quick }: Call, request: FastifyRequest, reply: FastifyReply): Promise<Upload> {
  if (!request.isMultipart()) throw new HttpError(415, http_messages.mediaType)
  if (Number(request.headers['content-length']) > mostBytes) throw tooLarge()
  const { upload_budgets } = request.server
  const place = upload_budgets[quick === true ? 'quick' : 'usual'].enter(listSenders(request))
  reply.raw.once('close', place.leave)
  const signal = watchClient(reply)
  const image = await Promise.race([readImage(request, place), watchLength(request, reply)]).catch((error: unknown) => {
    // The rest is read into nothing: who is still sending would not hear the answer.
    request.raw.unpipe().resume()
    throw toRefusal(error)
  })
  if (image === undefined) throw new HttpError(400, receipt_messages.receipt.fileRequired)
  return { image, signal }
}

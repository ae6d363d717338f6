import { fastifyMultipart } from '@fastify/multipart'
import { upload } from '@larder/contract/constants'
import { messages } from '@larder/contract/messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from './errors.ts'

/** What a call with a photo receives beside its other input. The photo stays in memory and is never written anywhere. */
export interface Upload {
  readonly image: Uint8Array
  /** Aborted when the client has gone and nobody waits for the answer any more. */
  readonly signal: AbortSignal
}

const field = 'image'
// Boundaries, part headers and the few small fields that a form may carry along.
const overheadBytes = 65_536
const limits = { fileSize: upload.max_bytes, files: 1, fields: 10, fieldSize: 1024, headerPairs: 20 }

const tooLarge = () => new HttpError(413, messages.receipt.fileTooLarge)

/** Lets the routes of this scope, and no others, take forms with a file. */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(fastifyMultipart, { limits })
}

function toRefusal(error: unknown): HttpError {
  const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
  return isTooLarge ? tooLarge() : new HttpError(400, messages.server.badRequest)
}

async function readImage(request: FastifyRequest): Promise<Uint8Array | undefined> {
  let image: Uint8Array | undefined
  // Read to its end even when the photo is there: a form that breaks off was not sent.
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue
    if (part.fieldname === field) image = await part.toBuffer()
    else part.file.resume()
  }
  return image
}

function watch(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    // 499 is nobody's to read: it keeps a client that left out of the log of our own faults.
    if (!reply.raw.writableFinished) controller.abort(new HttpError(499, messages.server.badRequest))
  })
  return controller.signal
}

/** Reads the one photo of a request: 415 for another kind of body, 413 above the limit, 400 for a broken form or none. */
export async function receiveUpload(request: FastifyRequest, reply: FastifyReply): Promise<Upload> {
  if (!request.isMultipart()) throw new HttpError(415, messages.server.mediaType)
  if (Number(request.headers['content-length']) > upload.max_bytes + overheadBytes) throw tooLarge()
  const signal = watch(reply)
  const image = await readImage(request).catch((error: unknown) => {
    throw toRefusal(error)
  })
  if (image === undefined) throw new HttpError(400, messages.receipt.fileRequired)
  return { image, signal }
}

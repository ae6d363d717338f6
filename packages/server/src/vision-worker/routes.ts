import { hash, timingSafeEqual } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { http_messages } from '@larder/contract/messages/server/http-messages'
import { operations_messages } from '@larder/contract/messages/server/operations-messages'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import type { JobName, JobProgress } from '@larder/vision/jobs/jobs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '../http/errors.ts'
import { watchClient } from '../http/hardening/client-gone.ts'
import { packFrame } from '../images/remote/frames.ts'
import { type JobBody, type JobFrame, isJobBody, isJobName } from '../images/remote/job-protocol.ts'
import { answer_type, at_once_header, body_limit, job_type } from '../images/remote/job-protocol.ts'
import { BrokenValue, unpackValue } from '../images/remote/packed-value.ts'
import { QueueFull } from '../limits/fair-queue.ts'
import type { WorkerService } from './service.ts'

// Frames that a proxy collects come too late to be of use.
const answer_headers = { 'content-type': answer_type, 'x-accel-buffering': 'no' }

const busy = () => new HttpError(503, scan_messages.image.busy, undefined, { 'retry-after': '1' })

const digest = (text: string): Buffer => hash('sha256', text, 'buffer')

/** Compares hashes, which have one length, in a time that tells nothing of the token. */
function createTokenCheck(token: string | undefined): (request: FastifyRequest) => void {
  if (token === undefined) return () => {}
  const expected = digest(`Bearer ${token}`)
  return ({ headers }) => {
    if (timingSafeEqual(digest(headers.authorization ?? ''), expected)) return
    throw new HttpError(401, operations_messages.visionTokenWrong)
  }
}

function readName({ params }: FastifyRequest): JobName {
  const { name } = params as { readonly name: string }
  if (!isJobName(name)) throw new HttpError(404, http_messages.routeNotFound)
  return name
}

function readBody(name: JobName, body: unknown): JobBody {
  if (!(body instanceof Uint8Array)) throw new HttpError(415, http_messages.mediaType)
  try {
    const job = unpackValue(body)
    if (isJobBody(name, job)) return job
  } catch (error) {
    if (!(error instanceof BrokenValue)) throw error
  }
  throw new HttpError(400, http_messages.badRequest)
}

/** Has the job done and tells of it on the answer, which begins with the work: before that it can still be refused. */
async function answerJob(service: WorkerService, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const frames = new PassThrough()
  const signal = watchClient(reply)
  let isBegun = false
  const tell = (frame: JobFrame) => void (frames.destroyed || frames.write(packFrame(frame)))
  const onStart = () => {
    isBegun = true
    tell({ kind: 'started' })
    reply.headers(answer_headers).send(frames)
  }
  const onProgress = (progress: JobProgress) => tell({ kind: 'progress', progress })
  try {
    const name = readName(request)
    const body = readBody(name, request.body)
    const end = await service.run(name, body, { signal, onStart, onProgress })
    if (end.kind === 'failed' || end.kind === 'late')
      request.log.error({ job: name, reason: end.message }, 'a job failed')
    tell(end)
    frames.end()
  } catch (error) {
    if (!isBegun) return void reply.send(error instanceof QueueFull ? busy() : error)
    // Most often left by whoever asked; else the app sees that we are lost, and asks elsewhere.
    if (!signal.aborted) request.log.error({ err: error }, 'a job was not answered')
    frames.destroy()
  }
}

/** What a vision worker serves: jobs to those who know its token, and to everybody whether it is well. */
export function workerRoutes(server: FastifyInstance, service: WorkerService, token: string | undefined): void {
  const checkToken = createTokenCheck(token)
  server.addHook('onRequest', async (_request, reply) => {
    reply.header(at_once_header, service.at_once).header('cache-control', 'no-store')
  })
  server.get('/health', (request) => {
    // Open to all; who brings a token wants to know whether it is the right one.
    if (request.headers.authorization !== undefined) checkToken(request)
    return { status: 'ok', at_once: service.at_once, ...service.count() }
  })
  server.addContentTypeParser(job_type, { parseAs: 'buffer', bodyLimit: body_limit }, (_request, body, done) =>
    done(null, body),
  )
  server.post('/jobs/:name', {
    onRequest: async (request) => {
      checkToken(request)
      if (service.isFull(readName(request))) throw busy()
    },
    // Not awaited by fastify, which takes an answer that somebody has left for one that was forgotten.
    handler: (request, reply) => void answerJob(service, request, reply),
  })
}

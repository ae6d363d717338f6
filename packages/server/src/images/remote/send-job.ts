import type { IncomingMessage } from 'node:http'
import { ImageError } from '@larder/vision/decode/image'
import type { JobName } from '@larder/vision/jobs/jobs'
import { JobFailure, JobTimeout } from '@larder/vision/jobs/thread'
import { type WorkOptions, limitOf } from '../workers.ts'
import { readFrames } from './frames.ts'
import { type JobFrame, answer_limit, isJobFrame, job_type, start_wait_ms } from './job-protocol.ts'
import { sizeOf } from './packed-value.ts'
import type { WorkerAddress } from './worker-addresses.ts'
import { WorkerUnavailable, openRequest, reasonOf, waitForAnswer } from './worker-request.ts'

/** A worker was lost in the midst of a job, which may have been its fault or the job's. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost'
}

export interface SendLimits {
  /** Until there is a connection. */
  readonly connect_ms: number
  /** Until the work has begun. */
  readonly start_ms: number
  /** What the way there and back takes beside the work, which the worker ends itself in time. */
  readonly margin_ms: number
}

const usual_limits: SendLimits = { connect_ms: 5_000, start_ms: start_wait_ms + 5_000, margin_ms: 5_000 }

export interface SentJob {
  readonly name: JobName
  readonly pieces: readonly Uint8Array[]
  readonly token: string | undefined
}

type JobEnd = Exclude<JobFrame, { kind: 'progress' | 'started' }>

function readEnd(end: JobEnd): unknown {
  switch (end.kind) {
    case 'done':
      return end.output
    case 'refused':
      throw new ImageError(end.message)
    case 'late':
      throw new JobTimeout(end.message)
    case 'failed':
      throw Object.assign(new JobFailure(end.message), { stack: end.stack })
  }
}

/** The last frame; read until the answer has ended, or the worker would take us for one who has left. */
async function followFrames(
  answer: IncomingMessage,
  onStarted: () => void,
  onProgress: WorkOptions['onProgress'],
): Promise<JobEnd> {
  let end: JobEnd | undefined
  for await (const frame of readFrames(answer, answer_limit)) {
    if (!isJobFrame(frame)) throw new Error('it answered something else')
    if (frame.kind === 'started') onStarted()
    else if (frame.kind === 'progress') onProgress?.(frame.progress)
    else end = frame
  }
  if (end === undefined) throw new Error('its answer broke off')
  return end
}

/** One limit of time after the other, and the one who asks may leave at any moment. */
function createDeadline(gone: AbortSignal | undefined) {
  const over = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const leave = () => over.abort(gone?.reason)
  gone?.addEventListener('abort', leave, { once: true })
  return {
    signal: over.signal,
    set(ms: number, error: Error): void {
      clearTimeout(timer)
      timer = setTimeout(() => over.abort(error), ms)
    },
    /** Ends the connection too, where it is still open. */
    end(): void {
      clearTimeout(timer)
      gone?.removeEventListener('abort', leave)
      over.abort()
    },
  }
}

const known_errors = [WorkerUnavailable, ImageError, JobTimeout, JobFailure] as const

/**
 * Has one job done by one worker, and leaves with whoever waits for it: the end of the connection ends the work. A
 * WorkerUnavailable or WorkerLost where it was not done; otherwise all that a thread of this machine would answer or throw.
 */
export async function sendJob(
  address: WorkerAddress,
  { name, pieces, token }: SentJob,
  { signal: gone, onProgress }: Omit<WorkOptions, 'asker'>,
  { connect_ms, start_ms, margin_ms }: SendLimits = usual_limits,
): Promise<unknown> {
  gone?.throwIfAborted()
  const deadline = createDeadline(gone)
  const { signal } = deadline
  let isStarted = false
  const onStarted = () => {
    isStarted = true
    const most_ms = limitOf(name) + margin_ms
    deadline.set(most_ms, new JobTimeout(`${name} took longer than ${most_ms} ms`))
  }
  try {
    deadline.set(connect_ms, new WorkerUnavailable('no connection in time'))
    const headers = { 'content-type': job_type, 'content-length': sizeOf(pieces) }
    const request = openRequest(address, `jobs/${name}`, token, { method: 'POST', headers, signal })
    const onConnect = () => deadline.set(start_ms, new WorkerUnavailable('it did not begin in time'))
    request.once('socket', (socket) => socket.once('connect', onConnect))
    for (const piece of pieces) request.write(piece)
    const answer = await waitForAnswer(address, request.end(), signal)
    return readEnd(await followFrames(answer, onStarted, onProgress))
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (known_errors.some((kind) => error instanceof kind)) throw error
    throw isStarted ? new WorkerLost(reasonOf(error)) : new WorkerUnavailable(reasonOf(error))
  } finally {
    deadline.end()
  }
}

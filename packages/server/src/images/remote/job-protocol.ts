import { upload } from '@larder/contract/constants'
import { type JobName, type JobResponse, loadHandler } from '@larder/vision/jobs/jobs'
import { isFollowing } from '../workers.ts'

/** What the app and a vision worker say to each other: `POST /jobs/NAME` with a packed JobBody, answered by frames. */

/** No browser sends such a body to another origin unasked. */
export const job_type = 'application/vnd.larder.job'
export const answer_type = 'application/vnd.larder.job-answer'

/** On every answer of a worker: how many photos it works on at once. */
export const at_once_header = 'larder-at-once'

/** A photo, and beside it what a household of many thousand items has named and confirmed. */
export const body_limit = upload.max_bytes + 32_000_000
export const answer_limit = 32_000_000

/** How long a photo may wait at a worker that others use too, before somebody else should have it. */
export const start_wait_ms = 10_000

export interface JobBody {
  readonly input: unknown
  readonly wants_progress: boolean
}

/** The frames of an answer: that the work has begun, how far it is, and last how it ended. */
export type JobFrame = { readonly kind: 'started' } | JobResponse | { readonly kind: 'late'; readonly message: string }

export const isJobName = (name: string): name is JobName => Object.hasOwn(loadHandler, name)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether an input may be given to a thread: a photo must be bytes, since libraries take a text for the name of a file. */
export function isJobBody(name: JobName, body: unknown): body is JobBody {
  if (!isObject(body) || !('input' in body) || !('wants_progress' in body)) return false
  const { input, wants_progress } = body
  if (!isObject(input) || typeof wants_progress !== 'boolean') return false
  if (isFollowing(name)) return !('image' in input)
  return 'image' in input && input.image instanceof Uint8Array && input.image.byteLength <= upload.max_bytes
}

const kinds: ReadonlySet<unknown> = new Set<JobFrame['kind']>([
  'started',
  'progress',
  'done',
  'refused',
  'failed',
  'late',
])

export const isJobFrame = (frame: unknown): frame is JobFrame =>
  isObject(frame) && 'kind' in frame && kinds.has(frame.kind)

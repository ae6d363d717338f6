import { upload } from '@larder/contract/constants'
import { type JobName, type JobResponse, loadHandler } from '@larder/vision/jobs/jobs'
import type { Asker } from '../../limits/asker.ts'
import { laneOf } from '../workers.ts'

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
  /** For whom it is done: apps that share a worker share its turns fairly too. */
  readonly asker: Asker
  readonly wants_progress: boolean
}

/** The frames of an answer: that the work has begun, how far it is, and last how it ended. */
export type JobFrame = { readonly kind: 'started' } | JobResponse | { readonly kind: 'late'; readonly message: string }

export const isJobName = (name: string): name is JobName => Object.hasOwn(loadHandler, name)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isAsker = (value: unknown): value is Asker =>
  isObject(value) &&
  'user_id' in value &&
  'household_id' in value &&
  Number.isSafeInteger(value.user_id) &&
  Number.isSafeInteger(value.household_id)

/** Whether an input may be given to a thread: a photo must be bytes, since libraries take a text for the name of a file. */
export function isJobBody(name: JobName, body: unknown): body is JobBody {
  if (!isObject(body) || !('input' in body) || !('wants_progress' in body) || !('asker' in body)) return false
  const { input, wants_progress, asker } = body
  if (!isObject(input) || typeof wants_progress !== 'boolean' || !isAsker(asker)) return false
  if (laneOf(name) === 'following') return !('image' in input)
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

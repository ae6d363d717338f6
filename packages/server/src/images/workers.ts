import type { JobInput, JobName, JobOutput } from '@larder/vision/jobs/jobs'
import type { JobOptions } from '@larder/vision/jobs/thread'
import type { Asker } from '../limits/asker.ts'

/** What ends a job before its time, who is told how far it is, and for whom it is done: they have turns elsewhere too. */
export interface WorkOptions extends Omit<JobOptions, 'time_ms'> {
  readonly asker: Asker
}

/**
 * What waits for each other. A code is read in a moment by somebody who holds the package in their hand: it never waits for
 * receipts and products, which take seconds each. What is left to do with a photo that has had its turn waits for neither.
 */
export type Lane = 'photos' | 'barcodes' | 'following'
export type WaitingLane = Exclude<Lane, 'following'>

/** Whoever does the jobs: threads and processes of this machine, or machines of their own. */
export interface Workers {
  run<Name extends JobName>(name: Name, input: JobInput<Name>, options: WorkOptions): Promise<JobOutput<Name>>
  /** How many photos of a lane can be worked on at once, as it stands now. */
  atOnce(lane: WaitingLane): number
  /** Threads and processes of this machine. */
  count(): { readonly threads: number; readonly pids: readonly number[] }
  close(): Promise<unknown>
}

interface JobKind {
  readonly lane: Lane
  /** In native code, which cannot be ended but with its process. */
  readonly is_native?: true
  /** The longest that it may take, wherever it is done; far above the slowest photo on a slow machine. */
  readonly limit_ms: number
}

const kinds: { readonly [Name in JobName]: JobKind } = {
  // Every pass over a photo of 50 megapixels without a code is 3 s of a processor.
  readBarcodes: { lane: 'barcodes', limit_ms: 20_000 },
  // A scan of a long receipt takes a slow machine half a minute and more.
  readReceipt: { lane: 'photos', limit_ms: 90_000, is_native: true },
  seeProducts: { lane: 'photos', limit_ms: 90_000, is_native: true },
  copyPhoto: { lane: 'photos', limit_ms: 20_000 },
  nameProducts: { lane: 'following', limit_ms: 30_000 },
  matchLines: { lane: 'following', limit_ms: 30_000 },
}

export const laneOf = (name: JobName): Lane => kinds[name].lane
export const isNative = (name: JobName): boolean => kinds[name].is_native === true
export const limitOf = (name: JobName): number => kinds[name].limit_ms
export const longest_limit_ms = Math.max(...Object.values(kinds).map(({ limit_ms }) => limit_ms))

/** How many jobs of each lane there are at once beside so many photos: two slow codes never block a third person's. */
export const places: { readonly [One in Lane]: (photos_at_once: number) => number } = {
  photos: (at_once) => at_once,
  barcodes: (at_once) => Math.max(2, Math.ceil(at_once / 2)),
  // Short, and up to twice for each photo.
  following: (at_once) => 2 * at_once,
}

import type { JobInput, JobName, JobOutput } from '@larder/vision/jobs/jobs'
import type { JobOptions } from '@larder/vision/jobs/thread'

export type WorkOptions = Omit<JobOptions, 'time_ms'>

/** Whoever does the jobs: threads and processes of this machine, or machines of their own. */
export interface Workers {
  run<Name extends JobName>(name: Name, input: JobInput<Name>, options: WorkOptions): Promise<JobOutput<Name>>
  /** How many photos can be worked on at once, as it stands now. */
  atOnce(): number
  /** Threads and processes of this machine. */
  count(): { readonly threads: number; readonly pids: readonly number[] }
  close(): Promise<unknown>
}

/** Jobs in native code, which cannot be ended but with their process. */
const native: ReadonlySet<JobName> = new Set<JobName>(['readReceipt', 'seeProducts'])

/** What is left to do with a photo that has had its turn, and waits for no other. */
const following: ReadonlySet<JobName> = new Set<JobName>(['nameProducts', 'matchLines'])

export const isNative = (name: JobName): boolean => native.has(name)
export const isFollowing = (name: JobName): boolean => following.has(name)

// Far above the slowest photo on a slow machine: this ends loops, not work.
export const job_limit_ms = 30_000
// A scan of a long receipt takes a slow machine half a minute and more.
export const native_limit_ms = 90_000

/** The longest that a job may take, wherever it is done. */
export const limitOf = (name: JobName): number => (isNative(name) ? native_limit_ms : job_limit_ms)

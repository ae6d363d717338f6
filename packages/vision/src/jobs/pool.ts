import { type JobInput, type JobName, type JobOutput } from './jobs.ts'
import { type JobOptions, type Thread, startThread } from './thread.ts'

export interface PoolOptions {
  /** The longest a job may take, by its name where they differ. */
  readonly time_ms: number | ((name: JobName) => number)
  /** A thread that had nothing to do for so long gives its memory back. */
  readonly idle_ms: number
  /** Another way to start a thread, for tests that need one that breaks. */
  readonly start?: () => Thread
}

/** Threads that are started when they are needed and kept warm for a while; how many run at once is the caller's to say. */
export function createPool({ time_ms, idle_ms, start = startThread }: PoolOptions) {
  const idle = new Map<Thread, NodeJS.Timeout>()
  const busy = new Set<Thread>()
  const limitOf = typeof time_ms === 'number' ? () => time_ms : time_ms
  let isClosed = false

  function take(): Thread {
    // The one that worked last is the warmest, and the others may grow idle.
    for (const [thread, timer] of [...idle].toReversed()) {
      clearTimeout(timer)
      idle.delete(thread)
      if (thread.is_alive) return thread
    }
    return start()
  }

  async function giveBack(thread: Thread): Promise<void> {
    busy.delete(thread)
    if (!thread.is_alive) return
    if (isClosed) return thread.stop()
    const timer = setTimeout(() => {
      idle.delete(thread)
      void thread.stop()
    }, idle_ms)
    idle.set(thread, timer.unref())
  }

  return {
    /** Does a job on a thread of its own; a thread that broke is replaced by the next job. */
    async run<Name extends JobName>(
      name: Name,
      input: JobInput<Name>,
      options: Omit<JobOptions, 'time_ms'> = {},
    ): Promise<JobOutput<Name>> {
      if (isClosed) throw new Error('The pool is closed')
      const thread = take()
      busy.add(thread)
      try {
        return await thread.run(name, input, { ...options, time_ms: limitOf(name) })
      } finally {
        await giveBack(thread)
      }
    },

    /** How many threads there are. */
    count: () => idle.size + busy.size,

    /** Those of them that are processes of their own. */
    pids: () => [...idle.keys(), ...busy].flatMap(({ pid }) => pid ?? []),

    /** Stops every thread, also those at work. */
    async close(): Promise<void> {
      isClosed = true
      const threads = [...idle.keys(), ...busy]
      for (const timer of idle.values()) clearTimeout(timer)
      idle.clear()
      await Promise.all(threads.map((thread) => thread.stop()))
    },
  }
}

export type Pool = ReturnType<typeof createPool>

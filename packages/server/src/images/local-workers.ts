import { availableParallelism } from 'node:os'
import { type Pool, createPool } from '@larder/vision/jobs/pool'
import { startProcess } from '@larder/vision/jobs/process'
import { type Workers, isNative, laneOf, limitOf, places } from './workers.ts'

const idle_ms = 60_000

/** One thread is left to the requests where there are enough, and two slow photos never block a third. */
const usual_at_once = Math.max(2, Math.min(4, availableParallelism() - 1))

/** Threads and processes of this machine; none is started, and no native code loaded, before the first job. */
export function createLocalWorkers({
  pool = createPool({ time_ms: limitOf, idle_ms }),
  processes = createPool({ time_ms: limitOf, idle_ms, start: startProcess }),
  at_once = usual_at_once,
}: { readonly pool?: Pool; readonly processes?: Pool; readonly at_once?: number } = {}): Workers {
  return {
    async run(name, input, { signal, onProgress }) {
      if (laneOf(name) !== 'barcodes')
        return (isNative(name) ? processes : pool).run(name, input, { signal, onProgress })
      // Soon over: its thread stays warm for the next, and whoever left keeps their place until then. Ending it would have
      // somebody else start a cold one for each photo that a client sends and leaves.
      signal?.throwIfAborted()
      const output = await pool.run(name, input, { onProgress })
      signal?.throwIfAborted()
      return output
    },
    atOnce: (lane) => places[lane](at_once),
    count: () => ({ threads: pool.count(), pids: processes.pids() }),
    close: () => Promise.all([pool.close(), processes.close()]),
  }
}

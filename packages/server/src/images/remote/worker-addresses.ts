import { type Lane, type WaitingLane, places } from '../workers.ts'

/** One vision worker as we know it. */
export interface WorkerAddress {
  readonly url: URL
  /** How many of our own jobs it has in each lane. */
  readonly open: Record<Lane, number>
  /** How many photos it works on at once, as it said last. */
  at_once: number
}

interface Pause {
  failures: number
  until: number
  /** Until when it has more than it can do of one lane; the others begin there meanwhile. */
  readonly busy_until: Map<Lane, number>
}

export const noJobs = (): Record<Lane, number> => ({ photos: 0, barcodes: 0, following: 0 })

// Until it has said more: what the smallest machine does.
const assumed_at_once = 2
const first_pause_ms = 1_000
const longest_pause_ms = 60_000

/** The workers of one app: who gets the next job, and who is left alone for a while after a failure. */
export function createWorkerAddresses(urls: readonly string[], now: () => number = () => performance.now()) {
  const pauses = new Map<WorkerAddress, Pause>()
  const all = urls.map((url): WorkerAddress => {
    // One behind the path of a proxy keeps that path.
    return { url: new URL(url.endsWith('/') ? url : `${url}/`), open: noJobs(), at_once: assumed_at_once }
  })

  function isPaused(address: WorkerAddress, lane: Lane): boolean {
    const pause = pauses.get(address)
    return pause !== undefined && now() < Math.max(pause.until, pause.busy_until.get(lane) ?? -Infinity)
  }
  const listAvailable = (lane: Lane): WorkerAddress[] => all.filter((address) => !isPaused(address, lane))

  function findPause(address: WorkerAddress): Pause {
    const pause = pauses.get(address) ?? { failures: 0, until: -Infinity, busy_until: new Map() }
    pauses.set(address, pause)
    return pause
  }

  return {
    all,

    /** The one with the fewest of our jobs, those that can begin at once before all others; undefined where all had their try. */
    choose(tried: ReadonlySet<WorkerAddress>, lane: Lane): WorkerAddress | undefined {
      const rank = ({ open, at_once }: WorkerAddress) =>
        open[lane] < places[lane](at_once) ? open[lane] : open[lane] + 1e6
      const left = listAvailable(lane).filter((address) => !tried.has(address))
      return left.toSorted((a, b) => rank(a) - rank(b))[0]
    },

    /**
     * Each failure in a row doubles the pause, which is told in ms; one that is busy says itself when to come back with jobs of
     * that lane. Undefined where it is left alone already: what many jobs meet at the same moment is one failure.
     */
    pause(address: WorkerAddress, lane: Lane, busy_seconds?: number): number | undefined {
      if (isPaused(address, lane)) return undefined
      const pause = findPause(address)
      if (busy_seconds !== undefined) {
        const busy_ms = Math.min(busy_seconds * 1000, longest_pause_ms)
        pause.busy_until.set(lane, now() + busy_ms)
        return busy_ms
      }
      pause.failures += 1
      const pause_ms = Math.min(first_pause_ms * 2 ** (pause.failures - 1), longest_pause_ms)
      pause.until = now() + pause_ms
      return pause_ms
    },

    /** After a success: nothing is held against it any more, but what other lanes were told. */
    resume(address: WorkerAddress, lane: Lane): void {
      const pause = pauses.get(address)
      pause?.busy_until.delete(lane)
      if (pause?.busy_until.size === 0) pauses.delete(address)
      else if (pause !== undefined) Object.assign(pause, { failures: 0, until: -Infinity })
    },

    /** How many photos of a lane all of them together work on at once; none where all are left alone. */
    countAtOnce: (lane: WaitingLane): number =>
      listAvailable(lane).reduce((sum, { at_once }) => sum + places[lane](at_once), 0),
  }
}

export type WorkerAddresses = ReturnType<typeof createWorkerAddresses>

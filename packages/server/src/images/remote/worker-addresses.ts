/** One vision worker as we know it. */
export interface WorkerAddress {
  readonly url: URL
  /** How many of our own jobs it has. */
  open: number
  /** How many photos it works on at once, as it said last. */
  at_once: number
}

interface Pause {
  failures: number
  until: number
}

// Until it has said more: what the smallest machine does.
const assumed_at_once = 2
const first_pause_ms = 1_000
const longest_pause_ms = 60_000

/** The workers of one app: who gets the next job, and who is left alone for a while after a failure. */
export function createWorkerAddresses(urls: readonly string[], now: () => number = () => performance.now()) {
  const pauses = new Map<WorkerAddress, Pause>()
  const all = urls.map((url): WorkerAddress => {
    // One behind the path of a proxy keeps that path.
    return { url: new URL(url.endsWith('/') ? url : `${url}/`), open: 0, at_once: assumed_at_once }
  })

  const isPaused = (address: WorkerAddress): boolean => now() < (pauses.get(address)?.until ?? -Infinity)
  const listAvailable = (): WorkerAddress[] => all.filter((address) => !isPaused(address))

  return {
    all,

    /** The one with the fewest of our jobs, those that can begin at once before all others; undefined where all had their try. */
    choose(tried: ReadonlySet<WorkerAddress>): WorkerAddress | undefined {
      const rank = ({ open, at_once }: WorkerAddress) => (open < at_once ? open : open + 1e6)
      const left = listAvailable().filter((address) => !tried.has(address))
      return left.toSorted((a, b) => rank(a) - rank(b))[0]
    },

    /**
     * Each failure in a row doubles the pause, which is told in ms; one that is busy says itself when to come back. Undefined
     * where it is left alone already: what many jobs meet at the same moment is one failure.
     */
    pause(address: WorkerAddress, seconds?: number): number | undefined {
      if (isPaused(address)) return undefined
      const failures = (pauses.get(address)?.failures ?? 0) + (seconds === undefined ? 1 : 0)
      const pause_ms = Math.min(
        seconds === undefined ? first_pause_ms * 2 ** (failures - 1) : seconds * 1000,
        longest_pause_ms,
      )
      pauses.set(address, { failures, until: now() + pause_ms })
      return pause_ms
    },

    resume: (address: WorkerAddress): void => void pauses.delete(address),

    /** How many photos all of them together work on at once; none where all are left alone. */
    countAtOnce: (): number => listAvailable().reduce((sum, { at_once }) => sum + at_once, 0),

    countAvailable: (): number => listAvailable().length,
  }
}

export type WorkerAddresses = ReturnType<typeof createWorkerAddresses>

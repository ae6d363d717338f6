/** Nothing more can be taken on; the same may be asked again a little later. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

export interface QueueLimits {
  /** How many tasks run at once. */
  readonly at_once: number
  /** How many may wait, of everybody and of one household: nobody fills the queue alone. */
  readonly waiting: number
  readonly waiting_each: number
}

/** One queue for all photos. Households take turns, however many photos one of them has sent. */
export function createFairQueue({ at_once, waiting, waiting_each }: QueueLimits) {
  // A household goes to the end of the map when one of its tasks starts, and out of it with its last.
  const lines = new Map<number, Set<() => void>>()
  let running = 0
  const past = { started: 0, waited_ms: 0, refused: 0 }
  const countWaiting = () => [...lines.values()].reduce((sum, line) => sum + line.size, 0)

  function startNext(): void {
    const [next] = lines
    if (next === undefined || running >= at_once) return
    const [household_id, line] = next
    const [start] = line
    lines.delete(household_id)
    if (start === undefined) return startNext()
    line.delete(start)
    if (line.size > 0) lines.set(household_id, line)
    start()
  }

  /** Resolves when it is this household's turn; one that leaves while waiting takes no turn. */
  function waitForTurn(household_id: number, signal: AbortSignal | undefined): Promise<void> {
    const line = lines.get(household_id) ?? new Set()
    if (line.size >= waiting_each || countWaiting() >= waiting) {
      past.refused += 1
      throw new QueueFull()
    }
    const since = performance.now()
    return new Promise((resolve, reject) => {
      const leave = () => {
        line.delete(start)
        if (line.size === 0) lines.delete(household_id)
        reject(signal?.reason)
      }
      const start = () => {
        signal?.removeEventListener('abort', leave)
        running += 1
        past.waited_ms += performance.now() - since
        resolve()
      }
      signal?.addEventListener('abort', leave, { once: true })
      lines.set(household_id, line.add(start))
    })
  }

  return {
    /** Runs a task in its turn; QueueFull where there is no room to wait. */
    async run<Result>(household_id: number, task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
      signal?.throwIfAborted()
      if (running < at_once) running += 1
      else await waitForTurn(household_id, signal)
      past.started += 1
      try {
        return await task()
      } finally {
        running -= 1
        startNext()
      }
    },

    /** How it stands now, and what has been since the start. */
    count: () => ({ running, waiting: countWaiting(), ...past }),
  }
}

export type FairQueue = ReturnType<typeof createFairQueue>

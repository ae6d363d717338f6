/** Nothing more can be taken on; the same may be asked again a little later. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

export interface QueueLimits {
  /** How many tasks run at once, of everybody and of one household; asked anew each time where it changes. */
  readonly at_once: number | (() => number)
  readonly at_once_each?: number
  /** How many may wait, of everybody and of one household: nobody fills the queue alone. */
  readonly waiting: number
  readonly waiting_each: number
  /** How long one waits before it counts as refused. */
  readonly wait_ms?: number
}

/** Runs a limited number of tasks at once. Households take turns, however many tasks one of them has sent. */
export function createFairQueue(limits: QueueLimits) {
  const { at_once, at_once_each = Infinity, waiting: most_waiting, waiting_each, wait_ms } = limits
  const atOnce = typeof at_once === 'number' ? () => at_once : at_once
  // A household goes to the end of the map when one of its tasks starts, and out of it with its last.
  const lines = new Map<number, Set<() => void>>()
  const running_each = new Map<number, number>()
  let running = 0
  let waiting = 0
  const past = { started: 0, waited_ms: 0, refused: 0 }

  const canStart = (household_id: number): boolean =>
    running < atOnce() && (running_each.get(household_id) ?? 0) < at_once_each

  function begin(household_id: number): void {
    running += 1
    running_each.set(household_id, (running_each.get(household_id) ?? 0) + 1)
    past.started += 1
  }

  function end(household_id: number): void {
    running -= 1
    const others = (running_each.get(household_id) ?? 1) - 1
    if (others === 0) running_each.delete(household_id)
    else running_each.set(household_id, others)
    startWaiting()
  }

  function leaveLine(household_id: number, line: Set<() => void>, start: () => void): void {
    if (line.delete(start)) waiting -= 1
    if (line.size === 0) lines.delete(household_id)
  }

  function startNext(): boolean {
    if (running >= atOnce()) return false
    for (const [household_id, line] of lines) {
      const [start] = line
      if (start === undefined || !canStart(household_id)) continue
      lines.delete(household_id)
      lines.set(household_id, line)
      leaveLine(household_id, line, start)
      start()
      return true
    }
    return false
  }

  /** More than one where more may run at once than before. */
  function startWaiting(): void {
    let isStarted = waiting > 0
    while (isStarted) isStarted = startNext()
  }

  /** Resolves when it is this household's turn; one that leaves while waiting takes no turn. */
  function waitForTurn(household_id: number, signal: AbortSignal | undefined): Promise<void> {
    const line = lines.get(household_id) ?? new Set()
    if (line.size >= waiting_each || waiting >= most_waiting) {
      past.refused += 1
      throw new QueueFull()
    }
    const since = performance.now()
    return new Promise((resolve, reject) => {
      const giveUp = (reason: unknown) => {
        clearTimeout(timer)
        leaveLine(household_id, line, start)
        reject(reason)
      }
      const leave = () => giveUp(signal?.reason)
      const start = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', leave)
        past.waited_ms += performance.now() - since
        begin(household_id)
        resolve()
      }
      const refuse = () => {
        signal?.removeEventListener('abort', leave)
        past.refused += 1
        giveUp(new QueueFull())
      }
      const timer = wait_ms === undefined ? undefined : setTimeout(refuse, wait_ms)
      signal?.addEventListener('abort', leave, { once: true })
      lines.set(household_id, line.add(start))
      waiting += 1
    })
  }

  return {
    /** Runs a task in its turn; QueueFull where there is no capacity to wait, or no turn in time. */
    async run<Result>(
      household_id: number,
      task: () => Promise<Result>,
      signal?: AbortSignal,
      onWait?: () => void,
    ): Promise<Result> {
      signal?.throwIfAborted()
      startWaiting()
      if (canStart(household_id)) begin(household_id)
      else {
        const turn = waitForTurn(household_id, signal)
        onWait?.()
        await turn
      }
      try {
        return await task()
      } finally {
        end(household_id)
      }
    },

    /** How it stands now, and what has been since the start. */
    count: () => ({ running, waiting, ...past }),
  }
}

export type FairQueue = ReturnType<typeof createFairQueue>

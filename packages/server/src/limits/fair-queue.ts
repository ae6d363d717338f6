import type { Asker } from './asker.ts'
import { type Pair, createParties, isBefore } from './parties.ts'

/** Nothing more can be taken on; the same may be asked again a little later. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

export interface QueueLimits {
  /** How many tasks run at once, of everybody, and of one person or household; asked anew each time where it changes. */
  readonly at_once: number | (() => number)
  readonly at_once_each?: number | (() => number)
  /** How many may wait, of everybody, and of one person or household: nobody fills the queue alone. */
  readonly waiting: number
  readonly waiting_each: number
  /** How long one waits before it counts as refused. */
  readonly wait_ms?: number
}

/** What one person has waiting in one household, in the order in which it came. */
interface Line extends Pair {
  readonly starts: Set<() => void>
}

const toFunction = (limit: number | (() => number)) => (typeof limit === 'number' ? () => limit : limit)

/**
 * Runs a limited number of tasks at once. People take turns, then the households of a person, however many tasks one of them
 * has sent; all people of a household together have no more turns than one person has.
 */
export function createFairQueue(limits: QueueLimits) {
  const { at_once_each = Infinity, waiting: most_waiting, waiting_each, wait_ms } = limits
  const [atOnce, atOnceEach] = [toFunction(limits.at_once), toFunction(at_once_each)]
  const parties = createParties()
  const lines = new Map<string, Line>()
  let running = 0
  let waiting = 0
  const past = { started: 0, waited_ms: 0, refused: 0 }

  const hasShare = ({ person, household }: Pair): boolean => Math.max(person.running, household.running) < atOnceEach()

  function begin(pair: Pair): void {
    running += 1
    parties.begin(pair)
    past.started += 1
  }

  function end(asker: Asker, pair: Pair): void {
    running -= 1
    parties.end(pair)
    parties.forget(asker)
    startWaiting()
  }

  function findNext(): Line | undefined {
    let next: Line | undefined
    for (const line of lines.values()) {
      if (hasShare(line) && (next === undefined || isBefore(line, next))) next = line
    }
    return next
  }

  function startNext(): boolean {
    if (running >= atOnce()) return false
    const line = findNext()
    const [start] = line?.starts ?? []
    if (line === undefined || start === undefined) return false
    parties.takeTurn(line)
    start()
    return true
  }

  /** More than one where more may run at once than before. */
  function startWaiting(): void {
    let isStarted = waiting > 0
    while (isStarted) isStarted = startNext()
  }

  function isFull({ person, household }: Pair): boolean {
    return Math.max(person.waiting, household.waiting) >= waiting_each || waiting >= most_waiting
  }

  /** Resolves when it is this person's turn in this household; one that leaves while waiting takes no turn. */
  function waitForTurn(asker: Asker, pair: Pair, signal: AbortSignal | undefined): Promise<void> {
    if (isFull(pair)) {
      past.refused += 1
      parties.forget(asker)
      throw new QueueFull()
    }
    const key = `${asker.user_id}/${asker.household_id}`
    const line = lines.get(key) ?? { ...pair, starts: new Set() }
    const since = performance.now()
    return new Promise((resolve, reject) => {
      const stopWaiting = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', leave)
        line.starts.delete(start)
        if (line.starts.size === 0) lines.delete(key)
        waiting -= 1
        parties.leave(pair)
      }
      const giveUp = (reason: unknown) => {
        stopWaiting()
        parties.forget(asker)
        reject(reason)
      }
      const leave = () => giveUp(signal?.reason)
      const start = () => {
        stopWaiting()
        past.waited_ms += performance.now() - since
        begin(pair)
        resolve()
      }
      const refuse = () => {
        past.refused += 1
        giveUp(new QueueFull())
      }
      const timer = wait_ms === undefined ? undefined : setTimeout(refuse, wait_ms)
      signal?.addEventListener('abort', leave, { once: true })
      lines.set(key, line)
      line.starts.add(start)
      waiting += 1
      parties.join(pair)
    })
  }

  return {
    /** Runs a task in its turn; QueueFull where there is no capacity to wait, or no turn in time. */
    async run<Result>(
      asker: Asker,
      task: () => Promise<Result>,
      signal?: AbortSignal,
      onWait?: () => void,
    ): Promise<Result> {
      signal?.throwIfAborted()
      startWaiting()
      const pair = parties.find(asker)
      if (running < atOnce() && hasShare(pair)) begin(pair)
      else {
        const turn = waitForTurn(asker, pair, signal)
        onWait?.()
        await turn
      }
      try {
        return await task()
      } finally {
        end(asker, pair)
      }
    },

    /** How it stands now, and what has been since the start. */
    count: () => ({ running, waiting, ...past }),
  }
}

export type FairQueue = ReturnType<typeof createFairQueue>

import { setTimeout as delay } from 'node:timers/promises'
import { item_limit } from '@larder/contract/constants'
import { live_kinds } from '@larder/contract/live'
import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import { isDatabaseUnavailable, isDiskFull, isLocked, isWorthRetrying } from '../../database/errors.ts'
import { pause } from '../../event-loop/slices.ts'
import type { Publish } from '../../http/publishing.ts'
import { lockPerson } from '../member-repository.ts'
import { bringSlice, finishBringing } from './bring-slice.ts'
import { type Bringing, createProgressRepository } from './progress-repository.ts'
import { NoRoom } from './room.ts'
import { giveBack } from './stop-bringing.ts'

export interface BringingParts {
  readonly database: Database
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Tells others what has arrived. */
  readonly publish: Publish
  readonly max_items?: number | undefined
}

/** So long whoever joins waits for an answer; what takes longer is told in several. */
const answer_ms = 3_000
// Others of the household are told of what has arrived so often.
const tell_ms = 1_000
const locked_pause_ms = 50

/** The same may go well a little later. */
const isPassing = (error: unknown): boolean =>
  isDatabaseUnavailable(error) || isDiskFull(error) || isWorthRetrying(error) || isLocked(error)

/**
 * Brings things along in slices, each a transaction of its own, whoever waits for it: a process that ends leaves the rest to
 * the next one, and two processes take turns.
 */
export function createBringingService({ database, log, publish, max_items = item_limit }: BringingParts) {
  const running = new Map<number, Promise<void>>()
  const closing = new AbortController()

  /** One slice, or the end; undefined where there is nothing to do here. */
  const step = (bringing_id: number) =>
    database.transaction(async (queries) => {
      const bringing = await createProgressRepository(queries).hold(bringing_id)
      if (bringing === undefined) return undefined
      const isMoved = (await bringSlice(queries, bringing, max_items)) > 0
      if (!isMoved) await finishBringing(queries, bringing)
      return { to: bringing.to, isMoved }
    })

  /** The person first, as for everybody who changes memberships. */
  const stop = (bringing_id: number, user_id: number) =>
    database.transaction(async (queries) => {
      await lockPerson(queries, user_id)
      const bringing = await createProgressRepository(queries).hold(bringing_id)
      if (bringing !== undefined) await giveBack(queries, bringing)
    })

  async function work({ bringing_id, user_id, to }: Bringing): Promise<void> {
    let told_at = 0
    const tell = () => {
      told_at = performance.now()
      publish({ household_id: to, kinds: live_kinds })
    }
    while (!closing.signal.aborted) {
      try {
        const done = await step(bringing_id)
        if (done === undefined) return
        if (!done.isMoved) return tell()
        if (performance.now() - told_at > tell_ms) tell()
      } catch (error) {
        if (isLocked(error)) await delay(locked_pause_ms)
        else if (isPassing(error)) return log.warn({ err: error }, 'bringing things along is interrupted')
        else {
          // A full household, or a fault of ours: nothing may be lost between two households.
          if (!(error instanceof NoRoom)) log.error({ err: error }, 'things could not be brought along')
          await stop(bringing_id, user_id)
          return tell()
        }
      }
      await pause()
    }
  }

  function run(bringing: Bringing): Promise<void> {
    const { bringing_id } = bringing
    const known = running.get(bringing_id)
    if (known !== undefined) return known
    const started = work(bringing)
      .catch((error: unknown) => log.warn({ err: error }, 'bringing things along is interrupted'))
      .finally(() => running.delete(bringing_id))
    running.set(bringing_id, started)
    return started
  }

  return {
    /** Goes on with what an invite has begun and waits a while for it; tells how far it is, undefined where it began nothing. */
    async continue(invite_id: number): Promise<Bringing | undefined> {
      const progress = createProgressRepository(database)
      const begun = await progress.findOfInvite(invite_id)
      if (begun === undefined || begun.is_finished) return begun
      await Promise.race([run(begun), delay(answer_ms, undefined, { ref: false })])
      return progress.findOfInvite(invite_id)
    },

    /** Goes on with everything that a process has left undone. */
    async resume(): Promise<void> {
      for (const bringing of await createProgressRepository(database).listUnfinished()) void run(bringing)
    },

    /** Ends after the slices that are under way. */
    async close(): Promise<void> {
      closing.abort()
      await Promise.all(running.values())
    },
  }
}

export type BringingService = ReturnType<typeof createBringingService>

import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { people_messages as words } from '@larder/contract/messages/people-messages'
import type { Queries } from '../../database/database.ts'
import { HttpError } from '../../http/errors.ts'
import { type FairQueue, QueueFull, createFairQueue } from '../../limits/fair-queue.ts'
import { readFactPages } from './bringing-repository.ts'
import type { MatchAnswer, MatchRequest } from './match-messages.ts'

/** The compiled file, also when this one runs from its source, as in tests: Node 20 starts no thread from TypeScript. */
const compiled = new URL('../../../dist/people/bringing/match-worker.js', import.meta.url)

// Two full households with the worst names take some seconds; what takes longer than this is stuck.
const longest_ms = 60_000
const heap_mb = 512
const limits = { at_once: 1, waiting: 32, waiting_each: 2, wait_ms: 30_000 } as const

/** Whose items are compared with whose; without another household nothing matches. */
interface Compared {
  /** Who asks: people take turns. */
  readonly user_id: number
  readonly from: number
  readonly to: number | undefined
}

/** What each item that comes is in the other household, as JSON text that nobody here reads. */
export interface MatchPlan {
  readonly matches: string
  readonly coming: number
  readonly matched: number
}

export interface MatcherOptions {
  readonly queue?: FairQueue
  readonly start?: () => Worker
  readonly time_ms?: number
}

const busy = () => new HttpError(503, words.matchingBusy, undefined, { 'retry-after': '5' })

/** Starts a thread, without the flags of the process: their conditions would lead it to the sources. */
const startThread = () => new Worker(compiled, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: heap_mb } })

const textsOf = (answers: readonly MatchAnswer[]): string[] =>
  answers.flatMap((answer) => (answer.kind === 'piece' ? [answer.text] : []))

/** Finds what of two households is the same thing, on a thread of its own: names may be long and many. */
export function createMatcher({
  queue = createFairQueue(limits),
  start = startThread,
  time_ms = longest_ms,
}: MatcherOptions = {}) {
  async function ask(queries: Queries, { from, to }: Compared, wanted: MatchRequest, signal: AbortSignal) {
    const worker = start()
    const ended = AbortSignal.any([signal, AbortSignal.timeout(time_ms)])
    const post = (request: MatchRequest): void => worker.postMessage(request)
    const answers: Exclude<MatchAnswer, { kind: 'done' }>[] = []
    try {
      // Listened to before anything is sent: an error that nobody hears would end the process.
      const heard = on(worker, 'message', { signal: ended, close: ['exit'] })
      for await (const page of readFactPages(queries, from)) post({ kind: 'coming', page })
      if (to !== undefined) for await (const page of readFactPages(queries, to)) post({ kind: 'there', page })
      ended.throwIfAborted()
      post(wanted)
      for await (const [answer] of heard as AsyncIterable<[MatchAnswer]>) {
        if (answer.kind === 'done') return answers
        answers.push(answer)
      }
      throw new Error('the thread that matches items ended')
    } catch (error) {
      if (signal.aborted) throw signal.reason
      throw ended.aborted ? busy() : error
    } finally {
      await worker.terminate()
    }
  }

  async function run(queries: Queries, compared: Compared, wanted: MatchRequest, signal: AbortSignal) {
    try {
      return await queue.run(
        { user_id: compared.user_id, household_id: compared.from },
        () => ask(queries, compared, wanted, signal),
        signal,
      )
    } catch (error) {
      throw error instanceof QueueFull ? busy() : error
    }
  }

  return {
    /** All items that would come, each with the one that it is there, as pieces of a JSON array. */
    async list(queries: Queries, compared: Compared, signal: AbortSignal): Promise<string[]> {
      return textsOf(await run(queries, compared, { kind: 'list' }, signal))
    },

    async plan(
      queries: Queries,
      compared: Compared,
      keep_apart: readonly number[],
      signal: AbortSignal,
    ): Promise<MatchPlan> {
      const answers = await run(queries, compared, { kind: 'plan', keep_apart }, signal)
      const counted = answers.find((answer) => answer.kind === 'counted')
      if (counted === undefined) throw new Error('the thread that matches items counted nothing')
      return { matches: textsOf(answers).join(''), coming: counted.coming, matched: counted.matched }
    },
  }
}

export type Matcher = ReturnType<typeof createMatcher>

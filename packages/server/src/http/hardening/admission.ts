import { availableParallelism } from 'node:os'
import type { FastifyReply } from 'fastify'
import type { Call } from '@larder/contract/calls/call'
import { most_connections } from '../../database/database.ts'
import { runForAsker } from '../../limits/asker.ts'
import { type QueueLimits, createFairQueue } from '../../limits/fair-queue.ts'
import type { Session } from '../authentication.ts'
import { waitUntilSent, watchClient } from './client-gone.ts'

/**
 * Of one person or household so few that their other calls find a connection, and of all so few that theirs do. A heavy read
 * keeps a processor of PostgreSQL busy for all its time: one of them is left to everybody else.
 */
const heavy_limits: QueueLimits = {
  at_once: most_connections - 2,
  at_once_each: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 256,
  waiting_each: 32,
  wait_ms: 10_000,
}

// A large answer counts until it has left; a phone that went out of reach must not keep its household waiting for long.
const sending_ms = 10_000

/** Decides when the work of a request begins: at once, or for what the contract calls heavy when it is the person's turn. */
export function createAdmission(limits: QueueLimits = heavy_limits) {
  const heavy = createFairQueue(limits)

  return {
    /** `answer` does the work and sends its result. */
    admit(call: Call, session: Session | null, reply: FastifyReply, answer: () => Promise<void>): Promise<void> {
      if (session === null) return answer()
      const answerHeavy = async () => {
        await answer()
        await waitUntilSent(reply, sending_ms)
      }
      return runForAsker(session, () =>
        call.heavy === true ? heavy.run(session, answerHeavy, watchClient(reply)) : answer(),
      )
    },

    count: heavy.count,
  }
}

export type Admission = ReturnType<typeof createAdmission>

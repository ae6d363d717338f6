import { createHash } from 'node:crypto'
import type { Database, Queries } from '../../database/database.ts'
import { tooManyRequests } from '../../http/hardening/rate-limit.ts'
import type { Delay } from './delay-kinds.ts'
import { createDelayRepository } from './delay-repository.ts'

/** Who is slowed down: an address, a name, a name at an address. */
export interface Subject {
  readonly delay: Delay
  readonly subject: string
  /** What is claimed where this one must wait; the attempt is refused where one of them must wait too. */
  readonly instead?: readonly Subject[]
}

/** Hashed, because the subject may be a name, an address, or a password typed into the wrong field. */
export function keyOf({ delay, subject }: Subject): string {
  return `${delay.name}:${createHash('sha256').update(subject).digest('base64url')}`
}

const tryClaim = (queries: Queries, subject: Subject): Promise<boolean> =>
  createDelayRepository(queries).claim(keyOf(subject), subject.delay)

async function claimInstead(queries: Queries, { instead = [] }: Subject): Promise<boolean> {
  for (const subject of instead) if (!(await tryClaim(queries, subject))) return false
  return instead.length > 0
}

/** Tells what was claimed; a refusal rolls back whatever was. */
async function claim(queries: Queries, subject: Subject): Promise<readonly Subject[]> {
  if (await tryClaim(queries, subject)) return [subject]
  if (await claimInstead(queries, subject)) return subject.instead ?? []
  throw tooManyRequests((await createDelayRepository(queries).findWait(keyOf(subject))) ?? 1)
}

/** Waits that grow with wrong passwords, in PostgreSQL, so that several processes share them; switched off, none do. */
export function createDelays(database: Database, isOn: boolean) {
  return {
    /**
     * All or nothing, so that an attempt that one refuses does not count for another; 429 where one must still wait.
     * What it tells is what `forgive` takes.
     */
    async claim(subjects: readonly Subject[]): Promise<readonly Subject[]> {
      if (!isOn) return []
      return database.transaction(async (queries) => {
        const claimed: Subject[] = []
        for (const subject of subjects) claimed.push(...(await claim(queries, subject)))
        return claimed
      })
    },

    /** The attempt was rightful. */
    async forgive(claimed: readonly Subject[]): Promise<void> {
      const repository = createDelayRepository(database)
      for (const subject of claimed) {
        if (subject.delay.ends_by_success) await repository.end(keyOf(subject))
        else await repository.takeBack(keyOf(subject))
      }
    },
  }
}

export type Delays = ReturnType<typeof createDelays>

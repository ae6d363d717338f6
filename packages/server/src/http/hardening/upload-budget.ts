import { upload } from '@larder/contract/constants'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import { HttpError } from '../errors.ts'

export interface UploadLimits {
  /** Bytes of photos that may lie in memory at once, of everybody. */
  readonly bytes: number
  /** How many photos one person, and one household, may send at once. */
  readonly each: number
}

/** One photo's place: it takes the bytes that have arrived, so that a slow sender occupies next to nothing. */
export interface UploadPlace {
  add(bytes: number): void
  leave(): void
}

// Nobody can take more than half of it; smaller photos fill the line of those that wait for their turn before they fill this.
const photo_limits: UploadLimits = { bytes: 24 * upload.max_bytes, each: 12 }
// A code must get in also where others have sent as many receipts as there may be.
const quick_limits: UploadLimits = { bytes: 12 * upload.max_bytes, each: 6 }

const busy = () => new HttpError(503, scan_messages.image.busy, undefined, { 'retry-after': '5' })

/** Photos lie in memory from their first byte until their answer: here is how much of it they may have. */
export function createUploadBudget({ bytes: most, each }: UploadLimits) {
  const sending = new Map<string, number>()
  const countOf = (sender: string) => sending.get(sender) ?? 0
  let taken = 0

  return {
    /** A place for a photo that counts for each of these; 503 where there is none, before anything of the photo is read. */
    enter(senders: readonly string[]): UploadPlace {
      if (taken >= most || senders.some((sender) => countOf(sender) >= each)) throw busy()
      for (const sender of senders) sending.set(sender, countOf(sender) + 1)
      let mine = 0
      let isHere = true
      return {
        add(bytes) {
          if (taken + bytes > most) throw busy()
          mine += bytes
          taken += bytes
        },
        leave() {
          if (!isHere) return
          isHere = false
          taken -= mine
          for (const sender of senders) {
            const others = countOf(sender) - 1
            if (others === 0) sending.delete(sender)
            else sending.set(sender, others)
          }
        },
      }
    },
  }
}

export type UploadBudget = ReturnType<typeof createUploadBudget>

/** One for the whole server, whichever call the photo is for, but for those that are read in a moment. */
export const createUploadBudgets = () => ({
  usual: createUploadBudget(photo_limits),
  quick: createUploadBudget(quick_limits),
})

declare module 'fastify' {
  interface FastifyInstance {
    upload_budgets: Readonly<Record<'usual' | 'quick', UploadBudget>>
  }
}

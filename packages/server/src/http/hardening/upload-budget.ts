import { upload } from '@larder/contract/constants'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import { HttpError } from '../errors.ts'

export interface UploadLimits {
  /** Bytes of photos that may lie in memory at once, of everybody. */
  readonly bytes: number
  /** How many photos one household may send at once. */
  readonly each: number
}

/** One photo's place: it takes the bytes that have arrived, so that a slow sender occupies next to nothing. */
export interface UploadPlace {
  add(bytes: number): void
  leave(): void
}

// Smaller photos fill the line of those that wait for their turn before they fill this.
const default_limits: UploadLimits = { bytes: 24 * upload.max_bytes, each: 12 }

const busy = () => new HttpError(503, scan_messages.image.busy, undefined, { 'retry-after': '5' })

/** Photos lie in memory from their first byte until their answer: here is how much of it they may have. */
export function createUploadBudget({ bytes: most, each }: UploadLimits = default_limits) {
  const senders = new Map<number | string, number>()
  let taken = 0

  return {
    /** A place for a sender's photo; 503 where there is none, before anything of the photo is read. */
    enter(sender: number | string): UploadPlace {
      const count = senders.get(sender) ?? 0
      if (count >= each || taken >= most) throw busy()
      senders.set(sender, count + 1)
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
          const others = (senders.get(sender) ?? 1) - 1
          if (others === 0) senders.delete(sender)
          else senders.set(sender, others)
        },
      }
    },
  }
}

export type UploadBudget = ReturnType<typeof createUploadBudget>

declare module 'fastify' {
  interface FastifyInstance {
    /** One for the whole server, whichever call the photo is for. */
    upload_budget: UploadBudget
  }
}

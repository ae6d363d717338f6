import { wait_messages, type WaitWords } from '@larder/contract/messages/wait-messages'
import { type ReadingProgress } from '@larder/contract/reading-progress'

/** What is said while a photo is on its way to what it shows. */
export interface Wait {
  /** Said aloud too, so it changes with the stage alone. */
  readonly stage: string
  /** How far the stage is, for the eye. */
  readonly count: string
  /** 0 to 1, or null where nobody knows. */
  readonly share: number | null
}

/** Puts into words how much is sent, from 0 to 1, and then how far the server says it is; it need not say anything. */
export function describeWait(sent: number, reading: ReadingProgress | null, words: WaitWords): Wait {
  if (reading === null && sent < 1) {
    return { stage: wait_messages.uploadingPhoto, count: `${Math.round(sent * 100)}%`, share: sent }
  }
  const { stage = words.silent, done, total } = reading ?? {}
  if (!done || !total) return { stage: words.stages[stage], count: '', share: null }
  return { stage: words.stages[stage], count: words.counted(done, total), share: Math.min(1, done / total) }
}

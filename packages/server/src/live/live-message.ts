import { live_kinds, type LiveKind } from '@larder/contract/live'
import type { Change } from '../http/publishing.ts'

/** A change as it travels between processes; without a household it is told to everybody. */
export interface LiveMessage extends Omit<Change, 'household_id'> {
  readonly household_id?: number | undefined
  readonly version: number
}

/** How a process says it. */
export const writeMessage = (change: Omit<LiveMessage, 'version'>): string => JSON.stringify(change)

/** How another one reads it; a newer release may say more kinds than this one knows. */
export function readMessage(said: Readonly<Record<string, unknown>>): LiveMessage | undefined {
  const { household_id, kinds, origin, user_id, version } = said
  if (!Array.isArray(kinds) || typeof version !== 'number') return undefined
  return {
    household_id: typeof household_id === 'number' ? household_id : undefined,
    kinds: live_kinds.filter((kind: LiveKind) => kinds.includes(kind)),
    origin: typeof origin === 'string' ? origin : undefined,
    user_id: typeof user_id === 'number' ? user_id : undefined,
    version,
  }
}

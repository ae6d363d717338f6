import { type NewEntry, type OutboxEntry } from '../outbox/entry.ts'

/** An answer of the server as it was read last. */
export interface KeptAnswer {
  readonly value: unknown
  /** When it was asked for, by this phone's clock. */
  readonly at: number
}

/** A photo that waits to be read. */
export interface WaitingPhoto {
  readonly photo_id: number
  readonly kind: 'receipt' | 'products'
  readonly image: Blob
  readonly thumbnail: Blob
  readonly taken_at: number
}

/** Small facts of a store, by name. */
export interface StoreFacts {
  /** For the service worker, which sends what waits after the app was closed; there only while something waits. */
  token: string
  /** How far the server's clock is ahead of this phone's, in milliseconds. */
  clock_offset_ms: number
  /** The last restore of the server that this phone was told of. */
  restored_at: string
}

/** Answers that are kept at most; the oldest go first. */
export const most_answers = 600

/** What this phone keeps of one household for one account. */
export interface OfflineStore {
  readonly name: string
  /** False where it lasts only as long as the page. */
  readonly is_lasting: boolean
  readAnswer: (key: string) => Promise<KeptAnswer | undefined>
  keepAnswer: (key: string, answer: KeptAnswer) => Promise<void>
  /** When the newest kept answer was asked for; undefined where nothing is kept. */
  findNewestAt: () => Promise<number | undefined>
  listEntries: () => Promise<OutboxEntry[]>
  addEntry: (entry: NewEntry) => Promise<OutboxEntry>
  /** Changes an entry and notes ids in one step; false where the entry is gone, and stays so. */
  changeEntry: (seq: number, change: Partial<NewEntry>, ids?: ReadonlyMap<string, number>) => Promise<boolean>
  /** Removes entries, and ids that nothing names any more. */
  removeEntries: (seqs: readonly number[], ids?: readonly string[]) => Promise<void>
  /** Removes an entry unless somebody has begun to send it; tells whether it is gone. */
  cancelEntry: (seq: number) => Promise<boolean>
  listIds: () => Promise<Map<string, number>>
  listPhotos: () => Promise<WaitingPhoto[]>
  addPhoto: (photo: Omit<WaitingPhoto, 'photo_id'>) => Promise<number>
  removePhoto: (photo_id: number) => Promise<void>
  readFact: <Name extends keyof StoreFacts>(name: Name) => Promise<StoreFacts[Name] | undefined>
  writeFact: <Name extends keyof StoreFacts>(name: Name, value: StoreFacts[Name] | undefined) => Promise<void>
  /**
   * Forgets what was read from the household and what has arrived there. What its owner has not sent stays; false where that
   * is nothing.
   */
  wipe: () => Promise<boolean>
  close: () => void
}

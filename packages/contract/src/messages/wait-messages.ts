import type { ReadingProgress } from '../reading-progress.ts'

/** What a screen says while its photo is on the way: the words of its own stages. */
export interface WaitWords {
  readonly stages: Readonly<Record<ReadingProgress['stage'], string>>
  /** The stage of a server that says nothing. */
  readonly silent: ReadingProgress['stage']
  readonly counted: (done: number, total: number) => string
  readonly lateHint: string
}

const waiting = 'Waiting for other photos...'

/** What is said of any photo, and of each kind, until its answer is there. */
export const wait_messages = {
  uploadingPhoto: 'Uploading the photo...',
  readingHint: 'This takes a few seconds.',
  foundSoFar: (names: readonly string[]) => `Found so far: ${names.join(', ')}`,
  waitingHint: 'Yours is read in its turn. Cancel keeps the photo.',
  receipt: {
    stages: {
      waiting,
      finding: 'Looking for the text...',
      reading: 'Reading the receipt...',
      understanding: 'Sorting items and prices...',
    },
    silent: 'reading',
    counted: (done: number, total: number) => `${done} of ${total} lines`,
    lateHint: 'Long receipts take longer. Cancel keeps the photo.',
  },
  recognition: {
    stages: {
      waiting,
      finding: 'Looking for products...',
      reading: 'Reading labels...',
      understanding: 'Naming what was found...',
    },
    silent: 'finding',
    counted: (done: number, total: number) => `${done} of ${total} labels`,
    lateHint: 'A full shelf takes longer. Cancel keeps the photo.',
  },
} as const satisfies Record<string, string | ((names: readonly string[]) => string) | WaitWords>

import { lot_missing } from './lot-missing.ts'

/** What is said of lots when a call about one is refused, or done. */
export const lot_messages = {
  notFound: lot_missing,
  tooSmall: 'There is not that much in this batch',
  usedTooMuch: 'There is not that much left',
  reasonInvalid: 'Say why it was thrown away: expired, spoiled, disliked or other',
  nothingToChange: 'Say what is to be changed: the expiry date or the location',
  alreadyOpen: 'This batch is open already',
  alreadyFrozen: 'This batch is frozen already',
  notFrozen: 'This batch is not frozen',
  sameLocation: 'It is there already',
  discarded: 'Thrown away',
  edited: 'Batch updated',
  opened: 'Marked as opened',
  frozen: 'Marked as frozen',
  thawed: 'Marked as thawed',
  moved: 'Moved',
} as const

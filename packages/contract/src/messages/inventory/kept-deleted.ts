import { deleted_days } from '../../constants.ts'

/** What is true of a deleted item, after the specification's sentence. A file of its own: deleted-messages.ts is fetched later. */
export const keptDeleted = (count: number): string =>
  `You find ${count === 1 ? 'it' : 'them'} under Recently Deleted for ${deleted_days} days.`

import { deleted_days } from '../../constants.ts'

/** Items that were deleted and can be brought back. Apart from messages.ts, which every visitor's first load carries. */
export const deleted_messages = {
  title: 'Recently Deleted',
  hint: `Deleted items stay here for ${deleted_days} days with their history, then they are gone for good.`,
  section: 'Deleted items',
  loadFailed: 'Failed to load the deleted items. Please try again later.',
  empty: `Nothing was deleted in the last ${deleted_days} days.`,
  goes: (when: string) => `Gone for good ${when}`,
  newestOnly: (count: string) => `These are the newest ${count}. Restore some to see the ones before.`,
  restore: 'Restore',
  restored: 'Item restored successfully!',
  restoredSeveral: (count: string) => `${count} items restored.`,
  restoreFailed: 'Failed to restore the item. Please try again.',
  householdFull: (max: string) =>
    `Your household already has ${max} items, the most it can have. Delete some that you no longer need, then restore this one.`,
} as const

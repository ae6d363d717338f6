/** Items that were deleted and can be brought back. Apart from messages.ts, which every visitor's first load carries. */
export const deleted_messages = {
  title: 'Recently Deleted',
  hint: 'Deleted items stay here for 30 days with their history, then they are gone for good.',
  show: 'Show Recently Deleted',
  loadFailed: 'Failed to load the deleted items. Please try again later.',
  empty: 'Nothing here. What you delete can be brought back for 30 days.',
  goes: (when: string) => `Gone for good ${when}`,
  today: 'today',
  tomorrow: 'tomorrow',
  inDays: (days: string) => `in ${days} days`,
  newestOnly: (count: string) => `These are the newest ${count}. Restore some to see the ones before.`,
  restoreLabel: (item_name: string) => `Restore ${item_name}`,
  restored: 'Item restored successfully!',
  restoredSeveral: (count: string) => (count === '1' ? '1 item restored.' : `${count} items restored.`),
  restoreFailed: 'Failed to restore the item. Please try again.',
  householdFull: (max: string) =>
    `Your household already has ${max} items, the most it can have. Delete some that you no longer need, then restore this one.`,
} as const

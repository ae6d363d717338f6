/** What is said where something is thrown away. */
export const throw_away_messages = {
  action: 'Throw Away',
  busy: 'Throwing away...',
  lead: (item_name: string) => `${item_name}: what is thrown away counts as waste, not as used.`,
  batch: 'Batch',
  allBatches: (amount: string) => `All of it, ${amount}`,
  reason: 'Reason (optional)',
  reasons: { expired: 'Expired', spoiled: 'Spoiled', disliked: 'Did not like it', other: 'Other' },
  /** In the history. */
  thrownAway: (amount: string) => `Thrown away ${amount}`,
  done: (amount: string, item_name: string) => `${amount} of ${item_name} thrown away.`,
  severalLead: (count: string) =>
    `All of ${count === '1' ? 'this item' : `these ${count} items`} is thrown away. It counts as waste, not as used.`,
  severalDone: (count: string) => (count === '1' ? '1 item thrown away.' : `${count} items thrown away.`),
  severalStopped: (done: string, count: string) => `${done} of ${count} are thrown away. Try again for the rest.`,
  nothingLeft: 'There is nothing left of these items.',
  failed: 'Failed to record what was thrown away. Please try again.',
} as const

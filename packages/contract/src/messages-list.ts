/** What the list says beyond the specification. Apart from messages.ts, which every visitor's first load carries. */
export const list_messages = {
  glance: {
    low: (count: string) => `${count} low`,
    expiring: (count: string) => `${count} expiring this week`,
    expired: (count: string) => `${count} expired`,
    running_out: (count: string) => `${count} running out this week`,
  },
  allWell: 'Nothing needs your attention.',
  glanceLabel: 'What needs attention',
  sort: { name: 'Name', expiry: 'Expiry', run_out: 'Runs out first', changed: 'Recently changed' },
  group: { category: 'Category', location: 'Location' },
  ungrouped: 'None',
  noCategory: 'No category',
  noLocation: 'No location',
  use: (amount: string, item_name: string) => `Use ${amount} of ${item_name}`,
  add: (amount: string, item_name: string) => `Add ${amount} of ${item_name}`,
} as const

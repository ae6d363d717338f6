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
  noItems: 'Choose at least one item',
  tooManyItems: (max: number) => `Choose at most ${max} items at once`,
  oneChange: 'Choose one change: a location, a category, or to delete the items',
  changed: (count: string) => (count === '1' ? '1 item changed.' : `${count} items changed.`),
  deleted: (count: string) => (count === '1' ? '1 item deleted.' : `${count} items deleted.`),
  changeFailed: 'Failed to change the items. Please try again.',
  selected: (count: string) => `${count} selected`,
  selectLabel: (item_name: string) => `Select ${item_name}`,
  moveTitle: 'Move to another location',
  categoryTitle: 'Change the category',
  deleteTitle: 'Delete Items',
  confirmDelete: (count: string) =>
    count === '1'
      ? 'Are you sure you want to delete 1 item with its history? This action cannot be undone.'
      : `Are you sure you want to delete ${count} items with their history? This action cannot be undone.`,
  use: (amount: string, item_name: string) => `Use ${amount} of ${item_name}`,
  add: (amount: string, item_name: string) => `Add ${amount} of ${item_name}`,
} as const

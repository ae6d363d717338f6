/** What is said about shortcuts. Apart from messages.ts: whoever never opens the sheet never loads it. */
export const shortcut_messages = {
  title: 'Keyboard shortcuts',
  lead: 'Single keys lead the quickest way: to the search, to a new item.',
  show: 'Show Shortcuts',
  use: 'Use keyboard shortcuts',
  kept: 'Kept in this browser.',
  what: {
    search: 'Search the inventory',
    add: 'Add an item',
    help: 'Show this list',
  },
} as const

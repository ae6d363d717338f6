/** What is said where an item is put on the shopping list from another screen. */
export const add_to_list_messages = {
  added: 'Added to your shopping list',
  addedSeveral: (count: string) => `${count} items added to your shopping list`,
  alreadyThere: 'Already on your shopping list',
  allThere: 'All of them are on your shopping list already',
  addedOthers: (added: string, there: string) => `${added} added to your shopping list, ${there} already on it`,
  failed: 'Failed to add to the shopping list. Please try again.',
  stopped: (added: string, count: string) => `${added} of ${count} added to your shopping list.`,
  notKept: 'This server keeps no shopping list of your own. It suggests what runs out.',
  viewList: 'View List',
  removed: 'Taken off your shopping list',
  undoFailed: 'Failed to take it off the shopping list. Please try again.',
} as const

/** What the quick-add line says. Apart from messages.ts, which every visitor's first load carries. */
export const quick_add_messages = {
  label: 'Quick add',
  example: '2 l milk fridge exp 12/24',
  newItem: 'New item',
  moreOf: (item_name: string) => `More of ${item_name}`,
  becomes: (amount: string) => `${amount} in all`,
  expires: (day: string) => `expires ${day}`,
  enterAdds: 'Enter adds it',
  unread: 'Type a name, and how much if you like.',
  nothingMore: (item_name: string) => `0 more of ${item_name} is nothing to add.`,
  failed: 'Failed to add it. What you typed is still here.',
  added: (amount: string, item_name: string) => `${amount} of ${item_name} added.`,
  undone: 'Undone.',
} as const

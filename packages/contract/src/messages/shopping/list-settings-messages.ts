/** The settings of an item that the shopping list follows. */
export const list_settings_messages = {
  title: 'Shopping Settings',
  packQuantity: 'Bought in packs of',
  packHelp: 'Leave empty to learn it from your purchases.',
  neverSuggest: 'Never suggest on the shopping list',
  neverHelp: 'You can still add it to the list yourself.',
  saved: 'Shopping settings saved',
  failed: 'Failed to save the shopping settings. Please try again.',
} as const

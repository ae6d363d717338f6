/** What the menu of an entry of the shopping list offers, and what is said once it is done. */
export const line_menu_messages = {
  notThisTime: 'Not This Time',
  neverSuggest: 'Never Suggest',
  remove: 'Remove',
  repeat: { 7: 'Repeat Every Week', 14: 'Repeat Every 2 Weeks', 30: 'Repeat Every Month' },
  doNotRepeat: 'Do Not Repeat',
  skipped: (name: string) => `${name} is off the list until the next shopping`,
  neverSuggested: (name: string) => `${name} is not suggested any more`,
  removed: (name: string) => `${name} is off the list`,
  repeats: (name: string, often: string) => `${name} comes back: ${often.toLowerCase()}`,
  repeatsNoMore: (name: string) => `${name} does not come back by itself`,
  broughtBack: (name: string) => `${name} is back on the list`,
  failed: (name: string) => `${name} could not be changed. Please try again.`,
} as const

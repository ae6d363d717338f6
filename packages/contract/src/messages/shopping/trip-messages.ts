const andMore = (names: readonly string[], shown: number): string => {
  const more = names.length - shown
  return more > 0 ? `${names.slice(0, shown).join(', ')} and ${more} more` : names.join(', ')
}

/** What is said after a shopping: what was bought, when it expires, what becomes of things that are no items. */
export const trip_messages = {
  bought: (names: readonly string[]) => `Bought: ${andMore(names, 3)}`,
  dates: 'Expiry Dates',
  sheetTitle: 'What You Bought',
  expiryOf: (name: string, amount: string) => `${name}, ${amount}: expires on`,
  fateOf: (name: string) => `${name} is no item yet`,
  justDone: 'Just done',
  keepIn: (category: string) => `Keep as an item: ${category}`,
  saved: 'Saved',
  notSaved: (names: readonly string[]) => `Not saved: ${andMore(names, 5)}. The rest is. Please try again.`,
  undone: 'Undone. The list is as it was before.',
  notUndone: (names: readonly string[]) => `Could not be undone: ${andMore(names, 5)}. The rest is as it was before.`,
} as const

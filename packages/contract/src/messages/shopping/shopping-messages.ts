/** What the shopping list says beyond messages.ts. */
export const shopping_messages = {
  viewDetails: 'View Details',
  title: 'Smart Shopping List',
  markPurchased: 'Mark Purchased',
  shopMode: 'Shop Mode',
  viewInventory: 'View Inventory',
  timeframeSlider: 'Prediction timeframe in days',
  /** What a narrow screen leaves out of the sentences of an entry, where the rest of the line says it. */
  longWords: { currentStock: 'Current ', suggested: ' purchase', confidence: 'Prediction confidence: ' },
  askedBy: (name: string) => `Asked for by ${name}`,
  more: (name: string) => `More for ${name}`,
  repeats: (days: number) =>
    days === 7 ? 'Every week' : days === 14 ? 'Every 2 weeks' : days === 30 ? 'Every month' : `Every ${days} days`,

  fieldLabel: 'Add to the list',
  fieldExample: 'Milk, 2 l juice, candles',
  nothingTyped: 'Say what to buy, for example: 2 l milk',
  added: (name: string) => `${name} is on the list`,
  takenOff: (name: string) => `${name} is off the list`,
  alreadyThere: (name: string) => `${name} was on the list already`,
  several: (names: readonly string[]) => (names.length > 3 ? `${names.length} things` : names.join(', ')),
  addedSeveral: (names: string) => `${names} are on the list`,
  takenOffSeveral: (names: string) => `${names} are off the list`,
  addFailed: 'This could not be added to the list. Please try again.',
  noEntries: 'This server keeps no entries of your own.',
} as const

/** What is told about a change of an item's unit. Apart from messages.ts: most visits never hear it. */
export const unit_messages = {
  cannotUndo: (recorded: string, now: string) =>
    `This was recorded in ${recorded}, and the item is counted in ${now} now: it cannot be undone. Correct the quantity instead.`,
  otherUnit: 'This is counted in another unit now. Look at it again before you record anything.',
  startsAnew: (unit: string) =>
    `Larder has learned how fast this is used in ${unit}. In another unit it starts anew; the history stays.`,
  isAlso: (before: string, after: string) => `${before} is ${after}.`,
  convert: 'Convert',
  keep: (amount: string) => `Keep ${amount}`,
  howMuch: (one: string) => `How much is ${one}?`,
  becomes: (before: string, after: string) => `${before} ${before.startsWith('1 ') ? 'becomes' : 'become'} ${after}.`,
  follows: 'The low stock threshold, the batches and the forecast follow. The history stays as it is.',
  mayBeEmpty: 'Leave it empty to keep the number as it is.',
  becomesNothing: (amount: string) => `${amount} would become nothing in that unit.`,
} as const

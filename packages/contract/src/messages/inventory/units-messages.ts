/** What is told about a change of an item's unit. Apart from messages.ts: most visits never hear it. */
export const unit_messages = {
  cannotUndo: (recorded: string, now: string) =>
    `This was recorded in ${recorded}, and the item is counted in ${now} now: it cannot be undone. Correct the quantity instead.`,
  startsAnew: (unit: string) =>
    `Larder has learned how fast this is used in ${unit}. In another unit it starts anew; the history stays.`,
  isAlso: (before: string, after: string) => `${before} is ${after}.`,
  convert: 'Convert',
} as const

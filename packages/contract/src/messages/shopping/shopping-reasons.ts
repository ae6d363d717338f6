/** Why something is on the shopping list. */
export const shopping_reasons = {
  lasts: (day: string, amount: string) => `Lasts until ${day} at about ${amount} a day`,
  /** Where the recorded use alone would make it last longer. */
  unrecorded: (amount: string) => `More is used than recorded: about ${amount} a day`,
  allGone: 'All gone',
  goesOff: (day: string) => (day === 'today' || day === 'tomorrow' ? `Goes off ${day}` : `Goes off on ${day}`),
  wentOff: 'Past its date',
  atMinimum: (amount: string) => `At your minimum of ${amount}`,
  belowMinimum: (amount: string) => `Below your minimum of ${amount}`,
  today: 'today',
  tomorrow: 'tomorrow',
} as const

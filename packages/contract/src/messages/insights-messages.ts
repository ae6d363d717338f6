const written = (count: number): string => count.toLocaleString('en-US')

/** What the page of insights says. Not part of messages.ts, which every first load carries. */
export const insights_messages = {
  lead: 'What came in, what was used and what was thrown away',
  period: 'Period',
  lastMonths: (months: number) => (months === 1 ? 'This month' : `Last ${months} months`),
  monthsInvalid: 'Months must be a whole number from 1 to 24',
  failed: 'Failed to load insights. Please try again later.',

  empty: 'Nothing to look back on yet',
  emptyReason: 'As soon as you record what you buy, use or throw away, this page shows it month by month.',
  viewInventory: 'View Inventory',

  byMonth: 'Month by Month',
  measure: 'Show',
  flows: { bought: 'Bought', used: 'Used', thrown_away: 'Thrown away' },
  measures: { money: 'Money', records: 'Times', kg: 'kg', l: 'l', pcs: 'Pieces' },
  month: 'Month',
  total: 'Total',
  times: (count: number) => (count === 1 ? 'once' : `${written(count)} times`),
  none: 'nothing',
  noPrice: 'no price known',
  flowTotal: (flow: string, amount: string) => `${flow}: ${amount}`,
  showTable: 'Show as Table',
  moneyKnown: (priced: number, records: number) =>
    `Money counts where a price is known: ${written(priced)} of ${written(records)} purchases.`,
  moneyUnknown:
    'No price is known for what was bought in this period. Give one when you record a purchase to see money here.',

  wasted: 'Most Often Thrown Away',
  wastedNothing: 'Nothing was thrown away in this period. Well done!',
  item: 'Item',
  howOften: 'How often',
  amount: 'Amount',
  money: 'Money',

  spending: 'Spending by Category',
  spendingNothing: 'No price is known for what was bought in this period.',
  category: 'Category',
  purchases: 'Purchases',
  otherCategories: 'All others',

  predictions: 'Predictions',
  cameTrue: (came_true: number, checked: number) => `${written(came_true)} of ${written(checked)} came true`,
  cameTrueShare: 'Share of predictions that came true',
  stated: (share: string, stated: string) => `That is ${share}; Larder had expected ${stated}.`,
  rule: 'A prediction came true when a thing was used up within three days of the predicted day, or within half of the predicted time where that is more.',
  tooFew:
    'Too few predictions could be checked yet. Keep recording what you use, and after a few run-outs Larder tells how often it was right.',

  notCounted:
    'Packs, bottles, cans and pieces are counted together. Corrections of a quantity are neither bought nor used. Items that were deleted for good are not counted.',
} as const

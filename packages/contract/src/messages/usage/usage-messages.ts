/** What use, purchase, history and prediction of an item are called on its screen. */
export const usage_messages = {
  recordConsumption: 'Record Consumption',
  recording: 'Recording...',
  usageHistory: 'Usage History',
  /** What somebody of several people did. */
  did: {
    consumed: (name: string, amount: string) => `${name} used ${amount}`,
    purchased: (name: string, amount: string) => `${name} bought ${amount}`,
    discarded: (name: string, amount: string) => `${name} threw away ${amount}`,
    opened: (name: string, amount: string) => `${name} opened ${amount}`,
    frozen: (name: string, amount: string) => `${name} froze ${amount}`,
    thawed: (name: string, amount: string) => `${name} thawed ${amount}`,
    moved: (name: string, amount: string) => `${name} moved ${amount}`,
    dated: (name: string, amount: string) => `${name} changed the date of ${amount}`,
  },
  undoLabel: (what: string, day: string) => `Undo: ${what} on ${day}`,
  usageHistoryEntries: 'Usage history entries',
  predictedDate: 'Predicted Date',
  confidence: 'Confidence',
  averageDailyConsumption: 'Average Daily Consumption',
  usageFrequency: 'Usage Frequency',
  lastCalculated: 'Last Calculated',
  smartPrediction: 'Smart Prediction',
  recordPurchase: 'Record Purchase',
  quantityAdded: 'Quantity Added',
  source: 'Source',
  expectedWaste: (part: string, all: string, isCounted: boolean, day: string) =>
    `${part} of ${all} will go off before you use ${isCounted ? 'them' : 'it'}, from ${day} on.`,
  recordTitle: 'Use and Restock',
  remainingQuantity: 'Remaining Quantity',
  slider: (label: string) => `${label} slider`,
  decrease: 'Decrease by 1',
  increase: 'Increase by 1',
  /** A default is a guess; the rest comes from the household's own dates. */
  keeps: {
    default: (time: string) => `A guess: things of this kind usually keep ${time}`,
    category: (time: string) => `Learned: your things of this kind usually keep ${time}`,
    item: (time: string) => `Learned: this usually keeps ${time}`,
  },
  keptFor: (days: number) => (days === 1 ? '1 day' : days <= 60 ? `${days} days` : `${Math.round(days / 30.4)} months`),
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
} as const

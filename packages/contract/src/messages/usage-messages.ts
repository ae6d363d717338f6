/** What use, purchase, history and prediction of an item are called on its screen. */
export const usage_messages = {
  recordConsumption: 'Record Consumption',
  recording: 'Recording...',
  usageHistory: 'Usage History',
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
  expectedWaste: (part: string, all: string, day: string) =>
    `${part} of ${all} will go off before you use them, from ${day} on.`,
  recordTitle: 'Use and Restock',
  remainingQuantity: 'Remaining Quantity',
  slider: (label: string) => `${label} slider`,
  decrease: 'Decrease by 1',
  increase: 'Increase by 1',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
} as const

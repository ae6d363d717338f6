/** What is said of the batches of an item: what came into the house at one time. */
export const item_batch_messages = {
  goesOffToday: 'goes off today',
  goesOffTomorrow: 'goes off tomorrow',
  goesOffOn: (day: string) => `goes off on ${day}`,
  wentOffYesterday: 'went off yesterday',
  wentOffAgo: (days: number) => `went off ${days} days ago`,
  wentOffOn: (day: string) => `went off on ${day}`,
  noDate: 'no date',
  available: (amount: string) => `of ${amount}`,
  opened: 'Opened',
  frozen: 'Frozen',
} as const

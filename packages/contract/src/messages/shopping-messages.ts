/** What the shopping list says beyond messages.ts. */
export const shopping_messages = {
  viewDetails: 'View Details',
  title: 'Smart Shopping List',
  markPurchased: 'Mark Purchased',
  viewInventory: 'View Inventory',
  timeframeSlider: 'Prediction timeframe in days',
} as const

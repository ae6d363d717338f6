/** Days between two uses of something of a category, before anything is known of this household; kept as logarithms. */
const usual_log_gaps = new Map(
  Object.entries({
    Bakery: 11.8,
    'Pet Supplies': 13.2,
    Beverages: 15,
    Dairy: 15.5,
    Meat: 16.6,
    Produce: 16.9,
    'Canned Goods': 17.2,
    Snacks: 17.2,
    Pantry: 17.5,
    Household: 18.5,
    'Personal Care': 18.9,
    Condiments: 19.7,
    Seafood: 20.2,
  }).map(([category, days]) => [category, Math.log(days)]),
)
const usual_log_gap = Math.log(16.2)

/** Logarithm of the days between two uses, as the category alone tells it. */
export function usualLogGap(category: string | null): number {
  return usual_log_gaps.get(category ?? '') ?? usual_log_gap
}

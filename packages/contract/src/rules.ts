import {
  category_colours,
  consumption,
  default_categories,
  depletion_days,
  type PaletteName,
  prediction_confidence,
  receipt_defaults,
  recognition_confidence,
} from './constants.ts'
import { messages } from './messages.ts'

/** Low stock is a threshold that is set and reached; without a threshold nobody asked to be told. */
export function isLowStock(item: { quantity: number; low_stock_threshold: number | null }): boolean {
  return item.low_stock_threshold !== null && item.quantity <= item.low_stock_threshold
}

/** What expires today is still good today, so only an earlier day counts. */
export function isExpired(expiry_date: string | null, today: string): boolean {
  return expiry_date !== null && expiry_date.slice(0, 10) < today
}

/** The form's words for categories, the first that is found first. */
export const form_guesses: readonly (readonly [readonly string[], string])[] = [
  [['milk', 'cheese', 'yogurt'], 'Dairy'],
  [['bread', 'cereal'], 'Grains'],
  [['apple', 'banana', 'fruit', 'vegetable', 'carrot', 'potato'], 'Produce'],
  [['meat', 'chicken', 'beef'], 'Meat'],
]

const receipt_guesses: typeof form_guesses = [
  [['milk', 'cheese', 'yogurt'], 'Dairy'],
  [['bread', 'cake', 'pastry'], 'Bakery'],
  [['apple', 'banana', 'fruit', 'vegetable'], 'Produce'],
  [['chicken', 'beef', 'pork'], 'Meat'],
  [['water', 'soda', 'juice'], 'Beverages'],
]

function guess(table: typeof form_guesses, name: string): string | undefined {
  const lower = name.toLowerCase()
  return table.find(([words]) => words.some((word) => lower.includes(word)))?.[1]
}

/** The form's guess applies only where the household has that category; otherwise the person chooses. */
export function guessItemCategory(item_name: string, categories: readonly string[]): string | undefined {
  const category = guess(form_guesses, item_name)
  return category !== undefined && categories.includes(category) ? category : undefined
}

/** Where nobody chose a category: whoever left it there filed nothing. */
const filedBy = (category: string | null | undefined): string | undefined =>
  category && category !== receipt_defaults.category ? category : undefined

/**
 * A receipt line always gets a category, so that a review can be saved without touching each card: what the household filed under
 * that name, then the specification's words, then what a lexicon knows.
 */
export function guessReceiptCategory(
  product_name: string,
  { filed, known }: { readonly filed?: string | null | undefined; readonly known?: string | null | undefined } = {},
): string {
  return filedBy(filed) ?? guess(receipt_guesses, product_name) ?? filedBy(known) ?? receipt_defaults.category
}

/** The words for a run-out in whole days; the next two days are urgent and have their own. */
export function depletionLabel(days: number): string {
  if (days <= 0) return messages.prediction.runningOutToday
  if (days === 1) return messages.prediction.runningOutTomorrow
  return messages.prediction.runningOutIn(days)
}

/** The words for an expiry in whole days from today on. */
export function expiryLabel(days: number): string {
  if (days <= 0) return messages.inventory.expiresToday
  return days === 1 ? messages.inventory.expiresTomorrow : messages.inventory.expiresIn(days)
}

/** The category of ours that a product's own categories, separated by commas, name too. */
export function findKnownCategory(categories: string | null): string | null {
  const words = (categories ?? '').split(',').map((word) => word.trim().toLowerCase())
  return default_categories.find((category) => words.includes(category.toLowerCase())) ?? null
}

function depletionColour(days: number, limits: { red: number; amber: number }): PaletteName {
  if (days <= limits.red) return 'error'
  return days <= limits.amber ? 'warning' : 'success'
}

/** Colour of the prediction chip: the item's page warns a week ahead. */
export function predictionDepletionColour(days: number): PaletteName {
  return depletionColour(days, depletion_days.prediction)
}

/** Colour on the shopping list, where everything is close and the limits are tighter. */
export function shoppingDepletionColour(days: number): PaletteName {
  return depletionColour(days, depletion_days.shopping)
}

/** How sure a prediction is, in a word. */
export function predictionConfidenceBand(confidence_level: number): 'High' | 'Medium' | 'Low' {
  if (confidence_level >= prediction_confidence.high) return 'High'
  return confidence_level >= prediction_confidence.medium ? 'Medium' : 'Low'
}

/** Colour of a prediction's confidence on the shopping list. */
export function shoppingConfidenceColour(confidence_level: number): PaletteName {
  const band = predictionConfidenceBand(confidence_level)
  return band === 'High' ? 'success' : band === 'Medium' ? 'warning' : 'error'
}

/** How sure a recognised product is, in words. */
export function recognitionConfidenceBand(confidence: number): 'Very High' | 'High' | 'Medium' | 'Low' | 'Very Low' {
  if (confidence >= recognition_confidence.very_high) return 'Very High'
  if (confidence >= recognition_confidence.high) return 'High'
  if (confidence >= recognition_confidence.medium) return 'Medium'
  return confidence >= recognition_confidence.low ? 'Low' : 'Very Low'
}

/** Colour of a recognised product's confidence badge and bar. */
export function recognitionConfidenceColour(confidence: number): PaletteName {
  if (confidence < recognition_confidence.low) return 'error'
  return confidence < recognition_confidence.high ? 'warning' : 'success'
}

/** Chip colour of a category; a household's own categories stay neutral. */
export function categoryColour(category: string | null): PaletteName {
  // A household may call a category anything, `constructor` included.
  const isKnown = category !== null && Object.hasOwn(category_colours, category)
  return (isKnown && category_colours[category]) || 'default'
}

/** Big stocks move in halves, small ones in tenths: a thumb cannot hit finer steps. */
export function consumptionSliderStep(quantity: number): number {
  return quantity > consumption.slider_step_threshold ? consumption.slider_step_above : consumption.slider_step
}

/** The likeliest new quantity: one less than now. */
export function defaultRemainingQuantity(quantity: number): number {
  return Math.max(0, Number((quantity - consumption.button_step).toFixed(3)))
}

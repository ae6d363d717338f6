import type { receipt_categories } from '@larder/contract/constants'

/** Where a thing is usually kept. */
export type Place = 'Fridge' | 'Freezer' | 'Pantry' | 'Bathroom' | 'Cupboard'

/**
 * One kind of groceries: what it is filed under, where it is kept, for how many days it keeps from the day of purchase
 * (null where nobody looks), and what it is called.
 *
 * Words are written as a dictionary has them and compared without accents and case; inflected endings need no entry.
 * `-milch` may also end a compound (Vollmilch), `ice_cream` are two words in a row. `rank` decides between two words of
 * one line: 3 names a form whatever it tastes of (juice, soup, frozen), 2 a thing, 1 what is as often a flavour (apple).
 */
export interface GroceryRow {
  readonly category: Exclude<(typeof receipt_categories)[number], 'Other'>
  readonly place: Place
  readonly days: number | null
  readonly rank: 1 | 2 | 3
  readonly words: string
}

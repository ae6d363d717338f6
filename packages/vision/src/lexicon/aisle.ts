import type { receipt_categories } from '@larder/contract/constants'

/** Where a thing is usually kept. */
export type Place = 'Fridge' | 'Freezer' | 'Pantry' | 'Bathroom' | 'Cupboard'

/**
 * Products that share what they are filed under, where they are kept and for how many days they keep from the day of
 * purchase (null where nobody looks).
 *
 * `entries` has a line for each product, its name as a household says it and the words for it: `Ketchup: ketchup ketçap`.
 * Words are written as a dictionary has them and compared without accents and case; inflected endings need no entry.
 * `-milch` may also end a compound (Vollmilch), `ice_cream` are two words in a row, `~sale` counts on receipts and not on
 * packets, where it may mean something else. `Caramel?` is as often a flavour of something else, `Milk+` also a part of
 * other things, beside whose names it says nothing; `Lettuce!` is no flavour although its aisle has rank 1.
 * `rank` decides between two words of one line: 3 names a form whatever it tastes of (juice, soup, frozen), 2 a thing,
 * 1 what is as often a flavour (apple).
 */
export interface Aisle {
  readonly category: Exclude<(typeof receipt_categories)[number], 'Other'>
  readonly place: Place
  readonly days: number | null
  readonly rank: 1 | 2 | 3
  readonly entries: string
}

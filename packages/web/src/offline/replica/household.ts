import { type Item } from '@larder/contract/item'

/** How this phone finds an item as it is now, its own changes included. */
export type FindItem = (item_id: number) => Item | undefined

/** What this phone knows of the household beside the answer that it looks at. */
export interface Household {
  readonly findItem: FindItem
  /** Where the household's day begins and ends; without it this phone's day counts. */
  readonly time_zone: string | undefined
}

/** What the list says of a search that found nothing. */
export const search_messages = {
  similar: (q: string) => `Similar to "${q}"`,
  elsewhere: (q: string) => `"${q}" as a place, category, note or barcode`,
  /** For whoever listens. */
  count: (count: string) => (count === '1' ? '1 item is similar' : `${count} items are similar`),
  add: (q: string) => `Add "${q}"`,
  putOnList: (q: string) => `Put "${q}" on the list`,
} as const

/** What the list says of a search that found nothing. */
export const search_messages = {
  similar: (q: string) => `Similar to "${q}"`,
  /** Headings of what was found in other fields; a place or a category is called as the household calls it. */
  elsewhere: {
    location: (name: string) => `Location: ${name}`,
    category: (name: string) => `Category: ${name}`,
    notes: (q: string) => `"${q}" in the notes`,
    barcode: (q: string) => `"${q}" in the barcode`,
  },
  notInName: (q: string) => `No name, description or brand has "${q}".`,
  /** For whoever listens. */
  count: (count: string) => (count === '1' ? '1 item is similar' : `${count} items are similar`),
  add: (q: string) => `Add "${q}"`,
  putOnList: (q: string) => `Put "${q}" on the list`,
} as const

import { type Item } from '@larder/contract/item'

/** Where a household keeps things, the most used place first, as the server ranks them. */
export function rankPlaces(items: Iterable<Pick<Item, 'location' | 'lots'>>): string[] {
  const counts = new Map<string, number>()
  for (const { location, lots = [] } of items)
    for (const place of [location, ...lots.map((lot) => lot.location)]) {
      const name = place?.trim() ?? ''
      if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  return [...counts]
    .toSorted(([one, few], [other, many]) => many - few || (one < other ? -1 : 1))
    .map(([place]) => place)
}

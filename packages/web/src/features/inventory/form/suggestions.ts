import { type Item } from '@larder/contract/item'

const most_suggestions = 50

/** What the household writes in a field, most used first, so that one shelf does not get three names. */
export function suggestionsFrom(
  items: readonly Item[],
  field: 'location' | 'brand' | 'unit_of_measure',
  common: readonly string[] = [],
): string[] {
  const uses = new Map<string, number>(common.map((text) => [text, 0]))
  for (const item of items) {
    const text = item[field]?.trim()
    if (text) uses.set(text, (uses.get(text) ?? 0) + 1)
  }
  const by_use = [...uses].toSorted(([, a], [, b]) => b - a)
  return by_use.slice(0, most_suggestions).map(([text]) => text)
}

import { messages } from '@larder/contract/messages'
import { type ShoppingListEntry } from '@larder/contract/shopping'

export interface ShoppingGroup {
  category: string
  entries: ShoppingListEntry[]
}

/** The list by category, as shops are laid out; the most urgent thing puts its category first. */
export function groupByCategory(entries: readonly ShoppingListEntry[]): ShoppingGroup[] {
  const groups = new Map<string, ShoppingListEntry[]>()
  for (const entry of entries) {
    const category = entry.category || messages.shopping.uncategorized
    const group = groups.get(category)
    if (group) group.push(entry)
    else groups.set(category, [entry])
  }
  return Array.from(groups, ([category, members]) => ({ category, entries: members }))
}

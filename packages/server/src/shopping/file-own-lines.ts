import type { ShoppingListLine } from '@larder/contract/shopping'
import { guessGrocery } from '@larder/vision/lexicon/guess-grocery'
import { startSlices } from '../event-loop/slices.ts'

/** What somebody wrote down is filed by the word list, since a shop is walked by category. */
export async function fileOwnLines(lines: Iterable<ShoppingListLine>): Promise<ShoppingListLine[]> {
  const slices = startSlices()
  const filed: ShoppingListLine[] = []
  for (const line of lines) {
    const isOwn = line.item_id === null
    filed.push(isOwn ? { ...line, category: guessGrocery(line.item_name)?.category ?? null } : line)
    if (slices.isDue()) await slices.rest()
  }
  return filed
}

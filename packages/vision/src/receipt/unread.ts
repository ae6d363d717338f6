import { isBalanced } from './values/balance.ts'
import type { Entry, Reading } from './layout/layout.ts'
import type { Line } from './layout/lines.ts'
import { readTimes } from './values/quantities.ts'

/**
 * Goods whose names could not be read: rows with nothing but a price, and only where the receipt adds up with all of
 * them and not without. They are said to a person instead of being left out; a number elsewhere is no thing.
 */
export function findUnread(
  lines: readonly Line[],
  { entries, adjustments }: Pick<Reading, 'entries' | 'adjustments'>,
  targets: readonly number[],
): Entry[] {
  const used = new Set(entries.flatMap((entry) => entry.lines))
  const unread = lines.flatMap((line): Entry[] => {
    const { price, topic, named, tokens } = line
    if (price === null || price <= 0 || topic !== null || named || used.has(line)) return []
    if (readTimes(tokens) !== null) return []
    return [{ name: '', price, quantity: null, count: null, lines: [line] }]
  })
  return unread.length > 0 && isBalanced([...entries, ...unread], adjustments, targets) ? unread : []
}

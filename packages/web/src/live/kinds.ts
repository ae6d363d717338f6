import { type LiveKind } from '@larder/contract/live'
import { type QueryKey } from '@tanstack/react-query'

// Hints for what somebody is typing, the order of a shop in somebody's hand, and months of journal that take long to add
// up: asked for again when they are next opened.
const quiet: readonly unknown[] = ['guess', 'guesses', 'shelf-lives', 'likely', 'shops', 'insights']

/** What of the household a query is about; null where no other phone can change it. */
export function kindOf([root, part]: QueryKey): LiveKind | null {
  if (root === 'household') return 'household'
  if (root !== 'inventory') return null
  return part === 'shopping-list' || part === 'notices' ? part : 'inventory'
}

/** Whether a query is asked for again while it is shown. */
export const isShownLive = (key: QueryKey): boolean => !quiet.includes(key[1])

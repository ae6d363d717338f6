import { type Query, type QueryCache } from '@tanstack/react-query'
import { CallError } from '../../api/client/failure.ts'
import { inventory_keys, shopping_keys } from '../../api/keys.ts'

/** A server that is in trouble or does not answer. One that refuses has answered: what it says is for the screen. */
function isServerFailure(error: unknown): boolean {
  return !(error instanceof CallError) || error.status === 0 || error.status === 429 || error.status >= 500
}

type Shown = Pick<Query, 'queryKey' | 'state' | 'isActive'>

/** The rule for every screen: it shows kept data where it has some, and its last question was not answered. */
export function isStale(query: Shown, is_offline: boolean): boolean {
  const { state } = query
  if (state.data === undefined || !query.isActive()) return false
  return is_offline || (state.status === 'error' && isServerFailure(state.error))
}

// What a screen is about. The rest of it, such as the bell, speaks only where none of these does.
const main_keys: readonly (readonly unknown[])[] = [
  [...inventory_keys.all, 'item'],
  shopping_keys.all,
  ['insights'],
  inventory_keys.items,
]

const own_length = 3

function rankOf({ queryKey }: Pick<Query, 'queryKey'>): number {
  const rank = main_keys.findIndex((key) => key.every((part, place) => part === queryKey[place]))
  // The history and the like lie below their item.
  return rank === -1 || queryKey.length > own_length ? main_keys.length : rank
}

/** The stale queries of what is on the screen, that which the screen is about first. */
export function listStale(cache: QueryCache, is_offline: boolean): Query[] {
  return cache
    .getAll()
    .filter((query) => isStale(query, is_offline))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
}

import { grocery_api, type GroceryGuess } from '@larder/contract/calls/grocery-api'
import { guessItemCategory } from '@larder/contract/rules'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../api/client/call.ts'
import { inventory_keys } from '../api/keys.ts'
import { useSettled } from '../ui/form/use-settled.ts'

const pause_ms = 250
const patience_ms = 400
const least_letters = 2

// Below the inventory: what the household has decides with.
const guessQuery = (name: string) => ({
  queryKey: [...inventory_keys.all, 'guess', name],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(grocery_api.guessGrocery, { query: { q: name } }, { signal }),
  staleTime: Infinity,
  retry: false,
})

/** What a thing of that name may be; null until it is known, and where the server has no guesses. */
export function useGroceryGuess(typed: string): GroceryGuess | null {
  const name = typed.trim()
  const asked = useSettled(name, pause_ms)
  const isAsked = asked.length >= least_letters
  const { data } = useQuery({
    ...guessQuery(asked),
    enabled: isAsked,
    // Who types on sees what was guessed so far instead of a flicker.
    placeholderData: (before, query) => (asked.startsWith(String(query?.queryKey.at(-1))) ? before : undefined),
  })
  return (isAsked && name.startsWith(asked) && data) || null
}

/** The guess for a name that is about to be saved, where it comes in time. */
export function takeGroceryGuess(queries: QueryClient, name: string): Promise<GroceryGuess | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience_ms, null))
  return Promise.race([queries.fetchQuery(guessQuery(name.trim())).catch(() => null), late])
}

/** The household's own way first, then the specification's words, then the word list; only a category that there is. */
export function guessCategory(
  item_name: string,
  categories: readonly string[],
  guess: GroceryGuess | null,
): string | undefined {
  const guessed = categories.find((category) => category === guess?.category)
  return (guess?.is_own ? guessed : undefined) ?? guessItemCategory(item_name, categories) ?? guessed
}

import { grocery_api, type GroceryGuess } from '@larder/contract/calls/grocery-api'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../api/client/call.ts'
import { inventory_keys, items_query } from '../api/keys.ts'

const pause_ms = 250
const patience_ms = 800
const least_letters = 2

// Below the inventory: what the household has decides with.
/** Asks what a thing of that name may be; where nobody answers, this phone says what it knows. */
export const groceryGuessQuery = (name: string) => ({
  queryKey: [...inventory_keys.all, 'guess', name],
  queryFn: async ({ signal, client }: { signal: AbortSignal; client: QueryClient }): Promise<GroceryGuess> => {
    try {
      return await call(grocery_api.guessGrocery, { query: { q: name } }, { signal })
    } catch (error) {
      if (signal.aborted) throw error
      const { guessLocally } = await import('./guess-locally.ts')
      return guessLocally(name, client.getQueryData(items_query.queryKey) ?? [])
    }
  },
  staleTime: Infinity,
  retry: false,
})

/** What a thing of that name may be; null until it is known. */
export function useGroceryGuess(typed: string): GroceryGuess | null {
  const name = typed.trim()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(name), pause_ms)
    return () => clearTimeout(timer)
  }, [name])
  const isAsked = asked.length >= least_letters
  const { data } = useQuery({
    ...groceryGuessQuery(asked),
    enabled: isAsked,
    // Who types on sees what was guessed so far instead of a flicker.
    placeholderData: (before, query) => (asked.startsWith(String(query?.queryKey.at(-1))) ? before : undefined),
  })
  return (isAsked && name.startsWith(asked) && data) || null
}

/** The guess for a name that is about to be saved, where it comes in time. */
export function takeGroceryGuess(queries: QueryClient, name: string): Promise<GroceryGuess | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience_ms, null))
  return Promise.race([queries.fetchQuery(groceryGuessQuery(name.trim())).catch(() => null), late])
}

interface NameGuessProps {
  name: string
  onGuess: (guess: GroceryGuess | null) => void
}

/** Tells what is guessed from a name; a component, so that a form can stand before it is there. */
export function NameGuess({ name, onGuess }: NameGuessProps): null {
  const guess = useGroceryGuess(name)
  useEffect(() => onGuess(guess), [guess, onGuess])
  return null
}

import { default_categories } from '@larder/contract/constants'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { categories_query, inventory_keys } from '../../../api/keys.ts'
import { groceryGuessQuery } from '../../grocery-guess.ts'
import { type ListLine } from '../list-line.ts'
import { type Fate } from './save-trip.ts'

/** What becomes of each thing that is no item: kept where its category can be guessed, until somebody says otherwise. */
export function useFates(texts: readonly ListLine[]) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string | null>>>({})
  const { data: categories = default_categories } = useQuery(categories_query)
  const queryClient = useQueryClient()
  const names = texts.map(({ item_name }) => item_name)
  const { data: guesses } = useQuery({
    queryKey: [...inventory_keys.all, 'guesses', names],
    // A server without guesses leaves the choice to the person.
    queryFn: () => Promise.all(names.map((name) => queryClient.fetchQuery(groceryGuessQuery(name)).catch(() => null))),
    staleTime: Infinity,
  })
  const fates = texts.map((line, index): Fate => {
    const own = chosen[line.key]
    return { line, category: own === undefined ? (guesses?.[index]?.category ?? null) : own }
  })
  const setFate = (line: ListLine, category: string | null): void =>
    setChosen((now) => ({ ...now, [line.key]: category }))
  return { fates, setFate, categories }
}

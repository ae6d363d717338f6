import { default_categories } from '@larder/contract/constants'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { categories_query } from '../../../api/keys.ts'
import { groceryGuessQuery } from '../../grocery-guess.ts'
import { type ListLine } from '../list-line.ts'
import { type Fate } from './save-trip.ts'

/** What becomes of each thing that is no item: kept where its category can be guessed, until somebody says otherwise. */
export function useFates(texts: readonly ListLine[]) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string | null>>>({})
  const { data: categories = default_categories } = useQuery(categories_query)
  const guesses = useQueries({ queries: texts.map(({ item_name }) => groceryGuessQuery(item_name)) })
  const fates = texts.map((line, index): Fate => {
    const own = chosen[line.key]
    return { line, category: own === undefined ? (guesses[index]?.data?.category ?? null) : own }
  })
  const setFate = (line: ListLine, category: string | null): void =>
    setChosen((now) => ({ ...now, [line.key]: category }))
  return { fates, setFate, categories }
}

import { type Item } from '@larder/contract/item'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { items_query } from '../../../api/keys.ts'
import { type KnownThings } from './name-edit.ts'

const none: readonly Item[] = []

/** What typed names are compared with: the household's items, kept offline too, and the lexicon, fetched for a review. */
export function useKnownThings(isWanted: boolean): RefObject<KnownThings> {
  const { data: items = none } = useQuery({ ...items_query, enabled: isWanted })
  const known = useRef<KnownThings>({ items, guessByWords: () => null })
  useLayoutEffect(() => {
    known.current = { ...known.current, items }
  }, [items])
  useEffect(() => {
    if (!isWanted) return
    import('@larder/contract/guess-grocery-words').then(
      ({ guessByWords }) => void (known.current = { ...known.current, guessByWords }),
      () => undefined,
    )
  }, [isWanted])
  return known
}

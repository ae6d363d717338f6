import { type Item } from '@larder/contract/item'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { items_query } from '../../../api/keys.ts'
import { type Draft } from './draft.ts'
import { withValue } from './edits.ts'

const none: readonly Item[] = []

/** What a typed name makes of a card, by the items of the household, which are kept offline too, and by the lexicon. */
export function useNameEdit(isWanted: boolean): RefObject<(draft: Draft, item_name: string) => Partial<Draft>> {
  const { data: items = none } = useQuery({ ...items_query, enabled: isWanted })
  const known = useRef(items)
  const edit = useRef((draft: Draft, item_name: string) => withValue(draft, 'item_name', item_name))
  useLayoutEffect(() => void (known.current = items), [items])
  useEffect(() => {
    if (!isWanted) return
    // Nobody types before there is a card: it is no part of the first load.
    import('./name-edit.ts').then(
      ({ withName }) => void (edit.current = (draft, item_name) => withName(draft, item_name, known.current)),
      () => undefined,
    )
  }, [isWanted])
  return edit
}

import { api } from '@larder/contract/calls/api'
import { item_form_categories } from '@larder/contract/constants'
import { type Item } from '@larder/contract/item'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/client/call.ts'
import { CallError } from '../../api/client/failure.ts'
import { categories_query, inventory_keys, items_query } from '../../api/keys.ts'
import { sortByName } from './filter/by-name.ts'

/** The whole inventory by name: searching 5,000 items here is faster than asking for them again. */
export function useItems() {
  return useQuery({
    ...items_query,
    select: sortByName,
  })
}

/** The categories to choose from; the specification's list stands in while the server has none to offer. */
export function useCategories(): readonly string[] {
  const { data } = useQuery(categories_query)
  return data !== undefined && data.length > 0 ? data : item_form_categories
}

/** How to load one item, for the screens and for whoever needs it fresh. */
export function itemQuery(item_id: string) {
  return {
    queryKey: inventory_keys.item(item_id),
    queryFn: ({ signal }: { signal: AbortSignal }) => call(api.getItem, { params: { id: item_id } }, { signal }),
  }
}

/** One item; coming from the list it is on screen at once and then made sure of. */
export function useItem(item_id: string) {
  const queryClient = useQueryClient()
  return useQuery({
    ...itemQuery(item_id),
    placeholderData: () =>
      queryClient.getQueryData<Item[]>(inventory_keys.items)?.find((item) => String(item.item_id) === item_id),
  })
}

/** True where the server says that there is no such item, which is an answer and no failure. */
export function isMissing(error: unknown): boolean {
  return error instanceof CallError && error.status === 404
}

/** One item as it is right now, for a form that somebody will type into: nothing arrives below their hands later, but `current` tells. */
export function useItemToEdit(item_id: string) {
  const query = useQuery({
    ...itemQuery(item_id),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const isFresh = query.isSuccess && query.isFetchedAfterMount
  const [opened, setOpened] = useState<Item | null>(null)
  if (opened === null && isFresh) setOpened(query.data)
  return { item: opened, current: query.data, error: opened === null ? query.error : null, refetch: query.refetch }
}

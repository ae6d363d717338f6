import { type Item } from '@larder/contract/item'
import { list_messages } from '@larder/contract/messages/inventory/list-messages'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { predictions_query } from '../../../api/predictions.ts'
import { filterItems } from '../filter/filter.ts'
import { countConcerns, type DaysLeft, hasConcern } from '../filter/concerns.ts'
import { groupItems, sortItems } from '../filter/order.ts'
import { findingOf } from '../search/finding.ts'
import { type ListView } from '../filter/use-list-filter.ts'

const others = { category: list_messages.noCategory, location: list_messages.noLocation } as const

/** The list as it is asked for: what needs attention in it, and its items in their order under their headings. */
export function useListView(items: readonly Item[] | undefined, view: ListView, today: string) {
  const { q, category, location, show, sort, group } = view
  const { data: predictions, isError, refetch } = useQuery(predictions_query)
  const daysLeft = useMemo<DaysLeft>(
    () => (item_id) => predictions?.[item_id]?.days_until_depletion ?? null,
    [predictions],
  )
  const counts = useMemo(() => items && countConcerns(items, today, daysLeft), [items, today, daysLeft])
  // Without the search, which changes with every key.
  const unsearched = useMemo(() => {
    const found = filterItems(items ?? [], { q: '', category, location })
    const concerning = show === '' ? found : found.filter((item) => hasConcern(item, show, today, daysLeft))
    return sortItems(concerning, sort, daysLeft)
  }, [items, category, location, show, sort, today, daysLeft])
  const shown = useMemo(() => filterItems(unsearched, { q, category: '' }), [unsearched, q])
  const finding = useMemo(() => findingOf(q), [q])
  const sections = useMemo(
    () => groupItems(shown, group === '' ? null : group, group === '' ? '' : others[group]),
    [shown, group],
  )
  const prediction_failure = isError ? { retry: () => void refetch() } : null
  return { counts, unsearched, shown, finding, sections, prediction_failure }
}

export type ListContents = ReturnType<typeof useListView>

import { messages } from '@larder/contract/messages'
import { list_messages } from '@larder/contract/messages/inventory/list-messages'
import { formatQuantity } from '@larder/contract/values/numbers'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useCanWrite } from '../../../session/can-write.ts'
import { useToday } from '../../../session/session.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useIsPhone } from '../../../ui/use-media-query.ts'
import { prepareFilters } from '../filter/FiltersPanel.tsx'
import { SearchBox } from '../filter/SearchBox.tsx'
import { useListFilter } from '../filter/use-list-filter.ts'
import { ListButtons, ListDock, ListPrimary } from './InventoryActions.tsx'
import css from './InventoryList.module.css'
import { InventoryList } from './InventoryList.tsx'
import { useArrival } from './arrival.ts'
import { noteList } from '../back-link.tsx'
import { useListView } from './use-list-view.ts'
import { useItems } from '../use-items.ts'

export { prepareList } from './prepare-list.ts'

/** The screen, with the filters that its address asks for. */
export async function loadScreen(): Promise<typeof InventoryScreen> {
  await prepareFilters()
  return InventoryScreen
}

/** My Inventory: everything the household has, and the way to any of it. */
export function InventoryScreen() {
  const { data: items, isError, isFetching, refetch } = useItems()
  const today = useToday()
  const canWrite = useCanWrite()
  const isPhone = useIsPhone()
  const { filter, field, controls } = useListFilter()
  const view = useListView(items, filter, today)
  const address = useLocation()
  useEffect(() => noteList(address), [address])
  useArrival(refetch, items !== undefined)
  const refresh = (): void => void refetch()
  const isEmpty = items?.length === 0
  const summary = items
    ? messages.inventory.listed(formatQuantity(view.shown.length), formatQuantity(items.length))
    : ''

  return (
    <Page
      title={list_messages.title}
      lead={isPhone && !isEmpty && <output className={css.count}>{summary}</output>}
      search={isEmpty ? null : <SearchBox field={field} />}
      primary={canWrite && !isPhone ? <ListPrimary is_empty={isEmpty} /> : undefined}
      toolbar={!isPhone && <ListButtons busy={isFetching} refetch={refetch} />}
      dock={isPhone && <ListDock items={items} busy={isFetching} refetch={refetch} />}
    >
      {isError && (
        <div className={`screen-only ${css.failure}`}>
          <ErrorState message={messages.inventory.loadFailed} onRetry={refresh} />
        </div>
      )}
      {/* A failed refresh takes nothing away: what was loaded before stays below the message. */}
      {(items || !isError) && (
        <InventoryList q={filter.q.trim()} {...{ items, today, controls, field, view, summary, isPhone }} />
      )}
    </Page>
  )
}

import { messages } from '@larder/contract/messages'
import { list_messages } from '@larder/contract/messages/inventory/list-messages'
import { useCanWrite } from '../../../session/can-write.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { RefreshButton } from '../../../ui/page/refresh-button.tsx'
import { AddItemButton, InsightsButton, ScanReceiptButton, ShoppingListButton } from './InventoryActions.tsx'
import css from './InventoryList.module.css'
import { InventoryList } from './InventoryList.tsx'
import { ScanBarcodeButton, ScanProductButton } from '../form/ScanButtons.tsx'
import { useArrival } from './arrival.ts'
import { useItems } from '../use-items.ts'

export { prepareList } from './prepare-list.ts'

/** My Inventory: everything the household has, and the way to any of it. */
export function InventoryScreen() {
  const { data: items, isError, isFetching, refetch } = useItems()
  const canWrite = useCanWrite()
  useArrival(refetch, items !== undefined)
  const refresh = (): void => void refetch()

  return (
    <Page
      title={list_messages.title}
      primary={
        canWrite ? (
          <>
            <ScanBarcodeButton />
            <AddItemButton is_quiet={items?.length === 0} />
          </>
        ) : undefined
      }
      toolbar={
        <>
          <ShoppingListButton />
          {canWrite && <ScanReceiptButton />}
          {canWrite && <ScanProductButton is_wide_only />}
          <RefreshButton busy={isFetching} onClick={refresh} />
          <InsightsButton />
        </>
      }
    >
      {isError && (
        <div className={`screen-only ${css.failure}`}>
          <ErrorState message={messages.inventory.loadFailed} onRetry={refresh} />
        </div>
      )}
      {/* A failed refresh takes nothing away: what was loaded before stays below the message. */}
      {(items || !isError) && <InventoryList items={items} />}
    </Page>
  )
}

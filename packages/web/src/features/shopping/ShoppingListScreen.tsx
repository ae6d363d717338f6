import ShoppingCartCheckoutRounded from '@mui/icons-material/ShoppingCartCheckoutRounded'
import { messages } from '@larder/contract/messages'
import { type ShoppingListEntry } from '@larder/contract/shopping'
import { shopping_messages } from '@larder/contract/messages/shopping-messages'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/page/page.tsx'
import { ShoppingActions } from './ShoppingActions.tsx'
import { ShoppingGroups } from './ShoppingGroups.tsx'
import { ShoppingSkeleton } from './ShoppingSkeleton.tsx'
import { clearBought, useTicks } from './ticks.ts'
import { TimeframeSlider } from './TimeframeSlider.tsx'
import { loadFailureText, useDays, useShoppingList } from './use-shopping-list.ts'
import { usePurchases } from './purchase.ts'

const nothing: readonly ShoppingListEntry[] = []

/** Smart Shopping List: what runs out soon, ticked off in the shop and put on the shelves with one press. */
export function ShoppingListScreen() {
  const [days, setDays] = useDays()
  const { data, error, isFetching, refetch } = useShoppingList(days)
  const [ticks, changeTicks] = useTicks()
  const purchases = usePurchases((bought) => changeTicks((now) => clearBought(now, bought)))
  const entries = data ?? nothing
  const refresh = useCallback(() => void refetch(), [refetch])

  function markPurchased(): void {
    const selected = entries.filter(({ item_id }) => ticks.ticked.includes(item_id))
    purchases.purchase(
      selected.map(({ item_id, suggested_quantity }) => ({
        item_id,
        quantity_added: ticks.amounts[item_id] ?? suggested_quantity,
      })),
    )
  }
  const failed = entries.filter(({ item_id }) => purchases.failed.includes(item_id))

  return (
    <Page
      title={shopping_messages.title}
      // A line that is not known yet keeps its place.
      lead={<output>{data && data.length > 0 ? messages.shopping.lead(data.length) : '\u00a0'}</output>}
      actions={<ShoppingActions busy={isFetching} onRefresh={refresh} />}
      primary={
        <Button
          variant="contained"
          startIcon={<ShoppingCartCheckoutRounded />}
          disabled={purchases.isPending}
          aria-busy={purchases.isPending}
          onClick={markPurchased}
        >
          {shopping_messages.markPurchased}
        </Button>
      }
    >
      <TimeframeSlider days={days} onChange={setDays} />
      {error && (
        <Box className="screen-only" sx={{ mb: 2 }}>
          <ErrorState message={loadFailureText(error)} onRetry={refresh} />
        </Box>
      )}
      {purchases.failed.length > 0 && (
        <Alert severity="error" className="screen-only" sx={{ mb: 2 }}>
          <div>{messages.shopping.purchaseFailed}</div>
          {failed.length > 0 && messages.shopping.failedItems(failed.map(({ item_name }) => item_name).join(', '))}
        </Alert>
      )}
      {!data && !error && <ShoppingSkeleton />}
      {data?.length === 0 && <NothingToBuy />}
      {entries.length > 0 && <ShoppingGroups entries={entries} ticks={ticks} onChange={changeTicks} />}
    </Page>
  )
}

function NothingToBuy() {
  const action = (
    <Button component={Link} to="/inventory" variant="contained">
      {shopping_messages.viewInventory}
    </Button>
  )
  return <EmptyState title={messages.shopping.empty} text={messages.shopping.emptyReason} action={action} />
}

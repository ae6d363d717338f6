import ShoppingCartCheckoutRounded from '@mui/icons-material/ShoppingCartCheckoutRounded'
import { messages } from '@larder/contract/messages'
import { shopping_messages } from '@larder/contract/messages/shopping/shopping-messages'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { useCanWrite } from '../../session/can-write.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/page/page.tsx'
import { ListField } from './ListField.tsx'
import { ShopModeLink } from './ShopModeLink.tsx'
import { ShoppingActions } from './ShoppingActions.tsx'
import { ShoppingGroups } from './ShoppingGroups.tsx'
import css from './ShoppingListScreen.module.css'
import { ShoppingSkeleton } from './ShoppingSkeleton.tsx'
import { TimeframeSlider } from './TimeframeSlider.tsx'
import { TripNotice } from '../../shared/shopping-list/trip/TripNotice.tsx'
import { usePurchases } from '../../shared/shopping-list/trip/use-purchases.ts'
import { useListChanges } from '../../shared/shopping-list/use-list-changes.ts'
import { loadFailureText, useDays, useShoppingList } from '../../shared/shopping-list/use-shopping-list.ts'

/** Smart Shopping List: what runs out soon, ticked off in the shop and put on the shelves with one press. */
export function ShoppingListScreen() {
  const [days, setDays] = useDays()
  const list = useShoppingList(days)
  const { data, error, isFetching, refetch } = list
  const { lines, loadTicked, tick, setAmount, settle, forget } = useListChanges(list)
  const purchases = usePurchases({ settle, forget })
  const canWrite = useCanWrite()
  const refresh = useCallback(() => void refetch(), [refetch])
  const failed = lines.filter(({ key }) => purchases.failed.includes(key))

  return (
    <Page
      title={shopping_messages.title}
      // A line that is not known yet keeps its place.
      lead={<output>{data && data.length > 0 ? messages.shopping.lead(data.length) : '\u00a0'}</output>}
      is_tight
      actions={<ShoppingActions busy={isFetching} onRefresh={refresh} />}
      primary={
        <>
          <ShopModeLink />
          {canWrite && (
            <Button
              variant="contained"
              startIcon={<ShoppingCartCheckoutRounded />}
              disabled={purchases.isPending}
              aria-busy={purchases.isPending}
              onClick={() => void purchases.purchase(loadTicked)}
            >
              {shopping_messages.markPurchased}
            </Button>
          )}
        </>
      }
    >
      <div className={css.controls}>
        {canWrite && <ListField lines={data} />}
        <TimeframeSlider days={days} onChange={setDays} />
      </div>
      {error && (
        <div className={`screen-only ${css.notice}`}>
          <ErrorState message={loadFailureText(error)} onRetry={refresh} />
        </div>
      )}
      {purchases.failed.length > 0 && (
        <Alert severity="error" className={`screen-only ${css.notice}`}>
          <div>{messages.shopping.purchaseFailed}</div>
          {failed.length > 0 && messages.shopping.failedItems(failed.map(({ item_name }) => item_name).join(', '))}
        </Alert>
      )}
      <TripNotice />
      {!data && !error && <ShoppingSkeleton />}
      {data?.length === 0 && <NothingToBuy />}
      {lines.length > 0 && <ShoppingGroups {...{ lines, tick, setAmount }} />}
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

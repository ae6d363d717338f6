import { messages } from '@larder/contract/messages'
import { shop_mode_messages as words } from '@larder/contract/messages/shopping/shop-mode-messages'
import { shopping_messages } from '@larder/contract/messages/shopping/shopping-messages'
import Alert from '@mui/material/Alert'
import { Suspense, useMemo, useState } from 'react'
import { useCanWrite } from '../../session/can-write.ts'
import { type ListLine } from '../../shared/shopping-list/list-line.ts'
import { TripNotice } from '../../shared/shopping-list/trip/TripNotice.tsx'
import { usePurchases } from '../../shared/shopping-list/trip/use-purchases.ts'
import { useListChanges } from '../../shared/shopping-list/use-list-changes.ts'
import { loadFailureText, useDays, useShoppingList } from '../../shared/shopping-list/use-shopping-list.ts'
import { lazyOptional } from '../../ui/lazy/lazy-with-preload.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useStableActions } from '../../ui/stable-actions.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { visuallyHidden } from '../../ui/visually-hidden.ts'
import { BackToList } from './BackToList.tsx'
import { completeOrder } from './shop-order/category-order.ts'
import { describeTotal } from './estimate.ts'
import { shareList } from './share-list.ts'
import { writeShareText } from './share-text.ts'
import { arrangeRows, categoryOf } from './rows/shop-rows.ts'
import { ShopBar } from './ShopBar.tsx'
import { ShopChoice } from './shop-order/ShopChoice.tsx'
import { ShopList } from './rows/ShopList.tsx'
import { ShopSkeleton } from './rows/ShopSkeleton.tsx'
import { useShopOrder } from './shop-order/use-shop-order.ts'
import { useWakeLock } from './use-wake-lock.ts'

const OrderDialog = lazyOptional(async () => (await import('./shop-order/OrderDialog.tsx')).OrderDialog)
const AddShopDialog = lazyOptional(async () => (await import('./shop-order/AddShopDialog.tsx')).AddShopDialog)

/** The list in the shop: large rows in the order of the shop, which sink into the cart. */
export function ShopModeScreen() {
  const [days] = useDays()
  const list = useShoppingList(days)
  const { data, error, refetch } = list
  const { lines, loadTicked, tick, settle, forget } = useListChanges(list)
  const purchases = usePurchases({ settle, forget })
  const shop = useShopOrder()
  const { showToast } = useToast()
  const [said, setSaid] = useState('')
  const [dialog, setDialog] = useState<'order' | 'shop' | null>(null)
  const canWrite = useCanWrite()
  useWakeLock()

  const rows = useMemo(() => arrangeRows(lines, shop.order), [lines, shop.order])
  const failed = lines.filter(({ key }) => purchases.failed.includes(key))
  const left = lines.length - rows.cart.length
  const isReady = data !== undefined && !shop.isPending
  const [total, rest] = isReady ? describeTotal(lines) : ['', '']

  const { onTick } = useStableActions({
    onTick: (line: ListLine, is_ticked: boolean) => {
      tick(line, is_ticked)
      shop.noteTick(line, is_ticked)
      setSaid(is_ticked ? words.putInCart(line.item_name) : words.takenOut(line.item_name))
    },
  })

  async function share(): Promise<void> {
    const all = lines.map((line) => ({ ...line, is_ticked: false }))
    const { groups } = left === 0 ? arrangeRows(all, shop.order) : rows
    const outcome = await shareList(shopping_messages.title, writeShareText(shopping_messages.title, groups), navigator)
    if (outcome === 'copied') showToast(words.copied)
    if (outcome === 'failed') showToast(words.shareFailed, 'error')
  }

  async function finish(): Promise<void> {
    if ((await purchases.purchase(loadTicked)) > 0) shop.finishTrip()
  }

  return (
    <Page
      title={shopping_messages.shopMode}
      lead={isReady && lines.length > 0 ? words.left(left) : '\u00a0'}
      actions={<BackToList />}
      width="form"
    >
      <output style={visuallyHidden}>{said}</output>
      {error && <ErrorState message={loadFailureText(error)} onRetry={() => void refetch()} />}
      {purchases.failed.length > 0 && (
        <Alert severity="error">
          <div>{messages.shopping.purchaseFailed}</div>
          {failed.length > 0 && messages.shopping.failedItems(failed.map(({ item_name }) => item_name).join(', '))}
        </Alert>
      )}
      <TripNotice />
      {!isReady && !error && <ShopSkeleton />}
      {isReady && lines.length === 0 && (
        <EmptyState title={messages.shopping.empty} text={messages.shopping.emptyReason} />
      )}
      {isReady && lines.length > 0 && <ShopList rows={rows} onTick={canWrite ? onTick : null} />}
      <ShopBar
        choice={
          shop.shops && (
            <ShopChoice
              shop={shop.shop}
              shops={shop.shops}
              onChoose={shop.chooseShop}
              onAdd={canWrite ? () => setDialog('shop') : null}
            />
          )
        }
        {...{ total, rest }}
        isBusy={purchases.isPending}
        onOrder={canWrite ? () => setDialog('order') : null}
        onShare={() => void share()}
        onFinish={canWrite ? () => void finish() : null}
      />
      <Suspense>
        {dialog === 'order' && (
          <OrderDialog
            shop={shop.shop}
            order={completeOrder(shop.order, lines.map(categoryOf))}
            onSave={shop.saveOrder}
            onClose={() => setDialog(null)}
          />
        )}
        {dialog === 'shop' && <AddShopDialog onAdd={shop.addShop} onClose={() => setDialog(null)} />}
      </Suspense>
    </Page>
  )
}

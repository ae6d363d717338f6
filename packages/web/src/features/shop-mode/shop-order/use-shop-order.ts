import { useCallback, useEffect, useRef } from 'react'
import { useToday } from '../../../session/session.tsx'
import { type ListLine } from '../../../shared/shopping-list/list-line.ts'
import { learnOrder } from './category-order.ts'
import { keepOrder, noteTick, shopKey, useShopMemory } from './shop-memory.ts'
import { categoryOf } from '../rows/shop-rows.ts'
import { useShops } from './use-shops.ts'

const no_order: readonly string[] = []

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join('\n') === other.join('\n')

/** Which shop it is, in which order its categories are passed, and what this trip teaches of it. */
export function useShopOrder() {
  const { shops, isPending, save } = useShops()
  const [memory, change] = useShopMemory()
  const today = useToday()
  const { shop, trip } = memory
  const saved = shops?.find((one) => shopKey(one.shop) === shopKey(shop))
  const order = (saved?.categories.length ? saved.categories : memory.orders[shopKey(shop)]) ?? no_order

  /** Saves an order for everybody, or on this phone where it is of no shop. */
  const saveOrder = useCallback(
    async (categories: readonly string[]): Promise<void> => {
      change((now) => keepOrder(now, shop, categories))
      if (shop !== null && shops !== null) await save({ shop, categories: [...categories] })
    },
    [shop, shops, save, change],
  )

  /** What was ticked so far is a trip: the order of the shop learns from it. */
  const finishTrip = useCallback((): void => {
    if (trip === null) return
    change((now) => ({ ...now, trip: null }))
    const learned = learnOrder(
      order,
      trip.ticks.map(({ category }) => category),
    )
    // Learning is a favour: one that could not be saved is learned again on the next trip.
    if (!isSame(learned, order)) void saveOrder(learned).catch(() => undefined)
  }, [trip, order, change, saveOrder])

  // A trip that nobody finished here, since it was finished in the list, is over by the next day.
  const hasLooked = useRef(false)
  useEffect(() => {
    if (isPending || hasLooked.current) return
    hasLooked.current = true
    if (trip !== null && trip.day !== today) finishTrip()
  }, [isPending, trip, today, finishTrip])

  return {
    shop,
    shops,
    order,
    /** Rows wait for the order of the chosen shop, since they would change places; of any shop it is known here. */
    isPending: isPending && shop !== null,
    isLoadingShops: isPending,
    saveOrder,
    finishTrip,
    noteTick: (line: ListLine, is_ticked: boolean) =>
      change((now) => noteTick(now, { key: line.key, category: categoryOf(line), is_ticked }, today)),
    chooseShop: (next: string | null) => {
      finishTrip()
      change((now) => ({ ...now, shop: next }))
    },
    /** A shop whose order is yet to be learned; fails where it could not be saved. */
    addShop: async (name: string): Promise<void> => {
      const known = shops?.find((one) => shopKey(one.shop) === shopKey(name))
      if (known === undefined) await save({ shop: name, categories: [] })
      finishTrip()
      change((now) => ({ ...now, shop: known?.shop ?? name }))
    },
  }
}

import { quantity_limits } from '@larder/contract/constants'
import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { formatAmount } from '@larder/contract/values/numbers'
import { action_labels } from '@larder/contract/messages/action-labels'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { createContext, useCallback, useRef } from 'react'
import { failureHint, failureText } from '../../../api/client/failure.ts'
import { createRandomKey } from '../../../api/client/idempotency.ts'
import { inventory_keys, refreshStock } from '../../../api/keys.ts'
import { consumeBodyOf, sendConsume, sendPurchase, undoRecord } from '../../../api/record.ts'
import { useListOffer } from '../../../shared/add-to-list/use-list-offer.ts'
import { useTakeBack } from '../../../shared/recorded.ts'
import { useToast } from '../../../ui/toast/toast.tsx'
import { type Direction, stepFrom } from './step.ts'

/** Moves by the given amount, else by what one tap means. */
export type Step = (item: Item, direction: Direction, amount?: number) => void

/** What the two buttons of a card do; the list fills it in, and cards stay as they are. Null for whoever may only look. */
export const StepContext = createContext<Step | null>(null)

function moveShown(queryClient: QueryClient, item_id: number, by: number): void {
  queryClient.setQueryData<Item[]>(inventory_keys.items, (items) =>
    items?.map((item) =>
      item.item_id === item_id
        ? { ...item, quantity: Math.max(0, Number((item.quantity + by).toFixed(quantity_limits.decimals))) }
        : item,
    ),
  )
}

async function send(item: Item, direction: Direction, amount: number, key: string) {
  const headers = { 'Idempotency-Key': key }
  return direction === 'use'
    ? await sendConsume(item, { ...consumeBodyOf(item, amount), notes: null }, headers)
    : await sendPurchase(item, { quantity_added: amount, price: null, source: null, notes: null }, headers)
}

/**
 * One tap more or less. The number moves at once; taps on the way are sent one after the other, and one that fails puts
 * the number back and says so.
 */
export function useStep(): Step {
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  const takeBack = useTakeBack()
  const offerList = useListOffer()
  const waiting = useRef({ last: Promise.resolve(), count: 0 })

  return useCallback<Step>(
    (item, direction, wanted) => {
      const { item_id, item_name, unit_of_measure } = item
      const amount = wanted ?? stepFrom(item, direction)
      if (amount === 0) return
      const by = direction === 'use' ? -amount : amount
      const words = formatAmount(amount, unit_of_measure)
      const key = createRandomKey()
      const queue = waiting.current
      queue.count += 1
      // An answer that is still on its way would put the old number back.
      void queryClient.cancelQueries({ queryKey: inventory_keys.items })
      moveShown(queryClient, item_id, by)

      const record = async (): Promise<void> => {
        try {
          const { event_id, item: item_now } = await send(item, direction, amount, key)
          const said = direction === 'use' ? messages.consumption.used : messages.purchase.recorded
          const undo =
            event_id === undefined
              ? []
              : [{ label: action_labels.undo, onClick: () => takeBack(() => undoRecord({ item_id }, event_id)) }]
          showToast(said(words, item_name), 'success', [...undo, ...offerList(item_now)])
        } catch (error) {
          moveShown(queryClient, item_id, -by)
          const fallback = direction === 'use' ? messages.consumption.failedScreen : messages.purchase.failed
          showToast([failureText(error, fallback), failureHint(error)].filter(Boolean).join(' '), 'error')
        }
        queue.count -= 1
        if (queue.count === 0) void refreshStock(queryClient)
      }
      queue.last = queue.last.then(record)
    },
    [queryClient, showToast, takeBack, offerList],
  )
}

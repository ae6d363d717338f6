import { api } from '@larder/contract/calls/api'
import { shopping } from '@larder/contract/constants'
import { messages } from '@larder/contract/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/client/call.ts'
import { createAttemptKeys } from '../../api/client/idempotency.ts'
import { refreshStock } from '../../api/keys.ts'

interface Wanted {
  item_id: number
  quantity_added: number
}

interface Outcome {
  bought: number[]
  failed: number[]
}

/** Buys everything, each thing for itself: one that fails keeps none of the others from being recorded. */
export async function buyAll(wanted: readonly Wanted[], buy: (one: Wanted) => Promise<void>): Promise<Outcome> {
  const results = await Promise.allSettled(wanted.map(buy))
  const ids = (status: 'fulfilled' | 'rejected'): number[] =>
    wanted.filter((_, index) => results[index]?.status === status).map(({ item_id }) => item_id)
  return { bought: ids('fulfilled'), failed: ids('rejected') }
}

/**
 * Sends purchases. A second try of the same after a lost answer carries the same key and counts once; after a
 * success the key is forgotten, because the same thing will be bought again some day.
 */
export function createBuyer(): (one: Wanted) => Promise<void> {
  const keysByItem = new Map<number, (payload: unknown) => string>()
  return async ({ item_id, quantity_added }) => {
    const body = {
      quantity_added,
      price: null,
      source: shopping.purchase_source,
      notes: shopping.purchase_notes,
    }
    const keyFor = keysByItem.get(item_id) ?? createAttemptKeys()
    keysByItem.set(item_id, keyFor)
    const headers = { 'Idempotency-Key': keyFor(body) }
    const { success } = await call(api.purchase, { params: { id: String(item_id) }, body }, { headers })
    if (!success) throw new Error('The purchase was not recorded')
    keysByItem.delete(item_id)
  }
}

/** Marks things as purchased; the alerts are the browser's own, as the specification wants them. */
export function usePurchases(onBought: (bought: readonly number[]) => void) {
  const queryClient = useQueryClient()
  const [buy] = useState(createBuyer)
  const purchases = useMutation({
    mutationFn: (wanted: readonly Wanted[]) => buyAll(wanted, buy),
    onSuccess: async ({ bought, failed }) => {
      onBought(bought)
      await refreshStock(queryClient)
      if (failed.length === 0) window.alert(messages.shopping.purchased)
    },
  })
  return {
    failed: purchases.isPending ? [] : (purchases.data?.failed ?? []),
    isPending: purchases.isPending,
    purchase: (wanted: readonly Wanted[]) => {
      if (wanted.length === 0) window.alert(messages.shopping.noneSelected)
      else purchases.mutate(wanted)
    },
  }
}

import { api } from '@larder/contract/calls/api'
import { shopping } from '@larder/contract/constants'
import { messages } from '@larder/contract/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/client/call.ts'
import { createAttemptKeys } from '../../api/client/idempotency.ts'
import { refreshStock } from '../../api/keys.ts'
import { type ListLine } from './list-line.ts'

/** What is bought, by the key of its line. */
export interface Wanted {
  key: string
  item_id: number
  quantity_added: number
}

interface Outcome {
  bought: string[]
  failed: string[]
}

/** Buys everything, each thing for itself: one that fails keeps none of the others from being recorded. */
export async function buyAll(wanted: readonly Wanted[], buy: (one: Wanted) => Promise<void>): Promise<Outcome> {
  const results = await Promise.allSettled(wanted.map(buy))
  const keys = (status: 'fulfilled' | 'rejected'): string[] =>
    wanted.filter((_, index) => results[index]?.status === status).map(({ key }) => key)
  return { bought: keys('fulfilled'), failed: keys('rejected') }
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

interface ListChanges {
  settle: () => Promise<void>
  forget: (bought: readonly ListLine[]) => void
}

/** Marks things as purchased; the alerts are the browser's own, as the specification wants them. */
export function usePurchases({ settle, forget }: ListChanges) {
  const queryClient = useQueryClient()
  const [buy] = useState(createBuyer)
  const purchases = useMutation({
    mutationFn: async (lines: readonly ListLine[]) => {
      // A tick that came after the purchase would put the thing back on the list.
      await settle()
      const wanted = lines.flatMap(({ key, item_id, quantity, suggested_quantity }) =>
        item_id === null ? [] : { key, item_id, quantity_added: quantity ?? suggested_quantity },
      )
      return buyAll(wanted, buy)
    },
    onSuccess: async ({ bought, failed }, lines) => {
      forget(lines.filter(({ key }) => bought.includes(key)))
      await refreshStock(queryClient)
      if (failed.length === 0) window.alert(messages.shopping.purchased)
    },
  })
  return {
    /** The keys of the lines that could not be bought. */
    failed: purchases.isPending ? [] : (purchases.data?.failed ?? []),
    isPending: purchases.isPending,
    purchase: (lines: readonly ListLine[]) => {
      if (lines.length === 0) window.alert(messages.shopping.noneSelected)
      else purchases.mutate(lines)
    },
  }
}

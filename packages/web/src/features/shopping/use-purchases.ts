import { messages } from '@larder/contract/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshStock } from '../../api/keys.ts'
import { buyAll, createBuyer, type Wanted } from './purchase.ts'

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

import { messages } from '@larder/contract/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshStock } from '../../../api/keys.ts'
import { useToday } from '../../../session/session.tsx'
import { type ListLine } from '../list-line.ts'
import { type BuyableLine, buyAll, createBuyer } from './purchase.ts'
import { findBoughtLot, type Trip, trip_query } from './trip.ts'

interface ListChanges {
  settle: () => Promise<void>
  forget: (bought: readonly ListLine[]) => void
}

/** Loads what is ticked: it may have to be waited for. */
type LoadLines = () => Promise<readonly ListLine[]>

const isBuyable = (line: ListLine): line is BuyableLine => line.item_id !== null

/**
 * Marks things as purchased; the alerts are the browser's own, as the specification wants them. What is no item is asked
 * about afterwards, with the dates: see TripNotice.
 */
export function usePurchases({ settle, forget }: ListChanges) {
  const queryClient = useQueryClient()
  const today = useToday()
  const [buy] = useState(createBuyer)
  const purchases = useMutation({
    mutationFn: async (loadLines: LoadLines) => {
      const lines = await loadLines()
      if (lines.length === 0) {
        window.alert(messages.shopping.noneSelected)
        return { lines, bought: [], failed: [] }
      }
      // A tick that came after the purchase would put the thing back on the list.
      await settle()
      return { lines, ...(await buyAll(lines.filter(isBuyable), buy)) }
    },
    onSuccess: async ({ lines, bought, failed }) => {
      if (lines.length === 0) return
      const hasFailed = failed.length > 0
      const before = purchases.data?.failed.length ? queryClient.getQueryData(trip_query.queryKey) : null
      const undoable = bought.flatMap(({ line, event_id, item }) =>
        event_id === undefined ? [] : { line, event_id, lot_id: (item && findBoughtLot(item, today)?.lot_id) ?? null },
      )
      const texts = hasFailed ? [] : lines.filter((line) => !isBuyable(line))
      const trip: Trip = {
        // What is bought at the second try belongs to the same shopping.
        bought: [...(before?.bought ?? []), ...undoable],
        texts,
        finished: before?.finished ?? [],
        is_sheet_open: texts.length > 0,
      }
      forget(bought.map(({ line }) => line))
      await refreshStock(queryClient)
      if (!hasFailed && bought.length > 0) window.alert(messages.shopping.purchased)
      queryClient.setQueryData(trip_query.queryKey, trip)
    },
  })
  return {
    /** The keys of the lines that could not be bought. */
    failed: purchases.isPending ? [] : (purchases.data?.failed ?? []).map(({ key }) => key),
    isPending: purchases.isPending,
    /** Tells how many things were marked. */
    purchase: async (loadLines: LoadLines): Promise<number> =>
      (await purchases.mutateAsync(loadLines).catch(() => null))?.lines.length ?? 0,
  }
}

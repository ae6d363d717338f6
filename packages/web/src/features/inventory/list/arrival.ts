import { storage_keys } from '@larder/contract/constants'
import { messages } from '@larder/contract/messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { undoReceipts } from '../../../shared/undo-receipts.ts'
import { useToast } from '../../../ui/toast/toast.tsx'

/** What a screen may say when it leads to the list: the specification's refresh and receipt flags. */
export interface ListArrivalState {
  refresh?: boolean
  fromReceipt?: boolean
  itemCount?: number
  /** Beyond the specification: what can be undone as a whole. */
  receiptIds?: readonly string[]
}

interface Arrival {
  refresh: boolean
  /** How many items a receipt brought, or null where nobody comes from one. */
  receipt_items: number | null
  /** The receipts that can be undone. */
  receipt_ids: readonly string[]
}

/** Reads the navigation state; a history entry may be older than this code, so nothing is trusted. */
export function readArrival(state: unknown): Arrival {
  const given = typeof state === 'object' && state !== null ? (state as Record<keyof ListArrivalState, unknown>) : null
  const count = Number(given?.itemCount ?? 0)
  return {
    receipt_ids: Array.isArray(given?.receiptIds) ? given.receiptIds.map(String) : [],
    refresh: Boolean(given?.refresh),
    receipt_items: given?.fromReceipt && Number.isInteger(count) && count >= 0 ? count : null,
  }
}

/** True once where another screen left the flag that the list must be fetched again. */
export function takeRefreshFlag(): boolean {
  try {
    const flag = localStorage.getItem(storage_keys.force_inventory_refresh)
    localStorage.removeItem(storage_keys.force_inventory_refresh)
    return flag !== null && flag !== 'false'
  } catch {
    // Storage can be switched off; then nobody could leave a flag.
    return false
  }
}

/** The record of what was saved last has done its duty once the list is loaded. */
export function clearLastSaved(): void {
  try {
    localStorage.removeItem(storage_keys.last_saved_items)
  } catch {
    // See takeRefreshFlag.
  }
}

async function undoLazily(...given: Parameters<typeof undoReceipts>): Promise<void> {
  await (await import('../../../shared/undo-receipts.ts')).undoReceipts(...given)
}

/** Does what the screen before asked for, once: fetch again, and say what a receipt brought. */
export function useArrival(refetch: () => void, is_loaded: boolean): void {
  const location = useLocation()
  const navigate = useNavigate()
  const { showToast } = useToast()
  const handled = useRef<string | null>(null)

  useEffect(() => {
    if (handled.current === location.key) return
    handled.current = location.key
    const { refresh, receipt_items, receipt_ids } = readArrival(location.state)
    const forced = takeRefreshFlag()
    if (refresh || forced) refetch()
    if (receipt_items !== null) {
      const undo = { label: action_labels.undo, onClick: () => void undoLazily(receipt_ids, showToast, refetch) }
      showToast(messages.inventory.addedFromReceipt(receipt_items), 'success', receipt_ids.length > 0 ? undo : [])
    }
    // The state outlives a reload; what was said must not be said again.
    if (refresh || receipt_items !== null) void navigate(location, { replace: true, state: null })
  }, [location, navigate, refetch, showToast])

  useEffect(() => {
    if (is_loaded) clearLastSaved()
  }, [is_loaded])
}

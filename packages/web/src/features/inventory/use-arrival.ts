import { messages } from '@larder/contract/messages'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useToast } from '../../ui/toast.tsx'
import { clearLastSaved, readArrival, takeRefreshFlag } from './arrival.ts'

/** Does what the screen before asked for, once: fetch again, and say what a receipt brought. */
export function useArrival(refetch: () => void, is_loaded: boolean): void {
  const location = useLocation()
  const navigate = useNavigate()
  const { showToast } = useToast()
  const handled = useRef<string | null>(null)

  useEffect(() => {
    if (handled.current === location.key) return
    handled.current = location.key
    const { refresh, receipt_items } = readArrival(location.state)
    const forced = takeRefreshFlag()
    if (refresh || forced) refetch()
    if (receipt_items !== null) showToast(messages.inventory.addedFromReceipt(receipt_items))
    // The state outlives a reload; what was said must not be said again.
    if (refresh || receipt_items !== null) void navigate(location, { replace: true, state: null })
  }, [location, navigate, refetch, showToast])

  useEffect(() => {
    if (is_loaded) clearLastSaved()
  }, [is_loaded])
}

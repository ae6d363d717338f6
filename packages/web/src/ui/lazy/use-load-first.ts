import { base_messages } from '@larder/contract/messages/base-messages'
import { useCallback } from 'react'
import { useToast } from '../toast/toast.tsx'

interface Loadable {
  load: () => Promise<unknown>
}

/**
 * Opens a menu or dialog once its code is there. Where that cannot be fetched a toast says so, nothing on the screen is
 * lost, and the next press tries again.
 */
export function useLoadFirst({ load }: Loadable): (open: () => void) => void {
  const { showToast } = useToast()
  return useCallback(
    (open) => void load().then(open, () => showToast(base_messages.app.networkUnavailable, 'error')),
    [load, showToast],
  )
}

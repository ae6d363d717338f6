import { base_messages } from '@larder/contract/messages/base-messages'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import text from '../../ui/text.module.css'
import { connection, followConnection } from '../../api/client/connection.ts'
import css from './ConnectionBanner.module.css'

const texts = {
  online: '',
  offline: base_messages.app.connectionOffline,
  reconnected: base_messages.app.reconnected,
} as const

/**
 * Says that the server cannot be reached, and goes by itself. It hangs over the edge of the top bar, in the space that
 * every page leaves there, so that nothing moves and nothing is hidden; on a reconnection all queries are refetched.
 */
export function ConnectionBanner() {
  const queryClient = useQueryClient()
  const state = useSyncExternalStore(connection.subscribe, connection.current)
  useEffect(() => followConnection(), [])
  useEffect(() => {
    if (state === 'reconnected') void queryClient.invalidateQueries()
  }, [state, queryClient])
  return (
    <output id="connection" className={`screen-only ${css.banner}`}>
      {state !== 'online' && (
        <span className={`${text.subtitle2} ${css.words}`} data-state={state}>
          {texts[state]}
        </span>
      )}
    </output>
  )
}

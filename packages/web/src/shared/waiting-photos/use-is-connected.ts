import { useSyncExternalStore } from 'react'
import { connection } from '../../api/client/connection.ts'
import { isOffline } from '../../api/client/offline.ts'

/** Whether the server can be reached, as far as is known. */
export const useIsConnected = (): boolean =>
  useSyncExternalStore(connection.subscribe, () => connection.current() !== 'offline' && !isOffline())

import { useSyncExternalStore } from 'react'

let canWrite = true
const listeners = new Set<() => void>()

/** Says whether whoever is signed in may change anything in the household that is shown. */
export function setCanWrite(can: boolean): void {
  canWrite = can
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether to show what changes something: a viewer only looks. True until it is known otherwise. */
export const useCanWrite = (): boolean => useSyncExternalStore(subscribe, () => canWrite)

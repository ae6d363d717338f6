import { useEffect } from 'react'
import { useSession } from '../session/session.tsx'
import { loadQuestion } from '../ui/leaving.ts'
import { cacheLoaded, loadedAssets, prepareOffline } from './offline.ts'

const idle_delay_ms = 1500

/** Into the browser's cache, and the service worker's, but not run: that would take the screen's time. */
async function fetchParts(): Promise<void> {
  const parts: string[] = await (await fetch('/parts.json')).json()
  const have = new Set(loadedAssets())
  // One after the other: this must never stand in the way of what somebody asked for.
  for (const part of parts.filter((file) => !have.has(file))) {
    await fetch(part, { priority: 'low' }).then((answer) => answer.arrayBuffer())
  }
}

async function getReady(): Promise<void> {
  // These two have to speak also where the network is just gone.
  await Promise.allSettled([import('../ui/toast-bar.tsx'), loadQuestion()])
  if (!import.meta.env.PROD) return
  await prepareOffline().catch(() => undefined)
  await fetchParts()
  cacheLoaded()
}

/** Fetches what may be needed next once the first screen stands: a step then needs no network and shows at once. */
export function usePreloading(): void {
  const { state } = useSession()
  useEffect(() => {
    if (state === 'loading') return
    const timer = setTimeout(() => void getReady().catch(() => undefined), idle_delay_ms)
    return () => clearTimeout(timer)
  }, [state])
}

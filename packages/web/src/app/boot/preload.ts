import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { attachLocal } from '../../api/client/local.ts'
import { useSession } from '../../session/session.tsx'
import { loadQuestion } from '../../ui/unsaved/load-question.ts'
import { cacheLoaded, loadedAssets, prepareOffline } from './offline.ts'

const idle_delay_ms = 1500

/** Fills the browser's cache and the service worker's; the scripts are not run, which would block the screen. */
async function fetchParts(): Promise<void> {
  const parts: string[] = await (await fetch('/parts.json')).json()
  const have = new Set(loadedAssets())
  // One after the other: prefetching must not compete with requests of the person.
  for (const part of parts.filter((file) => !have.has(file))) {
    await fetch(part, { priority: 'low' }).then((answer) => answer.arrayBuffer())
  }
}

async function getReady(queryClient: QueryClient): Promise<void> {
  // These two are needed also when the network has just gone offline.
  await Promise.allSettled([import('../../ui/toast/toast-bar.tsx'), loadQuestion()])
  await attachLocal(queryClient)
  if (!import.meta.env.PROD) return
  await prepareOffline().catch(() => undefined)
  await fetchParts()
  cacheLoaded()
}

/** Prefetches the other screens once the first one is shown: navigation then needs no network. */
export function usePreloading(): void {
  const { state } = useSession()
  const queryClient = useQueryClient()
  useEffect(() => {
    if (state === 'loading') return
    const timer = setTimeout(() => void getReady(queryClient).catch(() => undefined), idle_delay_ms)
    return () => clearTimeout(timer)
  }, [state, queryClient])
}

import { useEffect } from 'react'
import { useSession } from '../session/session.tsx'
import { loadQuestion } from '../ui/leaving.ts'
import { prepareOffline } from './offline.ts'
import { screens } from './screens.ts'

const idle_delay_ms = 1500

async function loadParts(): Promise<void> {
  const parts = [
    () => import('../ui/toast-bar.tsx'),
    () => import('./NavDrawer.tsx'),
    () => import('./AccountMenuList.tsx'),
    () => import('../features/notices/NoticePanel.tsx'),
    () => import('../ui/shortcut-sheet.tsx'),
    loadQuestion,
    ...screens.map(({ load }) => load),
  ]
  // One after the other: this must never stand in the way of what somebody asked for.
  for (const load of parts) await load().catch(() => undefined)
  await prepareOffline().catch(() => undefined)
}

/** Fetches what may be needed next once the first screen stands: a step then needs no network and shows at once. */
export function usePreloading(): void {
  const { state } = useSession()
  useEffect(() => {
    if (state === 'loading') return
    const timer = setTimeout(() => void loadParts(), idle_delay_ms)
    return () => clearTimeout(timer)
  }, [state])
}

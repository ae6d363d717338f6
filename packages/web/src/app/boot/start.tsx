import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '../App.tsx'
import { attachLocal } from '../../api/client/local.ts'
import { followUpdates } from './offline.ts'
import { preloadScreen } from './preload-screen.ts'
import { createQueryClient } from '../query-client.ts'
import { type Begun } from '../../session/load-user.ts'
import { installHistoryGuard } from '../../ui/unsaved/history-guard.ts'

const patience_ms = 400

/** Shows the app in the page. */
export function start(begun: Begun | null): void {
  const queryClient = createQueryClient()
  const isKnown = begun && Promise.any([begun.loading, ...(begun.kept ? [begun.kept] : [])]).catch(() => undefined)
  const ready = Promise.all([preloadScreen(location.pathname, queryClient), isKnown])
  if (begun?.kept) void attachLocal(queryClient)
  installHistoryGuard()
  followUpdates()

  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const app = createRoot(root)
  const render = (): void =>
    // In slices: a tap on a slow phone is heard also while the first screen is being built.
    startTransition(() =>
      app.render(
        <StrictMode>
          <App queryClient={queryClient} begun={begun} />
        </StrictMode>,
      ),
    )
  // The bar stands in index.html already. Shown without its screen, the app would have to be built twice.
  void Promise.race([ready, new Promise((resolve) => setTimeout(resolve, patience_ms))]).then(render)
}

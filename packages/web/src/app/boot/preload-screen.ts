import { type QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router'
import { nextTask } from '../../api/client/next-task.ts'
import { getToken } from '../../api/client/token.ts'
import { type ScreenPath } from '../screen-table.ts'
import { CardNote, QuickAdd, screens } from '../screens.ts'

/** What a screen asks the server for first. */
const prepared: Partial<Record<ScreenPath, (queryClient: QueryClient) => Promise<void>>> = {
  '/inventory': async (queryClient) => {
    const { prepareList } = await import('../../features/inventory/list/InventoryScreen.tsx')
    await Promise.all([prepareList(queryClient), QuickAdd.load(), CardNote.load()])
  },
}

/**
 * Gets the screen of an address and its first answers while the session is still asked for; the server named its files
 * with the page. The returned promise waits for the screen alone, and never fails.
 */
export async function preloadScreen(pathname: string, queryClient: QueryClient): Promise<void> {
  const wanted = screens.find(({ path }) => matchPath(path, pathname))
  if (!wanted) return
  if (getToken() !== null) {
    // The table of calls is a task of its own: together with the screen it would be a long task.
    await import('../../api/keys.ts').then(nextTask, () => undefined)
    void prepared[wanted.path]?.(queryClient).catch(() => undefined)
  }
  await wanted.Screen.load().catch(() => undefined)
}

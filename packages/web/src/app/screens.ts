import { type QueryClient } from '@tanstack/react-query'
import { type ComponentType } from 'react'
import { matchPath } from 'react-router'
import { nextTask } from '../api/client/next-task.ts'
import { getToken } from '../api/client/token.ts'
import { type ItemSlots } from '../features/inventory/slots.ts'
import { lazyWithPreload, lazyOptional } from '../ui/lazy/lazy-with-preload.tsx'

const Panels = lazyWithPreload(async () => (await import('../features/usage/ItemUsage.tsx')).ItemUsage)
const CardNote = lazyOptional(async () => (await import('../features/usage/CompactPrediction.tsx')).CompactPrediction)
const QuickAdd = lazyWithPreload(async () => (await import('../features/quick-add/QuickAdd.tsx')).QuickAdd)

/** What the inventory shows of an item's usage: separate chunks, so that neither the list nor the item waits. */
export const item_slots: ItemSlots = { Panels, CardNote, QuickAdd }

/** Fetches the panels beside the item's page instead of after it. */
function preloadPanels(): void {
  void Panels.load().catch(() => undefined)
}

export type Access = 'open' | 'guest' | 'protected'

function screen(path: string, access: Access, load: () => Promise<ComponentType>) {
  return { path, access, Screen: lazyWithPreload(load) }
}

/** Section 2 of the specification: the screen of each address, and who may see it. Each is a chunk. */
// oxfmt-ignore
export const screens = [
  screen('/', 'open', async () => (await import('../features/home/HomeScreen.tsx')).HomeScreen),
  screen('/login', 'guest', async () => (await import('../features/auth/LoginScreen.tsx')).LoginScreen),
  screen('/register', 'guest', async () => (await import('../features/auth/RegisterScreen.tsx')).RegisterScreen),
  screen('/profile', 'protected', async () => (await import('../features/profile/ProfileScreen.tsx')).ProfileScreen),
  screen('/inventory', 'protected', async () => (await import('../features/inventory/list/InventoryScreen.tsx')).InventoryScreen),
  screen('/inventory/add', 'protected', async () => (await import('../features/inventory/form/AddItemScreen.tsx')).AddItemScreen),
  screen('/inventory/batch-add', 'protected', async () => (await import('../features/batch/BatchAddScreen.tsx')).BatchAddScreen),
  screen('/inventory/edit/:itemId', 'protected', async () => (await import('../features/inventory/form/EditItemScreen.tsx')).EditItemScreen),
  screen('/inventory/:itemId', 'protected', async () => (preloadPanels(), await import('../features/inventory/detail/ItemDetailScreen.tsx')).ItemDetailScreen),
  screen('/barcode-scan', 'protected', async () => (await import('../features/barcode/BarcodeScanScreen.tsx')).BarcodeScanScreen),
  screen('/ocr-upload', 'protected', async () => (await import('../features/receipt/ReceiptScanScreen.tsx')).ReceiptScanScreen),
  screen('/product-recognition', 'protected', async () => (await import('../features/recognition/ProductRecognitionScreen.tsx')).ProductRecognitionScreen),
  screen('/shopping-list', 'protected', async () => (await import('../features/shopping/ShoppingListScreen.tsx')).ShoppingListScreen),
]

/** What a screen asks the server for first. */
const prepared: Readonly<Record<string, (queryClient: QueryClient) => Promise<void>>> = {
  '/inventory': async (queryClient) => {
    const { prepareList } = await import('../features/inventory/list/InventoryScreen.tsx')
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
    await import('../api/keys.ts').then(nextTask, () => undefined)
    void prepared[wanted.path]?.(queryClient).catch(() => undefined)
  }
  await wanted.Screen.load().catch(() => undefined)
}

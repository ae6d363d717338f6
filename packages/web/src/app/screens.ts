import { type QueryClient } from '@tanstack/react-query'
import { type ComponentType } from 'react'
import { matchPath } from 'react-router'
import { nextTask } from '../api/client/next-task.ts'
import { getToken } from '../api/client/token.ts'
import { type ItemSlots } from '../features/inventory/slots.ts'
import { lazyWithPreload, lazyOptional } from '../ui/lazy/lazy-with-preload.tsx'
import { screen_table, type ScreenModule, type ScreenPath } from './screen-table.ts'

const Panels = lazyWithPreload(async () => (await import('../features/usage/ItemUsage.tsx')).ItemUsage)
const CardNote = lazyOptional(async () => (await import('../features/usage/CompactPrediction.tsx')).CompactPrediction)
const QuickAdd = lazyWithPreload(async () => (await import('../features/quick-add/QuickAdd.tsx')).QuickAdd)

/** What the inventory shows of an item's usage: separate chunks, so that neither the list nor the item waits. */
export const item_slots: ItemSlots = { Panels, CardNote, QuickAdd }

/** Fetches the panels beside the item's page instead of after it. */
function preloadPanels(): void {
  void Panels.load().catch(() => undefined)
}

/** How each screen of the table is fetched; each is a chunk. A row without a line here does not compile, nor the reverse. */
// oxfmt-ignore
const loaders: Record<ScreenModule, () => Promise<ComponentType>> = {
  'home/HomeScreen': async () => (await import('../features/home/HomeScreen.tsx')).HomeScreen,
  'auth/LoginScreen': async () => (await import('../features/auth/LoginScreen.tsx')).LoginScreen,
  'auth/RegisterScreen': async () => (await import('../features/auth/RegisterScreen.tsx')).RegisterScreen,
  'profile/ProfileScreen': async () => (await import('../features/profile/ProfileScreen.tsx')).ProfileScreen,
  'inventory/list/InventoryScreen': async () => (await import('../features/inventory/list/InventoryScreen.tsx')).InventoryScreen,
  'inventory/form/AddItemScreen': async () => (await import('../features/inventory/form/AddItemScreen.tsx')).AddItemScreen,
  'batch/BatchAddScreen': async () => (await import('../features/batch/BatchAddScreen.tsx')).BatchAddScreen,
  'inventory/form/EditItemScreen': async () => (await import('../features/inventory/form/EditItemScreen.tsx')).EditItemScreen,
  'inventory/detail/ItemDetailScreen': async () => (preloadPanels(), await import('../features/inventory/detail/ItemDetailScreen.tsx')).ItemDetailScreen,
  'barcode/BarcodeScanScreen': async () => (await import('../features/barcode/BarcodeScanScreen.tsx')).BarcodeScanScreen,
  'receipt/ReceiptScanScreen': async () => (await import('../features/receipt/ReceiptScanScreen.tsx')).ReceiptScanScreen,
  'recognition/ProductRecognitionScreen': async () => (await import('../features/recognition/ProductRecognitionScreen.tsx')).ProductRecognitionScreen,
  'shopping/ShoppingListScreen': async () => (await import('../features/shopping/ShoppingListScreen.tsx')).ShoppingListScreen,
}

export const screens = screen_table.map(({ path, access, module }) => ({
  path,
  access,
  Screen: lazyWithPreload(loaders[module]),
}))

/** What a screen asks the server for first. */
const prepared: Partial<Record<ScreenPath, (queryClient: QueryClient) => Promise<void>>> = {
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

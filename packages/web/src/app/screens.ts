import { type ComponentType } from 'react'
import { type ItemSlots } from '../features/inventory/slots.ts'
import { lazyWithPreload, lazyOptional } from '../ui/lazy/lazy-with-preload.tsx'
import { screen_table, type ScreenModule } from './screen-table.ts'

const Panels = lazyWithPreload(async () => (await import('../features/usage/ItemUsage.tsx')).ItemUsage)
export const CardNote = lazyOptional(
  async () => (await import('../features/usage/CompactPrediction.tsx')).CompactPrediction,
)
export const QuickAdd = lazyWithPreload(async () => (await import('../features/quick-add/QuickAdd.tsx')).QuickAdd)

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
  'household/HouseholdScreen': async () => (await import('../features/household/HouseholdScreen.tsx')).HouseholdScreen,
  'join/JoinScreen': async () => (await import('../features/join/JoinScreen.tsx')).JoinScreen,
  'inventory/list/InventoryScreen': async () => await (await import('../features/inventory/list/InventoryScreen.tsx')).loadScreen(),
  'inventory/form/AddItemScreen': async () => (await import('../features/inventory/form/AddItemScreen.tsx')).AddItemScreen,
  'batch/BatchAddScreen': async () => (await import('../features/batch/BatchAddScreen.tsx')).BatchAddScreen,
  'inventory/form/EditItemScreen': async () => (await import('../features/inventory/form/EditItemScreen.tsx')).EditItemScreen,
  'inventory/detail/ItemDetailScreen': async () => (preloadPanels(), await import('../features/inventory/detail/ItemDetailScreen.tsx')).ItemDetailScreen,
  'barcode/BarcodeScanScreen': async () => (await import('../features/barcode/BarcodeScanScreen.tsx')).BarcodeScanScreen,
  'receipt/ReceiptScanScreen': async () => (await import('../features/receipt/ReceiptScanScreen.tsx')).ReceiptScanScreen,
  'recognition/ProductRecognitionScreen': async () => (await import('../features/recognition/ProductRecognitionScreen.tsx')).ProductRecognitionScreen,
  'shopping/ShoppingListScreen': async () => (await import('../features/shopping/ShoppingListScreen.tsx')).ShoppingListScreen,
  'shop-mode/ShopModeScreen': async () => (await import('../features/shop-mode/ShopModeScreen.tsx')).ShopModeScreen,
  'waiting/WaitingScreen': async () => (await import('../features/waiting/WaitingScreen.tsx')).WaitingScreen,
  'insights/InsightsScreen': async () => (await import('../features/insights/InsightsScreen.tsx')).InsightsScreen,
}

export const screens = screen_table.map((row) => ({
  path: row.path,
  access: row.access,
  writes: 'writes' in row,
  Screen: lazyWithPreload(loaders[row.module]),
}))

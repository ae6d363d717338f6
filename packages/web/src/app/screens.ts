import { type ComponentType, lazy } from 'react'
import { matchPath } from 'react-router'
import { preloadPanels } from './item-slots.ts'

export type Access = 'open' | 'guest' | 'protected'

function screen(path: string, access: Access, load: () => Promise<ComponentType>) {
  return { path, access, load, Screen: lazy(async () => ({ default: await load() })) }
}

/** Section 2 of the specification: which screen stands at which address, and who may see it. Each is a chunk. */
// oxfmt-ignore
export const screens = [
  screen('/', 'open', async () => (await import('../features/home/HomeScreen.tsx')).HomeScreen),
  screen('/login', 'guest', async () => (await import('../features/auth/LoginScreen.tsx')).LoginScreen),
  screen('/register', 'guest', async () => (await import('../features/auth/RegisterScreen.tsx')).RegisterScreen),
  screen('/profile', 'protected', async () => (await import('../features/profile/ProfileScreen.tsx')).ProfileScreen),
  screen('/inventory', 'protected', async () => (await import('../features/inventory/InventoryScreen.tsx')).InventoryScreen),
  screen('/inventory/add', 'protected', async () => (await import('../features/inventory/ItemFormScreen.tsx')).ItemFormScreen),
  screen('/inventory/edit/:itemId', 'protected', async () => (await import('../features/inventory/ItemFormScreen.tsx')).ItemFormScreen),
  screen('/inventory/:itemId', 'protected', async () => (preloadPanels(), await import('../features/inventory/ItemDetailScreen.tsx')).ItemDetailScreen),
  screen('/shopping-list', 'protected', async () => (await import('../features/shopping/ShoppingListScreen.tsx')).ShoppingListScreen),
]

/** Starts fetching the screen of an address at once, while the session is still being asked for. */
export function preloadScreen(pathname: string): void {
  const wanted = screens.find(({ path }) => matchPath(path, pathname))
  void wanted?.load().catch(() => undefined)
}

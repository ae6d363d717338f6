interface ScreenRow {
  path: string
  /** Guests are led on to the inventory once they are signed in; protected screens lead others to the log-in. */
  access: 'open' | 'guest' | 'protected'
  /** True where nothing can be done without changing something: a viewer is told so instead. */
  writes?: true
  /** Under src/features, without the extension; its component has the name of the file. */
  module: string
}

/**
 * Section 2 of the specification and what came after it: the screen of each address, and who may see it. Data alone, since the build and the
 * browser tests import it too. Fixed addresses stand before the ones with an id.
 */
export const screen_table = [
  { path: '/', access: 'open', module: 'home/HomeScreen' },
  { path: '/login', access: 'guest', module: 'auth/LoginScreen' },
  { path: '/register', access: 'guest', module: 'auth/RegisterScreen' },
  { path: '/profile', access: 'protected', module: 'profile/ProfileScreen' },
  { path: '/household', access: 'protected', module: 'household/HouseholdScreen' },
  { path: '/join/:code', access: 'open', module: 'join/JoinScreen' },
  { path: '/inventory', access: 'protected', module: 'inventory/list/InventoryScreen' },
  { path: '/inventory/add', access: 'protected', writes: true, module: 'inventory/form/AddItemScreen' },
  { path: '/inventory/batch-add', access: 'protected', writes: true, module: 'batch/BatchAddScreen' },
  { path: '/inventory/edit/:itemId', access: 'protected', writes: true, module: 'inventory/form/EditItemScreen' },
  { path: '/inventory/:itemId', access: 'protected', module: 'inventory/detail/ItemDetailScreen' },
  { path: '/barcode-scan', access: 'protected', writes: true, module: 'barcode/BarcodeScanScreen' },
  { path: '/ocr-upload', access: 'protected', writes: true, module: 'receipt/ReceiptScanScreen' },
  { path: '/product-recognition', access: 'protected', writes: true, module: 'recognition/ProductRecognitionScreen' },
  { path: '/shopping-list', access: 'protected', module: 'shopping/ShoppingListScreen' },
  { path: '/shopping-list/shop', access: 'protected', module: 'shop-mode/ShopModeScreen' },
  { path: '/waiting', access: 'protected', module: 'waiting/WaitingScreen' },
  { path: '/insights', access: 'protected', module: 'insights/InsightsScreen' },
] as const satisfies readonly ScreenRow[]

export type Access = ScreenRow['access']
export type ScreenPath = (typeof screen_table)[number]['path']
export type ScreenModule = (typeof screen_table)[number]['module']

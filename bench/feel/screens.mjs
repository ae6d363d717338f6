import { readFile } from 'node:fs/promises'
import { openShelf } from './interactions.mjs'

// The build writes the app's table of screens there.
const table = new URL('../../packages/web/dist/screens.json', import.meta.url)

const products = ['Milk', 'Rice', 'Soap', 'Tea'].map((item_name) => ({ item_name, quantity: 2, category: 'Other' }))

/** A reload with something in the navigation state, as another screen would have handed it over. */
async function reloadWith(page, state) {
  await page.evaluate((usr) => history.replaceState({ usr, key: 'bench', idx: 0 }, ''), state)
  await page.reload()
}

const receipt_items = ['Whole milk', 'Bread', 'Bananas', 'Juice', 'Butter'].map((product_name) => ({
  product_name,
  quantity: 1,
  unit: 'pcs',
  price: 2,
}))

async function openReceipt(page) {
  const results = { merchant: 'Market', transaction_date: '2026-03-14', detected_fields: { items: receipt_items } }
  await page.route('**/api/receipt/process', (route) => route.fulfill({ json: { success: true, results } }))
  await page.goto('/ocr-upload')
  await page.getByRole('button', { name: 'Choose File' }).waitFor()
  const buffer = await page.screenshot({ type: 'jpeg' })
  await page.locator('input[type=file]').first().setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Process Receipt' }).click()
  await page.getByRole('list', { name: 'Items of the receipt' }).waitFor()
}

/**
 * Every screen of the app's own table, so that a new one is measured without anybody thinking of it, and the states of
 * them that no address alone leads to.
 */
export async function listScreens(item_id) {
  const screens = JSON.parse(await readFile(table, 'utf8')).map(({ path, access }) => ({
    path: path.replace(':itemId', String(item_id)),
    as: access === 'protected' ? 'household' : 'guest',
  }))
  return [
    ...screens,
    { path: '/no-such-page', as: 'guest' },
    { path: '/', name: '/ (signed in)', as: 'household' },
    { path: '/inventory', name: '/inventory (empty)', as: 'newcomer' },
    { path: '/inventory?q=juice&sort=expiry', as: 'household' },
    { path: '/inventory?group=category', as: 'household' },
    { path: '/profile?tab=addresses', as: 'household' },
    {
      path: '/inventory/batch-add',
      name: 'batch-add (4)',
      as: 'household',
      enter: (page) => reloadWith(page, { products }),
    },
    { path: '/product-recognition', name: 'recognition (101)', as: 'household', enter: openShelf },
    { path: '/ocr-upload', name: 'receipt (5)', as: 'household', enter: openReceipt },
  ]
}

import { fail } from './answers.mjs'
import { dialog, go, press } from './ways.mjs'

const idOf = (items, name) => items.find(({ item_name }) => item_name === name).item_id

async function openItem(page, items, name) {
  await go(page, `/inventory/${idOf(items, name)}`, name)
  await page.getByRole('region', { name: 'Usage History' }).getByRole('button', { name: 'Undo' }).first().waitFor()
}

/** A thing that nobody has used or bought yet, as the server would show it. */
async function openUnused(page, { items }) {
  const item = items.find(({ item_name }) => item_name === 'Toilet Paper')
  const path = `/api/inventory/${item.item_id}`
  await page.route(
    (url) => url.pathname.startsWith(`${path}/`),
    (route) => route.fulfill({ json: { success: false, consumption_history: [], purchase_history: [] } }),
  )
  await go(page, `/inventory/${item.item_id}`, item.item_name)
  await page.getByText('No usage history recorded yet.').waitFor()
}

export const item_scenes = [
  {
    name: 'item',
    title: 'Item, with its forecast',
    as: 'demo',
    is_whole: true,
    open: async (page, { items }) => {
      await openItem(page, items, 'Ground Coffee')
      await page.getByRole('region', { name: 'Smart Prediction' }).getByRole('img').first().waitFor()
    },
  },
  {
    name: 'item-forecast',
    title: 'Item, when it runs out',
    as: 'demo',
    open: async (page, { items }) => {
      await openItem(page, items, 'Ground Coffee')
      const panel = page.getByRole('region', { name: 'Smart Prediction' })
      await panel.getByRole('img').first().waitFor()
      await panel.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 80))
    },
  },
  { name: 'item-unused', title: 'Item without records', as: 'demo', is_whole: true, open: openUnused },
  {
    name: 'item-consume',
    title: 'Record Consumption',
    as: 'demo',
    open: async (page, { items }) => {
      await openItem(page, items, 'Whole Milk')
      await press(page, 'Record Consumption')
      await dialog(page)
    },
  },
  {
    name: 'item-purchase',
    title: 'Record Purchase',
    as: 'demo',
    open: async (page, { items }) => {
      await openItem(page, items, 'Whole Milk')
      await press(page, 'Record Purchase')
      await dialog(page)
    },
  },
  {
    name: 'item-delete',
    title: 'Delete Item',
    as: 'demo',
    open: async (page, { items }) => {
      await openItem(page, items, 'Whole Milk')
      await press(page, 'Delete')
      await dialog(page)
    },
  },
  {
    name: 'item-not-found',
    title: 'Item Not Found',
    as: 'demo',
    open: (page) => go(page, '/inventory/999999999', 'Item Not Found'),
  },
  {
    name: 'item-failed',
    title: 'Item, not loaded',
    as: 'demo',
    open: async (page, { items }) => {
      await fail(page, `/api/inventory/${idOf(items, 'Whole Milk')}`)
      await fail(page, '/api/inventory')
      await go(page, `/inventory/${idOf(items, 'Whole Milk')}`, 'Item Details')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'item-add',
    title: 'Add item',
    as: 'demo',
    is_whole: true,
    open: (page) => go(page, '/inventory/add', 'Add New Inventory Item'),
  },
  {
    name: 'item-add-complaints',
    title: 'Add item, with complaints',
    as: 'demo',
    open: async (page) => {
      await go(page, '/inventory/add', 'Add New Inventory Item')
      await press(page, 'Add Item')
      await page.getByText('Item name is required').waitFor()
    },
  },
  {
    name: 'item-edit',
    title: 'Edit item',
    as: 'demo',
    open: async (page, { items }) => {
      await go(page, `/inventory/edit/${idOf(items, 'Mature Cheddar')}`, 'Edit Inventory Item')
      await page.locator('[name=item_name]').waitFor()
    },
  },
  {
    name: 'item-unit',
    title: 'Edit item, counted in another unit',
    as: 'demo',
    open: async (page, { items }) => {
      await go(page, `/inventory/edit/${idOf(items, 'Mature Cheddar')}`, 'Edit Inventory Item')
      const unit = page.locator('[name=unit_of_measure]')
      await unit.fill('pcs')
      await unit.blur()
      const question = page.locator('[name=unit_factor]')
      await question.waitFor()
      await question.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 400))
    },
  },
  {
    name: 'item-leaving',
    title: 'Leaving what was typed',
    as: 'demo',
    open: async (page) => {
      await go(page, '/inventory/add', 'Add New Inventory Item')
      await page.locator('[name=item_name]').fill('Quince jelly')
      await press(page, 'Scan Barcode')
      await dialog(page)
    },
  },
]

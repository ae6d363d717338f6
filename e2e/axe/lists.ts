import { expect } from '../support/fixtures.ts'
import { createItem, dayFromToday, milk, tea } from '../support/items.ts'
import { insights } from '../support/insights.ts'
import { createUsedItem } from '../support/usage.ts'
import type { Walk } from './walk.ts'

/** What Larder says by itself: what to buy and what to know. */
export const list_walks: readonly Walk[] = [
  {
    name: 'the shopping list',
    screens: ['/shopping-list'],
    go: async ({ page, api, look }) => {
      await page.goto('/shopping-list')
      await expect(page.getByText('No items in your shopping list')).toBeVisible()
      await look('empty')
      await createUsedItem(api, { low_stock_threshold: 5 }, 1)
      await page.reload()
      await page.getByRole('checkbox', { name: 'Whole Milk' }).check()
      await look('one to buy, ticked')
      await page.getByRole('textbox', { name: 'Add to the list' }).fill('12')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Say what to buy, for example: 2 l milk')).toBeVisible()
      await look('a line that names nothing')
      await page.getByRole('textbox', { name: 'Add to the list' }).fill('Bananas')
      await page.keyboard.press('Enter')
      await page.getByRole('checkbox', { name: 'Bananas' }).check()
      await page.getByRole('button', { name: 'More for Bananas' }).click()
      await expect(page.getByRole('menu')).toBeVisible()
      await look('the menu of a line')
      await page.keyboard.press('Escape')
      page.once('dialog', (alert) => void alert.accept())
      await page.getByRole('button', { name: 'Mark Purchased' }).click()
      await expect(page.getByRole('dialog', { name: 'What You Bought' })).toBeVisible()
      await expect(page.getByText('Auto-filled')).toBeVisible()
      await look('the sheet of a shopping')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Bought: Whole Milk, Bananas')).toBeVisible()
      await look('bought')
    },
  },
  {
    name: 'shop mode',
    screens: ['/shopping-list/shop'],
    go: async ({ page, api, look }) => {
      await page.goto('/shopping-list/shop')
      await expect(page.getByText('No items in your shopping list')).toBeVisible()
      await look('empty')
      const { item_id } = await createItem(api, { ...milk, low_stock_threshold: 5, brand: 'Meadow Farm' })
      const bought = { quantity_added: 1, price: 1.2, date: dayFromToday(-9), source: 'Corner Market' }
      await api.json('POST', `/api/inventory/${item_id}/purchase`, bought)
      await createItem(api, { ...tea, low_stock_threshold: 5 })
      await page.reload()
      await page.getByRole('checkbox', { name: 'Green Tea' }).check()
      await expect(page.getByText('In the cart (1)')).toBeVisible()
      await look('one to find, one in the cart')
      await page.getByRole('button', { name: 'Order of Categories' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await look('dialog: order of categories')
      await page.getByRole('button', { name: 'Cancel' }).click()
      await page.getByLabel('Shop').selectOption('Add a Shop…')
      await expect(page.getByRole('dialog', { name: 'Add a Shop' })).toBeVisible()
      await look('dialog: add a shop')
    },
  },
  {
    name: 'insights',
    screens: ['/insights'],
    go: async ({ page, look }) => {
      await page.goto('/insights')
      await expect(page.getByText('Nothing to look back on yet')).toBeVisible()
      await look('empty')
      await page.route('**/api/insights?*', (route) => route.fulfill({ json: insights }))
      await page.reload()
      await page.getByText('Show as Table').click()
      await expect(page.getByRole('table', { name: 'Month by Month' })).toBeVisible()
      await look('two years, with the table')
    },
  },
  {
    name: 'notices',
    screens: ['/'],
    go: async ({ page, api, look }) => {
      await page.goto('/')
      const bell = page.getByRole('banner').getByRole('button', { name: /^Notices/ })
      const panel = page.getByRole('dialog', { name: 'Notices' })
      await bell.click()
      await expect(panel.getByText('All is well.', { exact: false })).toBeVisible()
      await look('none')
      await createItem(api, { ...tea, expiry_date: dayFromToday(-1) })
      await createItem(api, { ...milk, expiry_date: dayFromToday(2) })
      await page.reload()
      await bell.click()
      await panel.getByRole('button', { name: /^Goes off soon/ }).click()
      await expect(panel.getByRole('listitem')).toHaveCount(2)
      await look('two')
      await page.getByRole('button', { name: 'Later: put off the notice about Green Tea' }).click()
      await expect(page.getByRole('menuitem').first()).toBeVisible()
      await look('menu: put off')
    },
  },
]

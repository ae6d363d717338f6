import { failCall } from '../support/calls.ts'
import { expect } from '../support/fixtures.ts'
import { arriveWith, createItem, milk } from '../support/items.ts'
import { button, field, title } from '../support/screen.ts'
import { createUsedItem, dialog, panel } from '../support/usage.ts'
import type { Walk } from './walk.ts'

/** One item: its page with panels and dialogs, and its form. */
export const item_walks: readonly Walk[] = [
  {
    name: 'the item',
    screens: ['/inventory/:itemId'],
    go: async ({ page, api, look }) => {
      const { item_id } = await createUsedItem(api, { low_stock_threshold: 3, expiry_date: '2020-01-05' })
      await page.goto(`/inventory/${item_id}`)
      await expect(panel(page, 'Smart Prediction').getByRole('img', { name: /^Use by weekday/ })).toBeVisible()
      await look('low, expired, with its panels')
      await button(page, 'Record Consumption').click()
      const used = dialog(page, 'Record Consumption')
      await used.locator('[name="new_quantity"]').fill('3')
      await expect(page.getByText('New quantity must be less than current quantity')).toBeVisible()
      await look('dialog: consumption, with a complaint')
      await used.getByRole('button', { name: 'Cancel' }).click()
      await expect(used).toBeHidden()
      await button(page, 'Record Purchase').click()
      const bought = dialog(page, 'Record Purchase')
      await expect(bought.getByText('Auto-filled')).toBeVisible()
      await look('dialog: purchase')
      await bought.getByRole('button', { name: 'Cancel' }).click()
      await expect(bought).toBeHidden()
      await button(page, 'Shopping Settings').click()
      const settings = page.getByRole('dialog', { name: 'Shopping Settings' })
      await settings.getByLabel('Bought in packs of').fill('0')
      await settings.getByRole('button', { name: 'Save' }).click()
      await expect(settings.getByText('Quantity must be a positive number')).toBeVisible()
      await look('dialog: shopping settings, with a complaint')
      await settings.getByRole('button', { name: 'Cancel' }).click()
      await expect(settings).toBeHidden()
      await button(page, 'Add to List').click()
      await expect(page.getByRole('link', { name: 'View List' })).toBeVisible()
      await look('added to the list')
      await button(page, 'Delete').click()
      await expect(page.getByRole('dialog', { name: 'Delete Item' })).toBeVisible()
      await look('dialog: delete')
    },
  },
  {
    name: 'the item without much',
    screens: ['/inventory/:itemId'],
    go: async ({ page, api, look }) => {
      const { item_id } = await createItem(api, milk)
      await page.goto(`/inventory/${item_id}`)
      await expect(page.getByText('No usage history recorded yet.')).toBeVisible()
      await look('nothing is known of it')
      await failCall(page, 'GET', `/api/inventory/${item_id}/prediction`, 500)
      await failCall(page, 'GET', `/api/inventory/${item_id}/purchase-history`, 500)
      await page.reload()
      await expect(page.getByText('Failed to load history data. Please try again later.')).toBeVisible()
      await look('its panels fail')
      await page.goto('/inventory/999999')
      await expect(title(page, 'Item Not Found')).toBeVisible()
      await look('no item')
    },
  },
  {
    name: 'the form',
    screens: ['/inventory/add', '/inventory/edit/:itemId'],
    go: async ({ page, api, look }) => {
      await arriveWith(page, '/inventory/add', { prefill: { item_name: 'Yogurt' } })
      await expect(page.getByText('Auto-filled').first()).toBeVisible()
      await field(page, 'category').selectOption({ label: 'Add new category' })
      await button(page, 'Add Item').click()
      await expect(page.getByText('Category is required')).toBeVisible()
      await look('filled by a scan, with complaints and a new category')
      const { item_id } = await createItem(api, milk)
      await page.goto(`/inventory/edit/${item_id}`)
      await field(page, 'notes').fill('Mine')
      await api.json('PUT', `/api/inventory/${item_id}`, { quantity: 7 })
      await button(page, 'Save Changes').click()
      await expect(page.getByText('Quantity is now 7 l.')).toBeVisible()
      await look('another person saved first')
    },
  },
]

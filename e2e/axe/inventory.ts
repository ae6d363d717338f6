import { failCall, holdCall } from '../support/calls.ts'
import { expect } from '../support/fixtures.ts'
import { card, createItem, dayFromToday, milk, tea } from '../support/items.ts'
import { button, field, title } from '../support/screen.ts'
import { createUsedItem } from '../support/usage.ts'
import type { Walk } from './walk.ts'

const low = { ...milk, low_stock_threshold: 3, brand: 'Meadow Farm', location: 'Fridge' }

/** The list in every state, its line and its selection. */
export const inventory_walks: readonly Walk[] = [
  {
    name: 'the list',
    screens: ['/inventory'],
    go: async ({ page, api, look }) => {
      await page.goto('/inventory')
      await expect(page.getByRole('link', { name: 'Add Your First Item' })).toBeVisible()
      await look('empty')
      await createUsedItem(api, { ...low, expiry_date: dayFromToday(2) })
      await createItem(api, { ...tea, item_name: 'Empty Tin', quantity: 0, expiry_date: dayFromToday(-2) })
      await createItem(api, { ...tea, category: 'Party', expiry_date: dayFromToday(-2), location: 'Cellar' })
      await page.goto('/inventory?group=location&q=e')
      await expect(
        card(page, 'Green Tea')
          .or(page.getByRole('heading', { name: 'Green Tea' }))
          .first(),
      ).toBeVisible()
      await look('grouped, with open filters')
      await page.goto('/inventory')
      await expect(card(page, 'Whole Milk').getByText(/^Running out/)).toBeVisible()
      await field(page, 'quick_add').fill('500 ml whole milk')
      await expect(page.getByText('More of Whole Milk')).toBeVisible()
      await look('cards with predictions, and a line understood')
      await button(page, 'More for Green Tea').click()
      await expect(page.getByRole('menuitem', { name: 'Throw Away' })).toBeVisible()
      await look('menu of a card')
      await page.getByRole('menuitem', { name: 'Use Another Amount' }).click()
      await expect(page.getByRole('dialog', { name: 'Use Green Tea' })).toBeVisible()
      await look('how much was used')
      await page.keyboard.press('Escape')
      await page.goto('/inventory?q=nothing+like+it')
      await expect(button(page, 'Clear Filters')).toBeVisible()
      await look('nothing found')
      const held = await holdCall(page, 'GET', '/api/inventory')
      await page.goto('/inventory')
      await expect(title(page, 'My Inventory')).toBeVisible()
      await look('loading')
      await held.release()
      await failCall(page, 'GET', '/api/inventory', 500)
      await page.reload()
      await expect(button(page, 'Try Again')).toBeVisible()
      await look('failed')
    },
  },
  {
    name: 'selection',
    screens: ['/inventory'],
    go: async ({ page, api, look }) => {
      await createItem(api, low)
      await createItem(api, tea)
      await page.goto('/inventory')
      await expect(card(page, 'Green Tea')).toBeVisible()
      await button(page, 'Select').click()
      await page.getByRole('checkbox', { name: 'Select Green Tea' }).check()
      await look('one of two selected')
      const dialog = page.getByRole('dialog')
      for (const name of ['Move', 'Category', 'Delete']) {
        await button(page, name).click()
        await expect(dialog).toBeVisible()
        await look(`dialog: ${name}`)
        await dialog.getByRole('button', { name: 'Cancel' }).click()
        await expect(dialog).toBeHidden()
      }
    },
  },
  {
    name: 'the demo',
    screens: ['/inventory'],
    go: async ({ page, look }) => {
      await page.goto('/inventory')
      await button(page, 'Load the demo household').click()
      const notice = page.getByRole('region', { name: 'You are looking at the demo household.' })
      await expect(card(page, 'Apples')).toBeVisible()
      // A card is a card: dozens of them would take axe the time of all other screens.
      await page.goto('/inventory?q=apples')
      await expect(notice).toBeVisible()
      await expect(card(page, 'Apples')).toBeVisible()
      await look('its notice')
      await notice.getByRole('button', { name: 'Clear the demo' }).click()
      await expect(page.getByRole('dialog', { name: 'Clear the demo household' })).toBeVisible()
      await look('dialog: clear the demo')
    },
  },
]

import type { Locator, Page } from '@playwright/test'
import type { ApiClient } from './api.ts'
import { createItem, dayFromToday, milk, type StoredItem } from './items.ts'

/** An item with a journal: bought and used often enough for a forecast, with that much left. */
export async function createUsedItem(api: ApiClient, fields: object = {}, left = 3): Promise<StoredItem> {
  const uses = 8
  const item = await createItem(api, { ...milk, ...fields, quantity: left + uses })
  for (let use = 1; use <= uses; use += 1) {
    await api.json('POST', `/api/inventory/${item.item_id}/consume`, {
      new_quantity: left + uses - use,
      notes: null,
      date: dayFromToday(-3 * (uses - use) - 2),
    })
  }
  return item
}

/** A panel of the item's page by its title. */
export function panel(page: Page, title: string): Locator {
  return page.locator('main').getByRole('region', { name: title })
}

/** The dialog that records. */
export function dialog(page: Page, title: 'Record Consumption' | 'Record Purchase'): Locator {
  return page.getByRole('dialog', { name: title })
}

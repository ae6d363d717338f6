import { expect, type Locator, type Page } from '@playwright/test'
import type { ApiClient } from './api.ts'
import { createItem, dayFromToday, type StoredItem } from './items.ts'
import { panel } from './usage.ts'

interface Lot {
  quantity: number
  expiry_date: string | null
  location: string | null
  opened_on: string | null
  frozen_on: string | null
}

export const jam = { item_name: 'Jam', category: 'Pantry', quantity: 3, unit_of_measure: 'jar', location: 'Cellar' }
export const soon = () => dayFromToday(1)
export const later = () => dayFromToday(400)

export const batches = (page: Page): Locator => panel(page, 'Batches').getByRole('listitem')
export const lotsOf = async (api: ApiClient, { item_id }: StoredItem) =>
  (await api.json<{ lots: Lot[] }>('GET', `/api/inventory/${item_id}`)).lots
export const sheet = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true })

/** Opens what is in the menu of a batch. */
export async function choose(page: Page, batch: Locator, action: string): Promise<void> {
  await batch.getByRole('button', { name: /^More for the batch of/ }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** Takes back what was just done. */
export async function undo(page: Page, words: string): Promise<void> {
  await expect(page.getByText(words)).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/^Undone\./)).toBeVisible()
}

/** Three jars that keep, and two that do not. */
export async function createTwoBatches(api: ApiClient): Promise<StoredItem> {
  const item = await createItem(api, { ...jam, expiry_date: later() })
  await api.json('POST', `/api/inventory/${item.item_id}/purchase`, { quantity_added: 2, expiry_date: soon() })
  return item
}

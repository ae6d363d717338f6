import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { card, createItem, milk } from '../support/items.ts'
import { field, title } from '../support/screen.ts'

const focusedText = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText.trim() ?? '')

/** Presses Tab until the focus is on something with these words. */
async function tabTo(page: Page, words: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab')
    if ((await focusedText(page)) === words) return
  }
  throw new Error(`No way to "${words}" by Tab`)
}

test('adding, finding, viewing and deleting an item needs no mouse', async ({ signedIn: page }) => {
  await page.goto('/inventory')
  await expect(title(page, 'My Inventory')).toBeVisible()
  await tabTo(page, 'Add Item')
  await page.keyboard.press('Enter')
  await expect(title(page, 'Add New Inventory Item')).toBeFocused()

  await tabTo(page, 'Scan Product')
  await page.keyboard.press('Tab')
  await expect(field(page, 'item_name')).toBeFocused()
  await page.keyboard.type('Whole Milk')
  await page.keyboard.press('Tab')
  await expect(field(page, 'category')).toHaveValue('Dairy')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(field(page, 'quantity')).toBeFocused()
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(field(page, 'unit_of_measure')).toBeFocused()
  await page.keyboard.type('l')
  await page.keyboard.press('Enter')
  await expect(card(page, 'Whole Milk')).toBeVisible()

  await page.keyboard.press('/')
  await expect(field(page, 'q')).toBeFocused()
  await page.keyboard.type('milk')
  await tabTo(page, 'View')
  await page.keyboard.press('Enter')
  await expect(title(page, 'Whole Milk')).toBeFocused()

  await tabTo(page, 'Delete')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await focusedText(page)).toBe('Delete')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await tabTo(page, 'Delete')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Item deleted successfully!')).toBeVisible()
})

test('a card shows where the focus is', async ({ signedIn: page, api }) => {
  await createItem(api, milk)
  await page.goto('/inventory')
  await expect(card(page, 'Whole Milk')).toBeVisible()
  await tabTo(page, 'View')
  await expect(card(page, 'Whole Milk').getByRole('article')).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Tab')
  await expect(card(page, 'Whole Milk').getByRole('link', { name: 'Edit' })).toHaveCSS('outline-style', 'solid')
})

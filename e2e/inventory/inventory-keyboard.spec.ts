import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { card, createItem, createItems, milk } from '../support/items.ts'
import { button, field, sizes, title } from '../support/screen.ts'

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

test('the arrow keys go from card to card, and leave fields alone', async ({ signedIn: page, api }) => {
  const names = ['Anise', 'Basil', 'Chives', 'Dill', 'Fennel']
  await createItems(
    api,
    names.map((item_name) => ({ ...milk, item_name })),
  )
  await page.goto('/inventory')
  const view = (name: string) => card(page, name).getByRole('link', { name: 'View' })
  await view('Anise').focus()
  // Three stand side by side.
  for (const [key, name] of [
    ['ArrowDown', 'Dill'],
    ['ArrowUp', 'Anise'],
    ['End', 'Fennel'],
    ['ArrowUp', 'Basil'],
    ['Home', 'Anise'],
    ['ArrowUp', 'Anise'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(view(name)).toBeFocused()
  }
  await expect(card(page, 'Anise').getByRole('article')).toHaveCSS('outline-style', 'solid')
  await field(page, 'q').focus()
  await page.keyboard.press('ArrowDown')
  await expect(field(page, 'q')).toBeFocused()
  await button(page, 'Select').click()
  await page.getByRole('checkbox', { name: 'Select Anise' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('checkbox', { name: 'Select Dill' })).toBeFocused()
})

test('the arrow keys reach cards of a long list that are not rendered yet', async ({ signedIn: page, api }) => {
  const names = Array.from({ length: 150 }, (_, number) => `Jar ${100 + number}`)
  await createItems(
    api,
    names.map((item_name) => ({ ...milk, item_name })),
  )
  await page.setViewportSize(sizes.phone)
  await page.goto('/inventory')
  const view = (name: string) => card(page, name).getByRole('link', { name: 'View' })
  await view('Jar 100').focus()
  await page.keyboard.press('End')
  await expect(view('Jar 249')).toBeFocused()
  await expect(card(page, 'Jar 249')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('ArrowUp')
  await expect(view('Jar 248')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(view('Jar 100')).toBeFocused()
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowDown')
  await expect(view('Jar 112')).toBeFocused()
  await expect(card(page, 'Jar 112')).toBeInViewport({ ratio: 1 })
})

test('the arrow keys go through the shopping list, from one category to the next', async ({ signedIn: page, api }) => {
  for (const [item_name, category] of [
    ['Butter', 'Dairy'],
    ['Milk', 'Dairy'],
    ['Bread', 'Bakery'],
  ] as const) {
    await createItem(api, { ...milk, item_name, category, low_stock_threshold: 4 })
  }
  await page.goto('/shopping-list')
  const boxes = page.getByRole('main').getByRole('checkbox')
  await expect(boxes).toHaveCount(3)
  await boxes.first().focus()
  for (const [key, place] of [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowDown', 2],
    ['Home', 0],
    ['End', 2],
    ['ArrowUp', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(boxes.nth(place)).toBeFocused()
  }
  await page.keyboard.press('Space')
  await expect(boxes.nth(1)).toBeChecked()
})

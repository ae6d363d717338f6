import { refuseLive } from '../support/calls.ts'
import type { Page } from '@playwright/test'
import { freshName } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { card, createItem, milk } from '../support/items.ts'
import { button, field, fillFields, sizes, title } from '../support/screen.ts'

const way = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Ways to begin' }).getByRole('link', { name, exact: false })

const marked = (page: Page, name: string) => expect(field(page, name)).toHaveAccessibleDescription('Auto-filled')

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone })

  test('whoever registers is offered a first item, three ways to it, and the demo', async ({ page }) => {
    const username = freshName('first')
    await page.goto('/register')
    const password = 'correct horse battery'
    await fillFields(page, { username, email: `${username}@example.org`, password, confirmPassword: password })
    await button(page, 'Register').click()
    await expect(page).toHaveURL('/inventory')
    await expect(page.getByRole('link', { name: 'Add Your First Item' })).toBeVisible()
    await expect(button(page, 'Load the demo household')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes.phone.width)

    await way(page, 'Scan a barcode').click()
    await expect(page).toHaveURL('/barcode-scan')
    await page.goBack()
    await way(page, 'Photograph a receipt').click()
    await expect(page).toHaveURL('/ocr-upload')
    await page.goBack()
    await way(page, 'Type a first item').click()
    await expect(field(page, 'quick_add')).toBeFocused()
    await page.keyboard.type('2 l milk')
    await page.keyboard.press('Enter')
    await expect(card(page, 'Milk')).toContainText('2 l')
    await expect(field(page, 'quick_add')).toBeFocused()
    await expect(page.getByText('Load the demo household')).toHaveCount(0)
  })

  test('the demo fills the household, says so, and goes again without what is one’s own', async ({
    signedIn: page,
  }) => {
    await page.goto('/inventory')
    await button(page, 'Load the demo household').click()
    await expect(page.getByText('The demo household is ready.')).toBeVisible()
    const notice = page.getByRole('region', { name: 'You are looking at the demo household.' })
    await expect(notice).toBeVisible()
    await expect(card(page, 'Apples')).toBeVisible()
    await expect(title(page, 'My Inventory')).toBeFocused()

    await field(page, 'quick_add').fill('3 cans my own beans')
    await page.keyboard.press('Enter')
    await expect(page.getByText('added.')).toBeVisible()
    await notice.getByRole('button', { name: 'Clear the demo' }).click()
    const dialog = page.getByRole('dialog', { name: 'Clear the demo household' })
    await expect(dialog).toContainText('What you added yourself stays.')
    await dialog.getByRole('button', { name: 'Clear the demo' }).click()
    await expect(page.getByText('The demo household is cleared.')).toBeVisible()
    await expect(notice).toHaveCount(0)
    await expect(card(page, 'Apples')).toHaveCount(0)
    await expect(card(page, 'My own beans')).toBeVisible()
  })
})

test('a household that got items elsewhere keeps them, and shows them', async ({ signedIn: page, api }) => {
  await refuseLive(page)
  await page.goto('/inventory')
  await expect(button(page, 'Load the demo household')).toBeVisible()
  await createItem(api, milk)
  await button(page, 'Load the demo household').click()
  await expect(page.getByText('You have items already.')).toBeVisible()
  await expect(card(page, 'Whole Milk')).toBeVisible()
})

test('the demo household has something to tell and does not ring', async ({ signedIn: page, api }) => {
  await api.json('POST', '/api/household/demo')
  await page.goto('/inventory')
  await expect(card(page, 'Double Cream')).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Notices', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Gone off' }).getByText('Double Cream', { exact: true })).toBeVisible()
})

test.describe('the form', () => {
  const oil = {
    item_name: 'Olive Oil',
    category: 'Condiments',
    quantity: 1,
    unit_of_measure: 'bottle',
    location: 'Kitchen shelf',
    brand: 'Casa Rosetti',
    item_weight: 750,
    item_weight_unit: 'ml',
  }

  test.beforeEach(async ({ signedIn: page, api }) => {
    await createItem(api, oil)
    await createItem(api, { ...milk, location: 'Fridge' })
    // Straight to the form, as from a bookmark: the list was never seen.
    await page.goto('/inventory/add')
  })

  test('suggests what the household used before', async ({ page }) => {
    const offered = (name: string, text: string) =>
      expect(page.locator(`#suggestions-${name} option`, { hasText: text })).toHaveCount(1)
    await offered('item_name', 'Olive Oil')
    await offered('location', 'Kitchen shelf')
    await offered('brand', 'Casa Rosetti')
    await offered('unit_of_measure', 'bottle')
    await field(page, 'item_name').fill('oli')
    await expect(page.locator('#suggestions-item_name option')).toHaveText(['Olive Oil'])
  })

  test('a known name fills what is empty, says so, and leaves what is typed', async ({ page }) => {
    await expect(page.locator('#suggestions-item_name option')).toHaveCount(2)
    await field(page, 'location').fill('Cellar')
    await field(page, 'item_name').fill('Olive Oil')
    await field(page, 'quantity').fill('2')
    await expect(field(page, 'category')).toHaveValue('Condiments')
    await expect(field(page, 'unit_of_measure')).toHaveValue('bottle')
    await expect(field(page, 'brand')).toHaveValue('Casa Rosetti')
    await expect(field(page, 'item_weight')).toHaveValue('750')
    await expect(field(page, 'item_weight_unit')).toHaveValue('ml')
    await expect(field(page, 'location')).toHaveValue('Cellar')
    await expect(field(page, 'quantity')).toHaveValue('2')
    for (const name of ['category', 'unit_of_measure', 'brand', 'item_weight']) await marked(page, name)
    await expect(field(page, 'location')).not.toHaveAccessibleDescription('Auto-filled')

    await field(page, 'brand').fill('Another')
    await field(page, 'item_name').fill(milk.item_name)
    await field(page, 'item_name').blur()
    await expect(field(page, 'category')).toHaveValue(milk.category)
    await expect(field(page, 'unit_of_measure')).toHaveValue(milk.unit_of_measure)
    await expect(field(page, 'brand')).toHaveValue('Another')
    await expect(field(page, 'item_weight')).toHaveValue('')
    await button(page, 'Add Item').click()
    await expect(page.getByText('Item added successfully')).toBeVisible()
  })
})

import { failCall } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { card, createItem, milk, tea } from '../support/items.ts'
import { button, sizes } from '../support/screen.ts'

test.use({ viewport: sizes.phone })

test.beforeEach(async ({ signedIn: page, api }) => {
  await createItem(api, { ...milk, location: 'Fridge' })
  await createItem(api, tea)
  await createItem(api, { ...tea, item_name: 'Black Tea' })
  await page.goto('/inventory')
  await expect(card(page, 'Black Tea')).toBeVisible()
  await button(page, 'Select').click()
})

test('several items are moved together', async ({ page }) => {
  await card(page, 'Green Tea').click()
  await page.getByRole('checkbox', { name: 'Select Black Tea' }).check()
  await expect(page.getByText('2 selected')).toBeVisible()
  await button(page, 'Move').click()
  await page.getByRole('dialog').locator('[name=location]').fill('Pantry')
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click()
  await expect(page.getByText('2 items changed.')).toBeVisible()
  await expect(card(page, 'Black Tea')).toContainText('Pantry')
  await expect(card(page, 'Whole Milk')).toContainText('Fridge')
  await expect(page.getByRole('checkbox', { name: 'Select Black Tea' })).toHaveCount(0)
})

test('all items get another category, and a failure keeps the choice', async ({ page }) => {
  await button(page, 'Select All').click()
  await button(page, 'Category').click()
  await page.getByRole('dialog').locator('[name=category]').fill('Breakfast')
  const answerAgain = await failCall(page, 'POST', '/api/inventory/changes', 500)
  const change = page.getByRole('dialog').getByRole('button', { name: 'Change' })
  await change.click()
  await expect(page.getByText('Failed to change the items. Please try again.')).toBeVisible()
  await answerAgain()
  await change.click()
  await expect(page.getByText('3 items changed.')).toBeVisible()
  await expect(card(page, 'Whole Milk')).toContainText('Breakfast')
})

test('deleting several asks once', async ({ page }) => {
  await card(page, 'Green Tea').click()
  await card(page, 'Whole Milk').click()
  await button(page, 'Delete').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('2 items deleted.')).toBeVisible()
  await expect(card(page, 'Whole Milk')).toHaveCount(0)
  await expect(card(page, 'Black Tea')).toBeVisible()
})

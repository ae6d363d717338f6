import { delayCall, failCall } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { card, createItem, milk } from '../support/items.ts'
import { button, field, fillFields } from '../support/screen.ts'

const full = 'A household can have at most 20,000 items. Delete some that you no longer need, then add this one.'

test('a full household is told so by the form, which keeps what was typed', async ({ signedIn: page }) => {
  await page.goto('/inventory/add')
  const heal = await failCall(page, 'POST', '/api/inventory', 409, full)
  await fillFields(page, { item_name: 'Cheese', quantity: '2', unit_of_measure: 'pcs' })
  await field(page, 'category').selectOption('Dairy')
  await button(page, 'Add Item').click()
  await expect(page.getByRole('alert')).toContainText(full)
  await expect(field(page, 'item_name')).toHaveValue('Cheese')
  await expect(field(page, 'quantity')).toHaveValue('2')
  await heal()
  await button(page, 'Add Item').click()
  await expect(card(page, 'Cheese')).toBeVisible()
})

test('and by the quick line, which keeps its words', async ({ signedIn: page, api }) => {
  await createItem(api, milk)
  await page.goto('/inventory')
  await failCall(page, 'POST', '/api/inventory', 409, full)
  await field(page, 'quick_add').fill('3 cans tomatoes')
  await page.keyboard.press('Enter')
  await expect(page.getByText(full)).toBeVisible()
  await expect(field(page, 'quick_add')).toHaveValue('3 cans tomatoes')
})

test('a server that is busy for a moment is asked again, and no error is shown', async ({ signedIn: page, api }) => {
  await createItem(api, milk)
  await delayCall(page, 'GET', '/api/inventory', 2)
  await page.goto('/inventory')
  await expect(card(page, 'Whole Milk')).toBeVisible()
  await expect(page.getByText('Failed to load inventory.')).toHaveCount(0)
})

test('one that stays busy is an error with a way to try again', async ({ signedIn: page, api }) => {
  await createItem(api, milk)
  const heal = await delayCall(page, 'GET', '/api/inventory', 1000)
  await page.goto('/inventory')
  await expect(page.getByText('Failed to load inventory. Please try again later.')).toBeVisible()
  await heal()
  await button(page, 'Try Again').click()
  await expect(card(page, 'Whole Milk')).toBeVisible()
})

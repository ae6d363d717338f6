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
  await expect(page.getByRole('dialog')).toContainText('under Recently Deleted for 30 days.')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('2 items deleted.')).toBeVisible()
  await expect(card(page, 'Whole Milk')).toHaveCount(0)
  await expect(card(page, 'Black Tea')).toBeVisible()
})

test('several are thrown away for one reason, and one Undo brings all of it back', async ({ page, api }) => {
  await card(page, 'Green Tea').click()
  await card(page, 'Whole Milk').click()
  await button(page, 'Throw Away').click()
  const dialog = page.getByRole('dialog', { name: 'Throw Away' })
  await expect(dialog.getByRole('listitem')).toHaveText(['Green Tea, 3 boxes', 'Whole Milk, 2 l'])
  await dialog.getByText('Spoiled').click()
  await dialog.getByRole('button', { name: 'Throw Away' }).click()
  await expect(page.getByText('2 items thrown away.')).toBeVisible()
  await expect(card(page, 'Whole Milk')).toContainText('0 l')
  await expect(card(page, 'Black Tea')).toContainText('3 box')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'Whole Milk')).toContainText('2 l')
  await expect(card(page, 'Green Tea')).toContainText('3 box')
  const items = await api.json<{ item_name: string; quantity: number }[]>('GET', '/api/inventory')
  expect(items.map(({ quantity }) => quantity).toSorted()).toEqual([2, 3, 3])
})

test('what could not be thrown away is tried again, and nothing twice', async ({ page }) => {
  await button(page, 'Select All').click()
  await button(page, 'Throw Away').click()
  const dialog = page.getByRole('dialog', { name: 'Throw Away' })
  let answered = 0
  await page.route(/\/discard$/, async (route) => {
    answered += 1
    await (answered === 2 ? route.fulfill({ status: 500, json: {} }) : route.fallback())
  })
  await dialog.getByRole('button', { name: 'Throw Away' }).click()
  await expect(dialog.getByText('1 of 3 are thrown away. Try again for the rest.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Throw Away' }).click()
  await expect(page.getByText('3 items thrown away.')).toBeVisible()
  expect(answered).toBe(4)
})

test('several are put on the list', async ({ page }) => {
  await card(page, 'Green Tea').click()
  await card(page, 'Whole Milk').click()
  await button(page, 'Add to List').click()
  await expect(page.getByText('2 items added to your shopping list')).toBeVisible()
})

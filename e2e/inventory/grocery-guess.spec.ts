import { failCall, holdCall, recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { card, createItem, milk } from '../support/items.ts'
import { button, field, fillFields } from '../support/screen.ts'

const guess_path = '/api/groceries/guess'

test.describe('the form', () => {
  test('guesses a category that is visibly a guess, and offers a place', async ({ signedIn: page }) => {
    await page.goto('/inventory/add')
    await field(page, 'item_name').pressSequentially('Heinz Tomato Ketchup')
    await expect(field(page, 'category')).toHaveValue('Pantry')
    await expect(field(page, 'category')).toHaveAccessibleDescription('Auto-filled')
    await expect(field(page, 'category').locator('option', { hasText: /^(Grains|Pantry)$/ })).toHaveCount(2)
    await expect(page.locator('#suggestions-location option').first()).toHaveText('Pantry')
    await expect(field(page, 'location')).toHaveValue('')
    await field(page, 'item_name').fill('Toothpaste')
    await expect(field(page, 'category')).toHaveValue('Personal Care')
    await field(page, 'item_name').fill('Rye bread')
    await expect(field(page, 'category')).toHaveValue('Grains')
  })

  test('leaves alone what was chosen, also when the guess comes later', async ({ signedIn: page }) => {
    await page.goto('/inventory/add')
    const { release } = await holdCall(page, 'GET', guess_path)
    const asked = page.waitForRequest((request) => request.url().includes(guess_path))
    await field(page, 'item_name').fill('Ketchup')
    await asked
    await field(page, 'category').selectOption('Condiments')
    await field(page, 'location').fill('Cellar')
    const answered = page.waitForResponse((response) => response.url().includes(guess_path))
    await release()
    await answered
    await expect(page.locator('#suggestions-location option').first()).toHaveText('Pantry')
    await expect(field(page, 'category')).toHaveValue('Condiments')
    await expect(field(page, 'location')).toHaveValue('Cellar')
  })

  test('follows the household: who files milk under Breakfast gets that', async ({ signedIn: page, api }) => {
    await createItem(api, { ...milk, category: 'Breakfast', location: 'Cool box' })
    await page.goto('/inventory/add')
    await field(page, 'item_name').fill('Skimmed milk')
    await expect(field(page, 'category')).toHaveValue('Breakfast')
    await expect(page.locator('#suggestions-location option').first()).toHaveText('Cool box')
  })

  test('has its own words where the server guesses nothing', async ({ signedIn: page }) => {
    await failCall(page, 'GET', guess_path, 404)
    await page.goto('/inventory/add')
    await field(page, 'item_name').fill('Ketchup')
    await expect(field(page, 'category')).toHaveValue('Pantry')
    await expect(field(page, 'category')).toHaveAccessibleDescription('Auto-filled')
    await field(page, 'item_name').fill('Xyzzy')
    await expect(field(page, 'category')).toHaveValue('')
    await fillFields(page, { item_name: 'Cheese', quantity: '1', unit_of_measure: 'pcs' })
    await expect(field(page, 'category')).toHaveValue('Dairy')
    await button(page, 'Add Item').click()
    await expect(card(page, 'Cheese')).toContainText('Dairy')
  })
})

test.describe('the quick line', () => {
  test.beforeEach(async ({ signedIn: page, api }) => {
    await createItem(api, { ...milk, location: 'Fridge' })
    await page.goto('/inventory')
    await expect(field(page, 'quick_add')).toBeVisible()
  })

  test('says what it guesses before it adds it', async ({ page }) => {
    await field(page, 'quick_add').fill('2 butter')
    const understood = page.getByRole('status').filter({ hasText: 'New item' })
    for (const fact of ['Butter', '2 pcs', 'Dairy', 'Fridge'])
      await expect(understood.getByText(fact, { exact: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(card(page, 'Butter')).toContainText('Dairy')
  })

  test('guesses also for who presses Enter at once, and makes up no place', async ({ page }) => {
    const added = recordCalls(page, 'POST', '/api/inventory')
    await field(page, 'quick_add').fill('3 toothpaste')
    await page.keyboard.press('Enter')
    await expect(page.getByText('3 pcs of Toothpaste added.')).toBeVisible()
    expect(added).toEqual([expect.objectContaining({ category: 'Personal Care', location: null })])
  })

  test('does not wait for a guess that does not come', async ({ page }) => {
    await holdCall(page, 'GET', guess_path)
    await field(page, 'quick_add').fill('3 toothpaste')
    await page.keyboard.press('Enter')
    await expect(page.getByText('3 pcs of Toothpaste added.')).toBeVisible()
    await expect(card(page, 'Toothpaste')).toContainText('Other')
  })
})

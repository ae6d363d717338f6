import { expectNoViolations } from './support/axe.ts'
import { failCall } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { card, createItem, milk } from './support/items.ts'
import { button, sizes } from './support/screen.ts'
import { createUsedItem, dialog, panel } from './support/usage.ts'

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })
    test.slow()

    test('an item with its panels and both dialogs', async ({ signedIn: page, api }) => {
      const { item_id } = await createUsedItem(api)
      await page.goto(`/inventory/${item_id}`)
      await expect(panel(page, 'Smart Prediction').getByRole('img', { name: /^Use by weekday/ })).toBeVisible()
      await expectNoViolations(page)
      await button(page, 'Record Consumption').click()
      await dialog(page, 'Record Consumption').locator('[name="new_quantity"]').fill('3')
      await expect(page.getByText('New quantity must be less than current quantity')).toBeVisible()
      await expectNoViolations(page)
      await dialog(page, 'Record Consumption').getByRole('button', { name: 'Cancel' }).click()
      await button(page, 'Record Purchase').click()
      await expect(dialog(page, 'Record Purchase')).toBeVisible()
      await expectNoViolations(page)
    })

    test('an item nothing is known of, and one whose panels fail', async ({ signedIn: page, api }) => {
      const { item_id } = await createItem(api, milk)
      await page.goto(`/inventory/${item_id}`)
      await expect(page.getByText('No usage history recorded yet.')).toBeVisible()
      await expectNoViolations(page)
      await failCall(page, 'GET', `/api/inventory/${item_id}/prediction`, 500)
      await failCall(page, 'GET', `/api/inventory/${item_id}/purchase-history`, 500)
      await page.reload()
      await expect(page.getByText('Failed to load history data. Please try again later.')).toBeVisible()
      await expectNoViolations(page)
    })

    test('cards with predictions', async ({ signedIn: page, api }) => {
      await createUsedItem(api, { low_stock_threshold: 5 })
      await page.goto('/inventory')
      await expect(card(page, 'Whole Milk').getByText(/^Running out/)).toBeVisible()
      await expectNoViolations(page)
    })

    test('the shopping list, full and empty', async ({ signedIn: page, api }) => {
      await page.goto('/shopping-list')
      await expect(page.getByText('No items in your shopping list')).toBeVisible()
      await expectNoViolations(page)
      await createUsedItem(api, { low_stock_threshold: 5 })
      await page.reload()
      await page.getByRole('checkbox', { name: 'Whole Milk' }).check()
      await expectNoViolations(page)
    })
  })
}

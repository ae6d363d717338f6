import { expect, test } from './support/fixtures.ts'
import { card } from './support/items.ts'
import { openReview, receiptCard } from './support/receipts.ts'
import { button, title } from './support/screen.ts'

test('a photo of a receipt becomes items of the inventory', async ({ signedIn: page }) => {
  test.slow()
  await openReview(page)
  await expect(page.getByText('Successfully extracted 5 items from your receipt!')).toBeVisible()
  await expect(page.getByText('5 item(s) found')).toBeVisible()
  await expect(page.getByText('Date: 3/14/2026')).toBeVisible()
  const milk = receiptCard(page, 'WHOLE MILK 1L')
  await expect(milk.locator('[name=category]')).toHaveValue('Dairy')
  await expect(milk.locator('[name=price]')).toHaveValue('1.29')
  await milk.locator('[name=item_name]').fill('Whole Milk')
  await button(page, 'Add All Items to Inventory').click()
  await expect(page).toHaveURL('/inventory')
  await expect(title(page, 'My Inventory')).toBeVisible()
  await expect(page.getByText('Successfully added 5 item(s) from receipt to your inventory.')).toBeVisible()
  await expect(card(page, 'Whole Milk')).toBeVisible()
})

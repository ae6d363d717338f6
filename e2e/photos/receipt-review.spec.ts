import { recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { answerReceipt, openReview, receiptCard } from '../support/receipts.ts'
import { button, sizes } from '../support/screen.ts'

const facts = { merchant: 'Corner Shop', transaction_date: '2026-03-14' }
const two = [{ product_name: 'Green Tea', price: 2.5 }, { product_name: 'Apple Juice' }]

test.beforeEach(async ({ signedIn: page }) => {
  await answerReceipt(page, two, facts)
  await openReview(page)
})

test('every field of a card can be edited and is sent', async ({ page }) => {
  const sent = recordCalls(page, 'POST', '/api/inventory')
  const tea = receiptCard(page, 'Green Tea')
  await tea.getByRole('button', { name: 'More Details' }).click()
  await expect(tea.locator('[name=purchase_date]')).toHaveValue('2026-03-14')
  await expect(tea.locator('[name=notes]')).toHaveValue(
    /^Extracted from receipt using Document Intelligence on \d+\/\d+\/\d{4}$/,
  )
  const values = {
    quantity: '2.5',
    price: '4',
    brand: 'Hill',
    location: 'Shelf',
    low_stock_threshold: '1',
    notes: 'Loose',
  }
  for (const [name, value] of Object.entries(values)) await tea.locator(`[name=${name}]`).fill(value)
  await tea.locator('[name=category]').selectOption('Beverages')
  await tea.locator('[name=unit_of_measure]').selectOption('pack')
  await tea.locator('[name=expiry_date]').fill('2027-01-31')
  await tea.getByRole('button', { name: 'Add to Inventory' }).click()
  await expect(page.getByText('Green Tea has been added to your inventory!')).toBeVisible()
  expect(sent).toEqual([
    expect.objectContaining({
      item_name: 'Green Tea',
      category: 'Beverages',
      quantity: 2.5,
      unit_of_measure: 'pack',
      brand: 'Hill',
      location: 'Shelf',
      low_stock_threshold: 1,
      purchase_date: '2026-03-14',
      expiry_date: '2027-01-31',
      notes: 'Loose',
      purchase: { price: 4, source: 'Corner Shop', date: '2026-03-14' },
      receipt_name: expect.objectContaining({ merchant: 'Corner Shop', printed_name: 'Green Tea' }),
    }),
  ])
})

test('a line whose name could not be read is a card that says so', async ({ page }) => {
  await answerReceipt(page, [{ product_name: '', price: 3, confidence: 0 }], facts)
  await openReview(page)
  const unread = receiptCard(page, 'Item')
  await expect(unread.getByText('This line could not be read: please see the photo.')).toBeVisible()
  await expect(unread.getByText('Item name is required')).toBeVisible()
  await expect(unread.locator('[name=price]')).toHaveValue('3')
  await expect(unread.getByRole('button', { name: 'Add to Inventory' })).toBeDisabled()
})

test('a card added by hand is from the same shop, on the same day', async ({ page }) => {
  await button(page, 'Add Item Manually').click()
  const added = receiptCard(page, 'Item')
  await added.getByRole('button', { name: 'More Details' }).click()
  await expect(added.locator('[name=brand]')).toHaveValue('Corner Shop')
  await expect(added.locator('[name=purchase_date]')).toHaveValue('2026-03-14')
  await expect(page.getByText('3 item(s) found')).toBeVisible()
})

test('what cannot be saved is said at its field, and nothing is sent', async ({ page }) => {
  const sent = recordCalls(page, 'POST', '/api/inventory')
  const tea = receiptCard(page, 'Green Tea')
  await tea.locator('[name=quantity]').fill('-1')
  await tea.getByRole('button', { name: 'Add to Inventory' }).click()
  await expect(page.getByText('Please fill in all required fields (name, category, quantity, unit)')).toBeVisible()
  await expect(tea.getByText('Quantity must be a positive number')).toBeVisible()
  await button(page, 'Add All Items to Inventory').click()
  await expect(
    page.getByText('Please fill in all required fields for all items (name, category, quantity, unit)'),
  ).toBeVisible()
  await tea.locator('[name=quantity]').fill('')
  await expect(tea.getByText('Required', { exact: true })).toBeVisible()
  await tea.locator('[name=category]').selectOption('')
  await expect(tea.getByText('Category is required')).toBeVisible()
  await expect(tea.getByRole('button', { name: 'Add to Inventory' })).toBeDisabled()
  await expect(button(page, 'Add All Items to Inventory')).toBeDisabled()
  expect(sent).toEqual([])
})

test('shop, date, total and currency can be corrected, and the cards follow', async ({ page }) => {
  const sent = recordCalls(page, 'POST', '/api/inventory')
  await button(page, 'Edit Receipt').click()
  const form = page.getByRole('group', { name: 'Edit Receipt' })
  await form.locator('[name=receipt_merchant]').fill('Mill Shop')
  await form.locator('[name=receipt_date]').fill('2026-03-12')
  await form.locator('[name=receipt_total]').fill('7,5')
  await form.locator('[name=receipt_currency]').selectOption('NZD')
  await expect(page.getByText('Merchant: Mill Shop')).toBeVisible()
  await expect(page.getByText('Date: 3/12/2026')).toBeVisible()
  await expect(page.getByText('Total: 7.50 NZD')).toBeVisible()
  await receiptCard(page, 'Green Tea').getByRole('button', { name: 'Add to Inventory' }).click()
  await expect(page.getByText('Green Tea has been added to your inventory!')).toBeVisible()
  const purchase = { price: 2.5, source: 'Mill Shop', date: '2026-03-12' }
  expect(sent).toEqual([expect.objectContaining({ purchase_date: '2026-03-12', purchase })])
  expect(sent[0]).not.toHaveProperty('receipt')
})

test('a removed card can be brought back, and without cards the first step returns', async ({ page }) => {
  await page.getByRole('button', { name: 'Remove Green Tea' }).click()
  await expect(receiptCard(page, 'Green Tea')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('form').first()).toHaveAccessibleName('Green Tea')
  await page.getByRole('button', { name: 'Remove Green Tea' }).click()
  await page.getByRole('button', { name: 'Remove Apple Juice' }).click()
  await expect(button(page, 'Process Receipt')).toBeEnabled()
  await expect(page.getByRole('img', { name: 'Preview of the receipt' })).toBeVisible()
})

test('two cards saved at once both count, and the last one leads to the inventory', async ({ page }) => {
  const held: (() => void)[] = []
  // A card that is saved goes, and the next one moves up: both are pressed before the first answer comes.
  await page.route('**/api/inventory', async (route) => {
    if (route.request().method() === 'POST') await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await receiptCard(page, 'Green Tea').getByRole('button', { name: 'Add to Inventory' }).click()
  await receiptCard(page, 'Apple Juice').getByRole('button', { name: 'Add to Inventory' }).click()
  await expect.poll(() => held.length).toBe(2)
  for (const release of held) release()
  await expect(page).toHaveURL('/inventory')
  await expect(page.getByRole('list', { name: 'Items' }).getByRole('listitem')).toHaveCount(2)
})

test('on a phone the photo folds away', async ({ page }) => {
  await page.setViewportSize(sizes.phone)
  await expect(page.getByRole('img', { name: 'Photo of the receipt' })).toBeVisible()
  await button(page, 'Hide Photo').click()
  await expect(page.getByRole('img', { name: 'Photo of the receipt' })).toBeHidden()
  await button(page, 'Show Photo').click()
  await expect(page.getByRole('img', { name: 'Photo of the receipt' })).toBeVisible()
})

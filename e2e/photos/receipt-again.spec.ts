import { recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { card } from '../support/items.ts'
import { answerReceipt, chooseReceipt, drawReceipt, openReview, receiptCard } from '../support/receipts.ts'
import { button, sizes } from '../support/screen.ts'

const till = [
  'GREEN VALLEY MARKET',
  '03/14/2026 17:42',
  '',
  'GV WHL MLK 1L         1.29',
  '',
  'TOTAL                $1.29',
]
const facts = { merchant: 'Corner Shop', transaction_date: '2026-03-14' }
const upper = [
  { product_name: 'Green Tea', price: 2 },
  { product_name: 'Apple Juice', price: 3 },
]
const lower = [{ product_name: 'Brown Bread', price: 4 }]
const no_facts = { merchant: null, transaction_date: null }

test('what a shop prints is known the next time, and what it cost stands in the history', async ({
  signedIn: page,
  api,
}) => {
  test.slow()
  const photo = await drawReceipt(till)
  await openReview(page, photo)
  const first = receiptCard(page, 'GV WHL MLK 1L')
  await first.locator('[name=unit_of_measure]').selectOption('bottle')
  await first.locator('[name=category]').selectOption('Beverages')
  await first.locator('[name=item_name]').fill('Whole Milk')
  await button(page, 'Add All Items to Inventory').click()
  await expect(page).toHaveURL('/inventory')

  await openReview(page, photo)
  const again = receiptCard(page, 'Whole Milk')
  await expect(again.getByText('On the receipt: GV WHL MLK 1L')).toBeVisible()
  await expect(again.getByRole('checkbox', { name: 'Add to Whole Milk' })).toBeChecked()
  await again.getByRole('checkbox').uncheck()
  await expect(again.locator('[name=item_name]')).toHaveValue('Whole Milk')
  await expect(again.locator('[name=unit_of_measure]')).toHaveValue('bottle')
  await expect(again.locator('[name=category]')).toHaveValue('Beverages')
  await again.getByRole('checkbox').check()
  await expect(page.getByText('You added this receipt today: 1 item(s).')).toBeVisible()
  await again.getByRole('button', { name: 'Add to Inventory' }).click()
  await page
    .getByRole('dialog', { name: 'Add this receipt again?' })
    .getByRole('button', { name: 'Add Anyway' })
    .click()
  await expect(page).toHaveURL('/inventory')
  await expect(card(page, 'Whole Milk')).toContainText('2 bottles')

  const [item] = await api.json<{ item_id: number }[]>('GET', '/api/inventory')
  const path = `/api/inventory/${item?.item_id}/purchase-history`
  const bought = { quantity_added: 1, price: 1.29, source: 'GREEN VALLEY MARKET', date: '2026-03-14' }
  expect(await api.json('GET', path)).toMatchObject({ purchase_history: [bought, bought] })

  await page.goto('/ocr-upload')
  const lately = page.getByRole('region', { name: 'Receipts added since yesterday' })
  await expect(lately.getByRole('listitem')).toHaveCount(2)
  await lately
    .getByRole('button', { name: /^Undo: / })
    .first()
    .click()
  await expect(page.getByText('Receipt undone: 1 item(s) taken back.')).toBeVisible()
  await expect(lately.getByRole('listitem')).toHaveCount(1)
  expect(await api.json('GET', path)).toMatchObject({ purchase_history: [bought] })
})

test('the items of a second photo are added to those that are still there', async ({ signedIn: page }) => {
  await answerReceipt(page, upper, facts)
  await openReview(page)
  await receiptCard(page, 'Green Tea').locator('[name=quantity]').fill('3')
  const beside = page.getByRole('img', { name: 'Photo of the receipt' })
  const first_photo = await beside.getAttribute('src')
  await button(page, 'Back').click()
  await expect(page.getByText(/are added to the/)).toHaveCount(0)
  await chooseReceipt(page, await drawReceipt(till))
  await expect(page.getByText('The items of this photo are added to the 2 item(s) in review.')).toBeVisible()
  await answerReceipt(page, lower, { ...no_facts, total: 9 })
  await button(page, 'Process Receipt').click()
  await expect(page.getByText('Successfully extracted 1 items from your receipt!')).toBeVisible()
  await expect(page.getByText('3 item(s) found')).toBeVisible()
  await expect(page.getByText('Merchant: Corner Shop')).toHaveCount(1)
  await expect(page.getByText('The items add up to the total.')).toBeVisible()
  await expect(receiptCard(page, 'Green Tea').locator('[name=quantity]')).toHaveValue('3')

  await expect(beside).not.toHaveAttribute('src', first_photo ?? '')
  await receiptCard(page, 'Apple Juice').locator('[name=price]').focus()
  await expect(beside).toHaveAttribute('src', first_photo ?? '')

  const sent = recordCalls(page, 'POST', '/api/inventory')
  await button(page, 'Add All Items to Inventory').click()
  await expect(page).toHaveURL('/inventory')
  await expect(page.getByText('Successfully added 3 item(s) from receipt to your inventory.')).toBeVisible()
  const purchase = expect.objectContaining({ source: 'Corner Shop', date: '2026-03-14' })
  expect(sent).toEqual([upper, lower].flat().map(() => expect.objectContaining({ purchase })))
})

test('another receipt keeps its own shop', async ({ signedIn: page }) => {
  await page.setViewportSize(sizes.phone)
  await answerReceipt(page, upper, facts)
  await openReview(page)
  await button(page, 'Back').click()
  await chooseReceipt(page, await drawReceipt(till))
  await answerReceipt(page, lower, { merchant: 'Bakery', transaction_date: '2026-03-13' })
  await button(page, 'Process Receipt').click()
  await expect(page.getByText('Merchant: Corner Shop')).toBeVisible()
  await expect(page.getByText('Merchant: Bakery')).toBeVisible()
})

test('the same photo again asks before it replaces what was read from it', async ({ signedIn: page }) => {
  await answerReceipt(page, upper, facts)
  await openReview(page)
  await receiptCard(page, 'Green Tea').locator('[name=item_name]').fill('Sencha')
  await button(page, 'Back').click()
  await button(page, 'Process Receipt').click()
  const dialog = page.getByRole('dialog', { name: 'Read this photo again?' })
  await expect(dialog.getByText(/^2 item\(s\) from this photo are not saved yet\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await button(page, 'Return to Review').click()
  await expect(receiptCard(page, 'Sencha')).toBeVisible()
  await button(page, 'Back').click()
  await button(page, 'Process Receipt').click()
  await dialog.getByRole('button', { name: 'Read Again' }).click()
  await expect(receiptCard(page, 'Green Tea')).toBeVisible()
  await expect(page.getByText('2 item(s) found')).toBeVisible()
})

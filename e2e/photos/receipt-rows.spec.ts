import type { Page } from '@playwright/test'
import { recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { createItem, tea } from '../support/items.ts'
import { long_receipt } from '../support/long-receipt.ts'
import { answerReceipt, openCard, openReview, receiptCard } from '../support/receipts.ts'
import { button, sizes } from '../support/screen.ts'

const yoghurt = 'JOGHURT ERDBEER 150G'
const rowOf = (page: Page, name: string) => receiptCard(page, name).getByRole('button', { expanded: false })

test.beforeEach(async ({ signedIn: page }) => {
  await page.setViewportSize(sizes.phone)
  await answerReceipt(page, long_receipt.items, long_receipt.facts)
  await openReview(page)
})

test('eighteen lines are eleven rows with a button each, and two open cards', async ({ page }) => {
  await expect(page.getByText('Successfully extracted 13 items from your receipt!')).toBeVisible()
  await expect(page.getByText('13 item(s) found')).toBeVisible()
  await expect(page.getByRole('form')).toHaveCount(13)
  const rows = page.getByRole('form').filter({ has: page.getByRole('button', { expanded: false }).first() })
  await expect(page.getByRole('button', { name: /^Add to Inventory: / })).toHaveCount(13)
  const names = await page.getByRole('form').getByText('Add to Inventory', { exact: true }).count()
  expect(names).toBe(13)
  const heights = await rows.evaluateAll((all) => all.map((one) => one.clientHeight))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(56)
  await expect(rowOf(page, yoghurt)).toHaveText(/6 pcs · Dairy\s*4\.74/)
  await expect(rowOf(page, 'BUTTER 250G')).toHaveText(/1 pc · Dairy · Fridge\s*2\.492\.99 − 0\.50/)
  await expect(rowOf(page, 'TOILETTENPAPIER 8ER')).toContainText('Hard to read: please check.')
  await expect(page.getByText('The items add up to the total.')).toBeVisible()
  await expect(page.getByText('Deposits, left out: 0.25 EUR')).toBeVisible()
})

test('a folded row of what the household has says so, is added at a touch, or becomes a new item', async ({
  page,
  api,
}) => {
  const { item_id } = await createItem(api, { ...tea, item_name: 'Whole Milk', unit_of_measure: 'pcs' })
  const match = { item_id, item_name: 'Whole Milk', confidence: 0.97 }
  const known = [1.2, 1.5].map((price) => ({ product_name: 'WHL MLK', price, match }))
  await answerReceipt(page, [{ product_name: 'TEA', price: 2 }, ...known])
  await openReview(page)
  const [first, second] = [receiptCard(page, 'WHL MLK').first(), receiptCard(page, 'WHL MLK').last()]
  for (const row of [first, second])
    await expect(row.getByRole('button', { expanded: false })).toContainText('1 pc more of Whole Milk')
  // Two lines of one name have two buttons that a screen reader tells apart.
  await second.getByRole('button', { name: 'Make It a New Item: WHL MLK (2)', exact: true }).click()
  await expect(second.locator('[name=item_name]')).toBeFocused()
  await expect(second.getByRole('checkbox', { name: 'Add to Whole Milk' })).not.toBeChecked()
  const [bought, created] = [`/api/inventory/${item_id}/purchase`, '/api/inventory'].map((path) =>
    recordCalls(page, 'POST', path),
  )
  await page.getByRole('button', { name: 'Add to Inventory: WHL MLK', exact: true }).click()
  await expect(page.getByRole('form')).toHaveCount(2)
  expect(bought).toMatchObject([{ quantity_added: 1, price: 1.2 }])
  await page.getByRole('button', { name: 'Add to Inventory: WHL MLK', exact: true }).click()
  await expect(page.getByRole('form')).toHaveCount(1)
  expect(created).toMatchObject([{ item_name: 'WHL MLK', quantity: 1 }])
})

test('a row opens to its card with the keys, and keeps the focus', async ({ page }) => {
  const milk = receiptCard(page, 'BIO VOLLMILCH 3,5% 1L')
  await expect(milk.locator('[name=item_name]')).toHaveCount(0)
  await rowOf(page, 'BIO VOLLMILCH 3,5% 1L').focus()
  await page.keyboard.press('Enter')
  const row = milk.getByRole('button', { expanded: true }).first()
  await expect(row).toBeFocused()
  await expect(milk.locator('[name=item_name]')).toHaveValue('BIO VOLLMILCH 3,5% 1L')
  await milk.getByRole('button', { name: 'More Details' }).click()
  await expect(milk.locator('[name=location]')).toHaveValue('Fridge')
  await expect(milk.locator('[name=expiry_date]')).toHaveValue('2026-11-21')
  await expect(milk.getByText('How long it usually keeps, not printed.')).toBeVisible()
  await row.press('Enter')
  await expect(milk.locator('[name=item_name]')).toHaveCount(0)
  await expect(rowOf(page, 'BIO VOLLMILCH 3,5% 1L')).toBeFocused()
})

test('a price that is typed is held against the total at once', async ({ page }) => {
  const butter = await openCard(page, 'BUTTER 250G')
  await expect(butter.getByText('2.99 − 0.50 discount')).toBeVisible()
  await butter.locator('[name=price]').fill('1.49')
  await expect(
    page.getByText('The items are 1.00 less than the total. Please check them against the photo.'),
  ).toBeVisible()
  await butter.locator('[name=price]').fill('2.59')
  await expect(
    page.getByText('The items are 0.10 more than the total. Please check them against the photo.'),
  ).toBeVisible()
})

test('equal lines can be split again, with the focus on the first of them', async ({ page }) => {
  const merged = await openCard(page, yoghurt)
  await expect(merged.getByText('6 equal lines as one.')).toBeVisible()
  await merged.getByRole('button', { name: 'Split into 6' }).click()
  await expect(receiptCard(page, yoghurt)).toHaveCount(6)
  await expect(receiptCard(page, yoghurt).first().getByRole('button', { expanded: true })).toBeFocused()
  await expect(page.getByText('18 item(s) found')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(receiptCard(page, yoghurt)).toHaveCount(1)
})

test('one place for all', async ({ page }) => {
  await button(page, 'Set for all').click()
  const fields = page.getByRole('form', { name: 'Set for all' })
  await fields.locator('[name=location_for_all]').fill('Cellar')
  await fields.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('13 item(s) changed')).toBeVisible()
  await expect(button(page, 'Set for all')).toBeFocused()
  await expect(rowOf(page, 'BANANEN')).toContainText('1.025 kg · Produce · Cellar')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, 'BANANEN')).toContainText('1.025 kg · Produce · Pantry')
})

test('what could not be read is open, and Add All waits for its name', async ({ page }) => {
  test.slow()
  const sent = recordCalls(page, 'POST', '/api/inventory')
  await expect(receiptCard(page, 'B7 ~~').getByText('Hard to read: please check.')).toBeVisible()
  const unread = receiptCard(page, 'Item')
  await expect(unread.getByText('This line could not be read: please see the photo.')).toBeVisible()
  await expect(unread.getByText('Item name is required')).toBeVisible()
  await expect(button(page, 'Add All Items to Inventory')).toBeDisabled()
  await unread.locator('[name=item_name]').fill('Honey')
  await page.getByRole('button', { name: 'Remove B7 ~~' }).click()
  await expect(page.getByText('12 item(s) found')).toBeVisible()
  const since = Date.now()
  await button(page, 'Add All Items to Inventory').click()
  await expect(page.getByText('12 item(s) saved. Opening your inventory...')).toBeVisible({ timeout: 30_000 })
  // Eleven pauses of 800 ms between the saves.
  expect(Date.now() - since).toBeGreaterThanOrEqual(11 * 800)
  await expect(page).toHaveURL('/inventory')
  await expect(page.getByText('Successfully added 12 item(s) from receipt to your inventory.')).toBeVisible()
  expect(sent).toHaveLength(12)
  expect(sent).toContainEqual(
    expect.objectContaining({ item_name: yoghurt, quantity: 6, purchase: expect.objectContaining({ price: 4.74 }) }),
  )
})

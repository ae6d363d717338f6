import type { Page, Route } from '@playwright/test'
import { recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { card, createItem, dayFromToday, milk, refuseItem } from '../support/items.ts'
import { answerReceipt, openReview, receiptCard } from '../support/receipts.ts'
import { button } from '../support/screen.ts'

const five = ['Milk', 'Bread', 'Bananas', 'Chicken', 'Juice'].map((product_name) => ({ product_name, price: 2 }))
const saveAll = (page: Page) => button(page, 'Add All Items to Inventory')

test('the third of five fails: the others are saved, it stays, and another try adds only it', async ({
  signedIn: page,
}) => {
  test.slow()
  await answerReceipt(page, five)
  const heal = await refuseItem(page, 'Bananas')
  const sent = recordCalls(page, 'POST', '/api/inventory')
  await openReview(page)
  await saveAll(page).click()
  await expect(page.getByText('Failed to save 1 item(s). 4 item(s) were saved successfully.')).toBeVisible()
  await expect(page.getByText('Saved: Milk, Bread, Chicken, Juice')).toBeVisible()
  await expect(page).toHaveURL('/ocr-upload')
  await expect(page.getByRole('form')).toHaveCount(1)
  await expect(receiptCard(page, 'Bananas').getByText('Unknown error')).toBeVisible()
  expect(sent).toHaveLength(5)
  await heal()
  await saveAll(page).click()
  await expect(page).toHaveURL('/inventory')
  await expect(page.getByRole('list', { name: 'Items' }).getByRole('listitem')).toHaveCount(5)
  expect(sent).toHaveLength(6)
})

test("a card that is refused says the server's words, and a lost answer makes no double", async ({
  signedIn: page,
}) => {
  await answerReceipt(page, five.slice(0, 2))
  const heal = await refuseItem(page, 'Milk', 'Milk is not welcome')
  await openReview(page)
  const first = receiptCard(page, 'Milk')
  await first.getByRole('button', { name: 'Add to Inventory' }).click()
  await expect(first.getByText('Milk is not welcome')).toBeVisible()
  await heal()
  await page.route('**/api/inventory', async (route) => {
    if (route.request().method() !== 'POST') return await route.fallback()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await first.getByRole('button', { name: 'Add to Inventory' }).click()
  await expect(first.getByText('Failed to add inventory item. Please try again.')).toBeVisible()
  await page.unroute('**/api/inventory')
  await first.getByRole('button', { name: 'Add to Inventory' }).click()
  await expect(page.getByText('Milk has been added to your inventory!')).toBeVisible()
  await expect(page.getByText('1 item(s) found')).toBeVisible()
  await receiptCard(page, 'Bread').getByRole('button', { name: 'Add to Inventory' }).click()
  await expect(page).toHaveURL('/inventory')
  await expect(page.getByRole('list', { name: 'Items' }).getByRole('listitem')).toHaveCount(2)
})

test('800 ms lie between two cards, and 2 s before the inventory opens', async ({ signedIn: page }) => {
  await answerReceipt(page, five.slice(0, 2))
  const sent = recordCalls(page, 'POST', '/api/inventory')
  await openReview(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await saveAll(page).click()
  await expect(receiptCard(page, 'Milk').getByText('Saved')).toBeVisible()
  await page.clock.runFor(790)
  expect(sent).toHaveLength(1)
  await expect(page.getByText('Saving 1 of 2 (50%)')).toBeVisible()
  await page.clock.runFor(10)
  await expect(receiptCard(page, 'Bread').getByText('Saved')).toBeVisible()
  await expect(page.getByText('2 item(s) saved. Opening your inventory...')).toBeVisible()
  await page.clock.runFor(1990)
  await expect(page).toHaveURL('/ocr-upload')
  expect(await page.evaluate(() => localStorage.getItem('forceInventoryRefresh'))).toBeNull()
  await page.clock.runFor(10)
  await expect(page).toHaveURL('/inventory')
  await page.clock.resume()
  await expect(page.getByText('Successfully added 2 item(s) from receipt to your inventory.')).toBeVisible()
})

test('Add All can be stopped: what is saved is saved, the rest stays', async ({ signedIn: page }) => {
  await answerReceipt(page, five)
  await openReview(page)
  // The second is under way until it was said that it is the last: what is under way is finished.
  const under_way: Route[] = []
  await page.route('**/api/inventory', async (route) => {
    const { item_name } = (route.request().postDataJSON() ?? {}) as { item_name?: string }
    if (item_name === 'Bread') under_way.push(route)
    else await route.fallback()
  })
  await saveAll(page).click()
  await expect(receiptCard(page, 'Milk').getByText('Saved')).toBeVisible()
  await expect.poll(() => under_way).toHaveLength(1)
  await button(page, 'Stop').click()
  await under_way[0]?.fallback()
  await expect(page.getByText('Stopped. 2 item(s) saved, 3 left.')).toBeVisible()
  await expect(receiptCard(page, 'Juice')).toBeVisible()
  await expect(receiptCard(page, 'Milk')).toHaveCount(0)
  await expect(saveAll(page)).toBeEnabled()
})

test('a line that is an item of the household becomes a purchase of it', async ({ signedIn: page, api }) => {
  const { item_id } = await createItem(api, { ...milk, quantity: 2, unit_of_measure: 'pcs' })
  const match = { item_id, item_name: 'Whole Milk', confidence: 0.97 }
  const read = { product_name: 'WHL MLK', quantity: 3, unit: 'pcs', price: 4.5, expiry_date: dayFromToday(4), match }
  await answerReceipt(page, [read], {
    merchant: 'Corner Shop',
    transaction_date: '2026-03-14',
  })
  await openReview(page)
  const line = receiptCard(page, 'WHL MLK')
  await expect(line.getByRole('checkbox', { name: 'Add to Whole Milk' })).toBeChecked()
  await expect(line.locator('[name="expiry_date"]')).toHaveValue(dayFromToday(4))
  await line.locator('[name="expiry_date"]').fill(dayFromToday(5))
  await saveAll(page).click()
  await expect(page).toHaveURL('/inventory')
  await expect(card(page, 'Whole Milk')).toContainText('5 pcs')
  const { purchase_history } = await api.json<{ purchase_history: object[] }>(
    'GET',
    `/api/inventory/${item_id}/purchase-history`,
  )
  expect(purchase_history).toMatchObject([{ quantity_added: 3, price: 4.5, source: 'Corner Shop' }])
  const { lots } = await api.json<{ lots: object[] }>('GET', `/api/inventory/${item_id}`)
  expect(lots).toContainEqual(expect.objectContaining({ quantity: 3, expiry_date: dayFromToday(5) }))
})

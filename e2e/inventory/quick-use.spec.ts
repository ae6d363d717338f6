import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { card, createItem, dayFromToday, milk, type StoredItem } from '../support/items.ts'
import { goOffline, network_gone, openKept } from '../support/offline.ts'
import { field } from '../support/screen.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const items = [
  milk,
  { item_name: 'Flour', category: 'Pantry', quantity: 1, unit_of_measure: 'kg' },
  { item_name: 'Egg', category: 'Dairy', quantity: 5, unit_of_measure: 'pcs' },
  { item_name: 'Spinach', category: 'Produce', quantity: 300, unit_of_measure: 'g', expiry_date: dayFromToday(-2) },
]

test.beforeEach(async ({ signedIn: page, api }) => {
  for (const fields of items) await createItem(api, fields)
  await page.goto('/inventory')
  await expect(field(page, 'quick_add')).toBeVisible()
})

/** Types a line and expects what is said of it before Enter. */
async function typeLine(page: Page, line: string, facts: readonly string[]): Promise<void> {
  await field(page, 'quick_add').fill(line)
  const told = page.getByRole('status').filter({ hasText: facts[0] ?? '' })
  for (const fact of facts) await expect(told.getByText(fact, { exact: true })).toBeVisible()
}

test('a line says what was used, in any unit, and Undo takes it back', async ({ page }) => {
  await typeLine(page, 'use 200 g flour', ['Use Flour', '0.2 kg', '0.8 kg left', 'Enter records it'])
  await page.keyboard.press('Enter')
  await expect(page.getByText('0.2 kg of Flour used.')).toBeVisible()
  await expect(card(page, 'Flour')).toContainText('0.8 kg')
  await expect(field(page, 'quick_add')).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(page.getByText('Undone.')).toBeVisible()
  await expect(card(page, 'Flour')).toContainText('1 kg')
})

test('half a litre, the last egg, and its place on the shopping list', async ({ page }) => {
  await typeLine(page, 'used half a litre of milk', ['Use Whole Milk', '0.5 l', '1.5 l left'])
  await page.getByRole('button', { name: 'Record', exact: true }).tap()
  await expect(card(page, 'Whole Milk')).toContainText('1.5 l')
  await typeLine(page, 'used the last egg', ['Use Egg', '5 pcs', 'all gone'])
  await page.keyboard.press('Enter')
  await expect(page.getByText('5 pcs of Egg used.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to List' })).toBeVisible()
})

test('more than there is uses what is there, and says so', async ({ page }) => {
  await typeLine(page, 'ate a dozen eggs', ['Use Egg', '5 pcs', 'that is all there is'])
})

test('what is thrown away is waste', async ({ page, api }) => {
  await typeLine(page, 'threw away the spinach', ['Throw away Spinach', '300 g', 'all gone', 'Expired'])
  await page.keyboard.press('Enter')
  await expect(page.getByText('300 g of Spinach thrown away.')).toBeVisible()
  const found = await api.json<StoredItem[]>('GET', '/api/inventory')
  expect(found.find(({ item_name }) => item_name === 'Spinach')?.quantity).toBe(0)
})

test('bought is added as ever, to the singular too', async ({ page }) => {
  await typeLine(page, 'bought a dozen eggs', ['More of Egg', '12 pcs', '17 pcs in all', 'Enter adds it'])
  await page.keyboard.press('Enter')
  await expect(card(page, 'Egg')).toContainText('17 pcs')
})

test('what nobody has does nothing, and can be added with a word more', async ({ page, api }) => {
  const why = 'You have no books. To add something of that name, type: add used books'
  await field(page, 'quick_add').fill('used books')
  await expect(page.getByRole('status').getByText(why)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field(page, 'quick_add')).toHaveAttribute('aria-invalid', 'true')
  expect(await api.json<StoredItem[]>('GET', '/api/inventory')).toHaveLength(items.length)
  await field(page, 'quick_add').fill('add used books')
  await page.keyboard.press('Enter')
  await expect(card(page, 'Used books')).toBeVisible()
})

test('without a network a line is kept and sent later', async ({ page, api, watch }) => {
  watch.allow(network_gone)
  await openKept(page)
  await expect(field(page, 'quick_add')).toBeVisible()
  await goOffline(page)
  await typeLine(page, 'used 250 g flour', ['Use Flour', '0.25 kg'])
  await page.keyboard.press('Enter')
  await expect(card(page, 'Flour')).toContainText('0.75 kg')
  await page.context().setOffline(false)
  const stored = async () =>
    (await api.json<StoredItem[]>('GET', '/api/inventory')).find(({ item_name }) => item_name === 'Flour')?.quantity
  await expect.poll(stored).toBe(0.75)
})

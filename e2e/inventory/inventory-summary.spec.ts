import type { Page } from '@playwright/test'
import { cutCall, holdCall } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { card, createItem, dayFromToday, milk, type StoredItem, tea } from '../support/items.ts'
import { button, field } from '../support/screen.ts'

const names = (page: Page) => page.locator('main article h2').allTextContents()

let milk_id: number
test.beforeEach(async ({ signedIn: page, api }) => {
  const made = await createItem(api, {
    ...milk,
    location: 'Fridge',
    low_stock_threshold: 2,
    expiry_date: dayFromToday(3),
  })
  milk_id = made.item_id
  await createItem(api, { ...tea, location: 'Pantry', expiry_date: dayFromToday(-1) })
  await createItem(api, { item_name: 'Rice', category: 'Grains', quantity: 370, unit_of_measure: 'g' })
  await page.goto('/inventory')
  await expect(card(page, 'Rice')).toBeVisible()
})

test('the summary counts what needs attention, and each part shows just that until Back', async ({ page }) => {
  await expect(button(page, '1 low')).toBeVisible()
  await button(page, '1 expired').click()
  await expect(page).toHaveURL(/[?&]show=expired/)
  await expect(card(page, 'Whole Milk')).toHaveCount(0)
  await expect(card(page, 'Green Tea')).toBeVisible()
  await page.goBack()
  await expect(card(page, 'Whole Milk')).toBeVisible()
  await button(page, '1 expiring this week').click()
  await expect(card(page, 'Green Tea')).toHaveCount(0)
  await button(page, '1 expiring this week').click()
  await expect(card(page, 'Green Tea')).toBeVisible()
})

test('the list is sorted and grouped as asked, and the address keeps it', async ({ page, api }) => {
  await button(page, 'Filters').click()
  await field(page, 'sort').selectOption('Expiry')
  await expect.poll(() => names(page)).toEqual(['Green Tea', 'Whole Milk', 'Rice'])
  await createItem(api, { item_name: 'Zwieback', category: 'Grains', quantity: 1, unit_of_measure: 'pack' })
  await button(page, 'Refresh').click()
  await field(page, 'sort').selectOption('Recently changed')
  await expect.poll(async () => (await names(page))[0]).toBe('Zwieback')
  await field(page, 'group').selectOption('Location')
  await expect(page.getByRole('heading', { level: 2, name: 'Fridge' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('list', { name: 'No location' }).getByRole('listitem')).toHaveCount(2)
})

test('one tap uses one at once, and Undo brings it back', async ({ page }) => {
  const held = await holdCall(page, 'POST', `/api/inventory/${milk_id}/consume`)
  await page.getByRole('button', { name: 'Use 1 l of Whole Milk' }).click()
  await expect(card(page, 'Whole Milk')).toContainText('1 l')
  await held.release()
  await expect(page.getByText('1 l of Whole Milk used.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'Whole Milk')).toContainText('2 l')
})

test('taps in a row all count, and of small measures a hundred is one', async ({ page, api }) => {
  const add = page.getByRole('button', { name: 'Add 100 g of Rice' })
  await add.click()
  await add.click()
  await add.click()
  await expect(card(page, 'Rice')).toContainText('670 g')
  const stored = async () => {
    const items = await api.json<StoredItem[]>('GET', '/api/inventory')
    return items.find(({ item_name }) => item_name === 'Rice')?.quantity
  }
  await expect.poll(stored).toBe(670)
})

test('what could not be recorded is put back and said', async ({ page }) => {
  await cutCall(page, 'POST', `/api/inventory/${milk_id}/consume`)
  await page.getByRole('button', { name: 'Use 1 l of Whole Milk' }).click()
  await expect(page.getByText('Failed to record consumption. Please try again.')).toBeVisible()
  await expect(card(page, 'Whole Milk')).toContainText('2 l')
})

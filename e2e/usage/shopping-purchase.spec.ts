import type { Page } from '@playwright/test'
import type { ApiClient } from '../support/api.ts'
import { failCall, holdCall, recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { createItem, createItems, milk, type StoredItem, tea } from '../support/items.ts'
import { button, sizes } from '../support/screen.ts'

const low = { low_stock_threshold: 4 }
let bottle: StoredItem
let box: StoredItem
test.beforeEach(async ({ signedIn: page, api }) => {
  bottle = await createItem(api, { ...milk, ...low })
  box = await createItem(api, { ...tea, ...low })
  await page.goto('/shopping-list')
  await expect(tick(page, 'Whole Milk')).toBeVisible()
})

const tick = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const path = ({ item_id }: StoredItem) => `/api/inventory/${item_id}/purchase`

async function quantityOf(api: ApiClient, { item_id }: StoredItem): Promise<number> {
  return (await api.json<StoredItem>('GET', `/api/inventory/${item_id}`)).quantity
}

async function isTicked(api: ApiClient): Promise<boolean> {
  type Listed = { shopping_list: { item_id: number; is_ticked: boolean }[] }
  const { shopping_list } = await api.json<Listed>('GET', '/api/shopping-list?days=7')
  return shopping_list.some(({ item_id, is_ticked }) => item_id === bottle.item_id && is_ticked)
}

function alerts(page: Page): string[] {
  const said: string[] = []
  page.on('dialog', (alert) => {
    said.push(`${alert.type()}: ${alert.message()}`)
    void alert.accept()
  })
  return said
}

test('a tick strikes the name through, and outlives a reload', async ({ page }) => {
  const name = page.getByText('Whole Milk', { exact: true })
  await expect(name).not.toHaveCSS('text-decoration-line', 'line-through')
  await tick(page, 'Whole Milk').check()
  await expect(name).toHaveCSS('text-decoration-line', 'line-through')
  await page.reload()
  await expect(tick(page, 'Whole Milk')).toBeChecked()
  await expect(tick(page, 'Green Tea')).not.toBeChecked()
})

test('what was bought is confirmed where the eye is, far down the list too', async ({ page, api }) => {
  await page.setViewportSize(sizes.phone)
  await createItems(
    api,
    Array.from({ length: 25 }, (_, number) => ({
      ...tea,
      ...low,
      item_name: `Tea ${10 + number}`,
      category: 'Snacks',
    })),
  )
  await page.reload()
  alerts(page)
  await tick(page, 'Tea 34').check()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await button(page, 'Mark Purchased').click()
  await expect(page.getByRole('status').filter({ hasText: 'Bought: Tea 34' })).toBeInViewport({ ratio: 1 })
})

test("one call for each, with the specification's body; then all is cleared and loaded again", async ({
  page,
  api,
}) => {
  const said = alerts(page)
  const { shopping_list } = await api.json<{ shopping_list: { item_id: number; suggested_quantity: number }[] }>(
    'GET',
    '/api/shopping-list?days=7',
  )
  const suggested = shopping_list.find(({ item_id }) => item_id === bottle.item_id)?.suggested_quantity ?? 0
  const loads = recordCalls(page, 'GET', '/api/shopping-list')
  const milk_calls = recordCalls(page, 'POST', path(bottle))
  const tea_calls = recordCalls(page, 'POST', path(box))
  await tick(page, 'Whole Milk').check()
  await button(page, 'Mark Purchased').click()
  await expect.poll(() => said).toEqual(['alert: Selected items marked as purchased!'])
  expect(milk_calls).toEqual([
    {
      quantity_added: suggested,
      price: null,
      source: 'Shopping List',
      notes: 'Purchased from smart shopping list',
    },
  ])
  expect(tea_calls).toEqual([])
  expect(loads.length).toBeGreaterThan(0)
  expect(await quantityOf(api, bottle)).toBe(2 + suggested)
  // Whether it is still on the list is the forecast's business; a tick it has no more.
  await expect(page.locator('[id^="shopping-"]:checked')).toHaveCount(0)
})

test('the quantity can be changed before buying', async ({ page, api }) => {
  alerts(page)
  const amount = page.getByRole('textbox', { name: 'Quantity of Whole Milk to buy' })
  await amount.fill('7.5')
  await tick(page, 'Whole Milk').check()
  await page.reload()
  await expect(amount).toHaveValue('7.5')
  await button(page, 'Mark Purchased').click()
  await expect.poll(() => quantityOf(api, bottle)).toBe(9.5)
})

test('pressed after a reload before the list is there, it waits for the ticks and buys them', async ({ page, api }) => {
  const said = alerts(page)
  await tick(page, 'Whole Milk').check()
  await expect.poll(() => isTicked(api)).toBe(true)
  const held = await holdCall(page, 'GET', '/api/shopping-list')
  await page.reload()
  await button(page, 'Mark Purchased').click()
  await held.release()
  await expect.poll(() => said).toEqual(['alert: Selected items marked as purchased!'])
  expect(await quantityOf(api, bottle)).toBeGreaterThan(2)
})

test('what cannot be bought gives way to the suggestion', async ({ page }) => {
  const amount = page.getByRole('textbox', { name: 'Quantity of Whole Milk to buy' })
  const suggested = await amount.inputValue()
  await amount.fill('0')
  await amount.blur()
  await expect(amount).toHaveValue(suggested)
})

test('one that fails stays selected, and the others stand', async ({ page, api }) => {
  const said = alerts(page)
  const heal = await failCall(page, 'POST', path(bottle), 500)
  await tick(page, 'Whole Milk').check()
  await tick(page, 'Green Tea').check()
  await button(page, 'Mark Purchased').click()
  await expect(page.getByRole('alert')).toContainText('Failed to process purchases. Please try again.')
  await expect(tick(page, 'Whole Milk')).toBeChecked()
  await expect(page.locator('[id^="shopping-"]:checked')).toHaveCount(1)
  expect(await quantityOf(api, bottle)).toBe(2)
  expect(await quantityOf(api, box)).toBeGreaterThan(3)
  expect(said).toEqual([])
  await heal()
  await button(page, 'Mark Purchased').click()
  await expect.poll(() => said).toEqual(['alert: Selected items marked as purchased!'])
  await expect(page.getByText('Failed to process purchases. Please try again.')).toHaveCount(0)
})

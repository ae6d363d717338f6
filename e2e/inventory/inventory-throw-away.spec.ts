import type { Page } from '@playwright/test'
import { holdCall, refuseLive } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { card, createItem, dayFromToday, milk, type StoredItem, tea } from '../support/items.ts'
import { button } from '../support/screen.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Throw Away' })
const more = (page: Page, item_name: string) => button(page, `More for ${item_name}`)

test('some of an item is thrown away from its card, and Undo brings it back', async ({ signedIn: page, api }) => {
  const { item_id } = await createItem(api, { ...milk, expiry_date: dayFromToday(2) })
  await createItem(api, tea)
  await page.goto('/inventory')
  await more(page, 'Whole Milk').click()
  await page.getByRole('menuitem', { name: 'Throw Away' }).click()
  await dialog(page).locator('[name="quantity"]').fill('0.5')
  await dialog(page).getByText('Spoiled').click()
  await dialog(page).getByRole('button', { name: 'Throw Away' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(card(page, 'Whole Milk')).toContainText('1.5 l')
  const history = await api.json('GET', `/api/inventory/${item_id}/consumption-history`)
  expect(history).toMatchObject({
    consumption_history: [],
    discard_history: [{ discarded_quantity: 0.5, reason: 'spoiled' }],
  })
  await page.getByRole('status').filter({ hasText: '0.5 l of Whole Milk thrown away.' }).getByText('Undo').click()
  await expect(card(page, 'Whole Milk')).toContainText('2 l')

  // Nobody has to say why.
  await more(page, 'Whole Milk').click()
  await page.getByRole('menuitem', { name: 'Throw Away' }).click()
  await dialog(page).getByRole('button', { name: 'Throw Away' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByText('2 l of Whole Milk thrown away.')).toBeVisible()
})

test('of several batches the one that goes off first is offered', async ({ signedIn: page, api }) => {
  const { item_id } = await createItem(api, { ...milk, expiry_date: dayFromToday(9) })
  await api.json('POST', `/api/inventory/${item_id}/purchase`, { quantity_added: 3, expiry_date: dayFromToday(4) })
  await page.goto('/inventory')
  await more(page, 'Whole Milk').click()
  await page.getByRole('menuitem', { name: 'Throw Away' }).click()
  await expect(dialog(page).locator('[name="quantity"]')).toHaveValue('3')
  await expect(dialog(page).locator('[name="lot_id"] option')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(more(page, 'Whole Milk')).toBeFocused()
})

test('what is all gone cannot be thrown away, and a date that is past says so all the same', async ({
  signedIn: page,
  api,
}) => {
  const gone = { ...milk, quantity: 0, expiry_date: dayFromToday(-3), low_stock_threshold: 1 }
  const { item_id } = await createItem(api, gone)
  await createItem(api, { ...tea, expiry_date: dayFromToday(-1) })
  await page.goto('/inventory')
  await expect(card(page, 'Whole Milk')).toContainText('All gone')
  await expect(card(page, 'Whole Milk')).toContainText('Low Stock')
  await expect(card(page, 'Whole Milk')).toContainText('Expired')
  await more(page, 'Whole Milk').click()
  await expect(page.getByRole('menuitem')).toHaveText(['Add to List'])
  await page.keyboard.press('Escape')
  await expect(button(page, '1 expired')).toBeVisible()
  await page.goto('/inventory?sort=expiry')
  await expect(page.locator('main article h2')).toHaveText(['Green Tea', 'Whole Milk'])
  await page.goto(`/inventory/${item_id}`)
  const main = page.locator('main')
  await expect(main.getByText('All gone', { exact: true })).toBeVisible()
  await expect(main.getByText('Expiry Date', { exact: true })).toBeVisible()
  await expect(main.getByText('Expired', { exact: true })).toBeVisible()
})

test('two phones that each use one leave two', async ({ signedIn: page, context, api }) => {
  const { item_id } = await createItem(api, { ...milk, quantity: 4 })
  const other = await context.newPage()
  const phones = [page, other]
  for (const phone of phones) {
    await refuseLive(phone)
    await phone.goto('/inventory')
    await expect(card(phone, 'Whole Milk')).toContainText('4 l')
  }
  await Promise.all(phones.map((phone) => button(phone, 'Use 1 l of Whole Milk').click()))
  for (const phone of phones) await expect(phone.getByText('1 l of Whole Milk used.')).toBeVisible()
  expect(await api.json<StoredItem>('GET', `/api/inventory/${item_id}`)).toMatchObject({ quantity: 2 })
  const refreshed = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/inventory')
  await button(page, 'Refresh').click()
  await refreshed
  await expect(card(page, 'Whole Milk')).toContainText('2 l')
  // The last is used by one of them alone; the other says why not, and shows what is there.
  const list = await holdCall(page, 'GET', '/api/inventory')
  await api.json('POST', `/api/inventory/${item_id}/consume`, { new_quantity: 0 })
  await button(page, 'Use 1 l of Whole Milk').click()
  await expect(page.getByText('There is not that much left')).toBeVisible()
  await list.release()
  await expect(card(page, 'Whole Milk')).toContainText('All gone')
})

test('a swipe to the left over a card asks how much is thrown away; an upright one scrolls', async ({
  signedIn: page,
  api,
}) => {
  await createItem(api, milk)
  await page.goto('/inventory')
  const touch = async (by: { x: number; y: number }) => {
    const article = card(page, 'Whole Milk').locator('article')
    const { x = 0, y = 0, width = 0 } = (await article.boundingBox()) ?? {}
    const from = { clientX: x + width - 30, clientY: y + 30 }
    const to = { clientX: from.clientX + by.x, clientY: from.clientY + by.y }
    const finger = { pointerType: 'touch', isPrimary: true, bubbles: true }
    await article.dispatchEvent('pointerdown', { ...finger, ...from })
    await article.dispatchEvent('pointermove', { ...finger, ...to })
    await article.dispatchEvent('pointerup', { ...finger, ...to })
  }
  await touch({ x: -40, y: 90 })
  await touch({ x: -50, y: 0 })
  await expect(dialog(page)).toHaveCount(0)
  await touch({ x: -120, y: 8 })
  await expect(dialog(page)).toBeVisible()
})

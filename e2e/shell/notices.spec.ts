import type { Page } from '@playwright/test'
import { failCall, recordCalls, refuseLive } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { createItem, dayFromToday, milk, tea } from '../support/items.ts'
import { sizes, title } from '../support/screen.ts'

const bell = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notices' })
const low_milk = { ...milk, quantity: 3, low_stock_threshold: 2 }

test('what runs low rings once, leads to its item, and is quiet again after shopping', async ({
  signedIn: page,
  api,
}) => {
  await createItem(api, low_milk)
  await page.goto('/inventory')
  await expect(bell(page, 'Notices')).toBeVisible()
  await page.getByRole('button', { name: 'Use 1 l of Whole Milk' }).click()
  await expect(bell(page, 'Notices, 1 new')).toHaveText('1')
  await expect(page.getByRole('status').filter({ hasText: '1 new notice' })).toBeAttached()

  await bell(page, 'Notices, 1 new').click()
  await expect(panel(page).getByText('Running low: 2 l left')).toBeVisible()
  await panel(page)
    .getByRole('link', { name: /Whole Milk/ })
    .click()
  await expect(title(page, 'Whole Milk')).toBeVisible()
  await expect(panel(page)).toBeHidden()
  await page.reload()
  // It was read.
  await expect(bell(page, 'Notices')).toBeVisible()

  await page.goto('/inventory')
  await page.getByRole('button', { name: 'Add 1 l of Whole Milk' }).click()
  await page.getByRole('button', { name: 'Add 1 l of Whole Milk' }).click()
  await bell(page, 'Notices').click()
  await expect(panel(page)).toBeVisible()
  await expect(panel(page).getByText('Running low')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(bell(page, 'Notices')).toBeFocused()
})

test('a notice is put off from the sheet of a phone, and others stay', async ({ signedIn: page, api }) => {
  await page.setViewportSize(sizes.phone)
  await createItem(api, { ...tea, expiry_date: dayFromToday(-1) })
  await createItem(api, { ...milk, expiry_date: dayFromToday(2) })
  await page.goto('/')
  await bell(page, 'Notices, 2 new').click()
  await expect(panel(page).getByRole('listitem')).toHaveText([/Whole Milk/, /Green Tea/])
  await page.getByRole('button', { name: 'Put off the notice about Green Tea' }).click()
  await page.getByRole('menuitem', { name: 'For 3 days' }).click()
  await expect(panel(page).getByRole('listitem')).toHaveText([/Whole Milk/])
  await page.reload()
  await bell(page, 'Notices').click()
  await expect(panel(page).getByRole('listitem')).toHaveText([/Whole Milk/])
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await expect(panel(page)).toBeHidden()
})

test('what has expired is thrown away with one tap, and nothing else of it', async ({ signedIn: page, api }) => {
  const { item_id } = await createItem(api, { ...milk, expiry_date: dayFromToday(-2) })
  const url = `/api/inventory/${item_id}`
  const bought = { quantity_added: 1, date: dayFromToday(-5), expiry_date: dayFromToday(-1) }
  await api.json('POST', `${url}/purchase`, bought)
  await api.json('POST', `${url}/purchase`, { quantity_added: 4, expiry_date: dayFromToday(9) })
  await page.goto('/')
  await bell(page, 'Notices, 1 new').click()
  await panel(page).getByRole('button', { name: 'Throw Away what has expired of Whole Milk' }).click()
  await expect(panel(page)).toBeHidden()
  const toast = page.getByRole('status').filter({ hasText: '3 l of Whole Milk thrown away.' })
  await expect(toast).toBeVisible()
  expect(await api.json('GET', url)).toMatchObject({ quantity: 4, expiry_date: dayFromToday(9) })
  expect(await api.json('GET', `${url}/consumption-history`)).toMatchObject({
    discard_history: [{ discarded_quantity: 3, reason: 'expired' }],
  })
  await page.getByRole('banner').getByRole('button', { name: 'Notices' }).click()
  await expect(panel(page)).toBeVisible()
  await expect(panel(page).getByText('Expired on')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone. The quantity is back to what it was.')).toBeVisible()
  expect(await api.json('GET', url)).toMatchObject({ quantity: 7, expiry_date: dayFromToday(-2) })
})

test('what was thrown away on another phone is not thrown away again', async ({ signedIn: page, api }) => {
  // A phone that is not told of it.
  await failCall(page, 'GET', '/api/live', 503)
  const { item_id } = await createItem(api, { ...milk, expiry_date: dayFromToday(-2) })
  await page.goto('/')
  await bell(page, 'Notices, 1 new').click()
  const throw_away = panel(page).getByRole('button', { name: 'Throw Away what has expired of Whole Milk' })
  await expect(throw_away).toBeVisible()
  await api.json('POST', `/api/inventory/${item_id}/discard`, { quantity: 2, reason: 'expired' })
  await throw_away.click()
  await expect(page.getByText('Nothing of Whole Milk is past its date any more.')).toBeVisible()
  await expect(panel(page).getByText('All is well.', { exact: false })).toBeVisible()
})

test('a failure is quiet in the bell and said in its list, with a way on', async ({ signedIn: page }) => {
  const restore = await failCall(page, 'GET', '/api/notices', 500)
  await page.goto('/')
  await bell(page, 'Notices').click()
  await expect(panel(page).getByText('Failed to load your notices. Please try again.')).toBeVisible()
  await restore()
  await panel(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(panel(page).getByText('All is well.', { exact: false })).toBeVisible()
})

test('going from screen to screen asks once', async ({ signedIn: page }) => {
  await refuseLive(page)
  const asked = recordCalls(page, 'GET', '/api/notices')
  await page.goto('/')
  await expect(bell(page, 'Notices')).toBeVisible()
  await expect.poll(() => asked.length).toBe(1)
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'Shopping List' }).click()
  await expect(title(page, 'Smart Shopping List')).toBeVisible()
  await main.getByRole('link', { name: 'Profile' }).click()
  await expect(title(page, 'My Profile')).toBeVisible()
  expect(asked).toHaveLength(1)
})

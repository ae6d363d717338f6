import type { Page } from '@playwright/test'
import type { ApiClient } from '../support/api.ts'
import { failCall, recordCalls, refuseLive } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { createItem, dayFromToday, milk, tea } from '../support/items.ts'
import { sizes, title } from '../support/screen.ts'

const bell = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notices' })
const low_milk = { ...milk, quantity: 3, low_stock_threshold: 2 }

const group = (page: Page, name: string) => panel(page).getByRole('list', { name })
const open = (page: Page, name: string) =>
  panel(page)
    .getByRole('button', { name: new RegExp(`^${name} \\d`) })
    .click()
const today = () => dayFromToday(0)

test('what expires today rings at once, leads to its item, and is quiet once it was read', async ({
  signedIn: page,
  api,
}) => {
  await page.goto('/inventory')
  await expect(bell(page, 'Notices')).toBeVisible()
  await createItem(api, { ...milk, expiry_date: today() })
  await expect(bell(page, 'Notices, 1 new')).toHaveText('1')
  await expect(page.getByRole('status').filter({ hasText: '1 new notice' })).toBeAttached()

  await bell(page, 'Notices, 1 new').click()
  await expect(panel(page).getByText('Goes off today: 2 l')).toBeVisible()
  await panel(page)
    .getByRole('link', { name: /Whole Milk/ })
    .click()
  await expect(title(page, 'Whole Milk')).toBeVisible()
  await expect(panel(page)).toBeHidden()
  await page.reload()
  await expect(bell(page, 'Notices')).toBeVisible()
})

test('what runs low during the day is told and does not ring, and is over after shopping', async ({
  signedIn: page,
  api,
}) => {
  await createItem(api, low_milk)
  await page.goto('/inventory')
  await page.getByRole('button', { name: 'Use 1 l of Whole Milk' }).click()
  await bell(page, 'Notices').click()
  await expect(panel(page).getByText('Running low: 2 l left')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add 1 l of Whole Milk' }).click()
  await bell(page, 'Notices').click()
  await expect(panel(page).getByText('All is well.', { exact: false })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(bell(page, 'Notices')).toBeFocused()
})

/** One item for each thing there is to do, and one that has two reasons. */
async function createReasons(api: ApiClient): Promise<void> {
  await createItem(api, { ...tea, low_stock_threshold: 5 })
  await createItem(api, { ...milk, item_name: 'Oat Drink', low_stock_threshold: 9, expiry_date: dayFromToday(2) })
  await createItem(api, { ...milk, item_name: 'Double Cream', expiry_date: dayFromToday(-1) })
  await createItem(api, { ...milk, item_name: 'Sour Cream', expiry_date: dayFromToday(-3) })
}

test('groups what there is to do, most urgent first, each item once', async ({ signedIn: page, api }) => {
  await createReasons(api)
  await page.setViewportSize(sizes.phone)
  await page.goto('/')
  await bell(page, 'Notices').click()
  await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText([
    /^Gone off 2/,
    /^Goes off soon 1Oat Drink/,
    /^Low 1Green Tea/,
  ])
  // The first is open, the others are a line.
  await expect(group(page, 'Gone off').getByRole('listitem')).toHaveText([/^Sour Cream/, /^Double Cream/])
  await expect(group(page, 'Low')).toBeHidden()
  await open(page, 'Low')
  await expect(group(page, 'Low').getByText('Running low: 3 boxes left')).toBeVisible()
  await open(page, 'Gone off')
  await expect(group(page, 'Gone off')).toBeHidden()
})

test('a notice is put off from the sheet of a phone, and comes back by Undo', async ({ signedIn: page, api }) => {
  await page.setViewportSize(sizes.phone)
  await createItem(api, { ...tea, expiry_date: dayFromToday(-1) })
  await createItem(api, { ...milk, expiry_date: dayFromToday(2) })
  await page.goto('/')
  await bell(page, 'Notices').click()
  const later = page.getByRole('button', { name: 'Later: put off the notice about Green Tea' })
  await later.click()
  await page.getByRole('menuitem', { name: 'For 3 days' }).click()
  const answer = panel(page)
    .getByRole('status')
    .filter({ hasText: 'Put off. It comes back if nothing has changed by then.' })
  await expect(answer).toBeVisible()
  await expect(later).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Undo' }).click()
  await expect(panel(page).getByText('The notice is back.')).toBeVisible()
  await later.click()
  await page.getByRole('menuitem', { name: 'Until tomorrow' }).click()
  await expect(answer).toBeVisible()
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
  await bell(page, 'Notices').click()
  const throw_away = panel(page).getByRole('button', { name: 'Throw Away what has expired of Whole Milk' })
  await throw_away.focus()
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('status')).toHaveText('3 l of Whole Milk thrown away.')
  await expect(throw_away).toHaveCount(0)
  // Whoever goes by keys is where Undo is.
  await expect(panel(page).getByRole('button', { name: 'Undo' })).toBeFocused()
  expect(await api.json('GET', url)).toMatchObject({ quantity: 4, expiry_date: dayFromToday(9) })
  expect(await api.json('GET', `${url}/consumption-history`)).toMatchObject({
    discard_history: [{ discarded_quantity: 3, reason: 'expired' }],
  })
  await page.keyboard.press('Enter')
  await expect(panel(page).getByText('Undone. The quantity is back to what it was.')).toBeVisible()
  await expect(throw_away).toBeVisible()
  expect(await api.json('GET', url)).toMatchObject({ quantity: 7, expiry_date: dayFromToday(-2) })
})

test('what goes off soon was used, and what is low goes on the list, in place', async ({ signedIn: page, api }) => {
  await createReasons(api)
  await page.goto('/')
  await bell(page, 'Notices').click()
  await open(page, 'Goes off soon')
  await panel(page).getByRole('button', { name: 'Used 2 l of Oat Drink' }).click()
  await expect(panel(page).getByText('2 l of Oat Drink used.')).toBeVisible()
  // It is gone, and still waits here for an Undo.
  await expect(panel(page).getByRole('button', { name: 'Used 2 l of Oat Drink' })).toHaveCount(0)
  await open(page, 'Low')
  await panel(page).getByRole('button', { name: 'Put on List: Green Tea' }).click()
  await expect(panel(page).getByText('Added to your shopping list')).toBeVisible()
  const low = group(page, 'Low')
  await low.getByRole('button', { name: 'Undo' }).click()
  await expect(low.getByText('Taken off your shopping list')).toBeVisible()
  const { shopping_list } = await api.json<{ shopping_list: { entry_id?: number }[] }>('GET', '/api/shopping-list')
  expect(shopping_list.filter(({ entry_id }) => entry_id !== undefined)).toEqual([])
})

test('works with a server that marks and orders nothing', async ({ signedIn: page }) => {
  const flat = {
    raised_at: '2026-01-01T00:00:00Z',
    read_at: null,
    quantity: 1,
    unit_of_measure: 'l',
    days_until_depletion: null,
  }
  const notices = [
    { ...flat, notice_id: 3, item_id: 1, item_name: 'Milk', kind: 'low_stock', expiry_date: null },
    { ...flat, notice_id: 2, item_id: 1, item_name: 'Milk', kind: 'expired', expiry_date: dayFromToday(-1) },
  ]
  await page.route('**/api/notices', (route) => route.fulfill({ json: { notices, unread: 2 } }))
  const read = recordCalls(page, 'POST', '/api/notices/3/read')
  await page.goto('/')
  await bell(page, 'Notices, 2 new').click()
  await expect(panel(page).getByRole('listitem')).toHaveText([/^Milk/])
  await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText([/^Gone off 1/])
  await expect.poll(() => read.length).toBe(1)
})

test('what was thrown away on another phone is not thrown away again', async ({ signedIn: page, api }) => {
  // A phone that is not told of it.
  await failCall(page, 'GET', '/api/live', 503)
  const { item_id } = await createItem(api, { ...milk, expiry_date: dayFromToday(-2) })
  await page.goto('/')
  await bell(page, 'Notices').click()
  const throw_away = panel(page).getByRole('button', { name: 'Throw Away what has expired of Whole Milk' })
  await expect(throw_away).toBeVisible()
  await api.json('POST', `/api/inventory/${item_id}/discard`, { quantity: 2, reason: 'expired' })
  await throw_away.click()
  await expect(panel(page).getByText('Nothing of Whole Milk is past its date any more.')).toBeVisible()
  await expect(throw_away).toHaveCount(0)
})

test('a failure is quiet in the bell and said in its list, with a way on', async ({ signedIn: page }) => {
  // Whoever is told of changes asks again without a press.
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

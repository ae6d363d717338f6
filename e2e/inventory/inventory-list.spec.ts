import { createApiClient, freshName } from '../support/api.ts'
import { failCall, holdCall, recordCalls } from '../support/calls.ts'
import { expect, signIn, test } from '../support/fixtures.ts'
import { arriveWith, card, createItem, dayFromToday, milk, tea } from '../support/items.ts'
import { button, title } from '../support/screen.ts'

test('an empty larder invites to add the first item', async ({ signedIn: page }) => {
  await page.goto('/inventory')
  await expect(title(page, 'My Inventory')).toBeVisible()
  await page.getByRole('link', { name: 'Add Your First Item' }).click()
  await expect(page).toHaveURL('/inventory/add')
})

test('the ways on: Shopping List, Refresh, the three scans and Add Item; Scan Product on large screens', async ({
  signedIn: page,
}) => {
  await page.goto('/inventory')
  await expect(button(page, 'Refresh')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Shopping List' })).toHaveAttribute(
    'href',
    '/shopping-list',
  )
  await expect(page.getByRole('main').getByRole('link', { name: 'Scan Barcode' })).toHaveAttribute(
    'href',
    '/barcode-scan',
  )
  await expect(page.getByRole('main').getByRole('link', { name: 'Scan Receipt' })).toHaveAttribute(
    'href',
    '/ocr-upload',
  )
  const scan_product = page.getByRole('main').getByRole('link', { name: 'Scan Product' })
  await expect(scan_product).toHaveAttribute('href', '/product-recognition')
  await page.setViewportSize({ width: 1100, height: 800 })
  await expect(scan_product).toBeHidden()
  await page.getByRole('link', { name: 'Add Item', exact: true }).click()
  await expect(title(page, 'Add New Inventory Item')).toBeVisible()
})

test('while the list loads its shape is there already', async ({ signedIn: page, api }) => {
  await createItem(api, milk)
  const held = await holdCall(page, 'GET', '/api/inventory')
  await page.goto('/inventory')
  await expect(page.locator('main').getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached()
  const before = await button(page, 'Filters').boundingBox()
  await held.release()
  await expect(card(page, 'Whole Milk')).toBeVisible()
  expect(await button(page, 'Filters').boundingBox()).toEqual(before)
})

test('a list that cannot be loaded says so, and Try Again loads it', async ({ signedIn: page, api }) => {
  // Whoever is told of changes asks again without a press.
  await createItem(api, milk)
  const heal = await failCall(page, 'GET', '/api/inventory', 500, 'something internal')
  await page.goto('/inventory')
  await expect(page.getByText('Failed to load inventory. Please try again later.')).toBeVisible()
  await heal()
  await button(page, 'Try Again').click()
  await expect(card(page, 'Whole Milk')).toBeVisible()
  await expect(page.getByText('Failed to load inventory.')).toHaveCount(0)
})

test('a failed refresh keeps what was loaded', async ({ signedIn: page, api }) => {
  await createItem(api, milk)
  await page.goto('/inventory')
  await expect(card(page, 'Whole Milk')).toBeVisible()
  await failCall(page, 'GET', '/api/inventory', 503)
  await button(page, 'Refresh').click()
  await expect(page.getByText('Failed to load inventory. Please try again later.')).toBeVisible()
  await expect(card(page, 'Whole Milk')).toBeVisible()
})

test('a card shows what a person wants to know', async ({ signedIn: page, api }) => {
  const brand = 'Meadow Farm'
  await createItem(api, { ...milk, brand, location: 'Fridge', low_stock_threshold: 2, expiry_date: dayFromToday(3) })
  await createItem(api, { ...tea, expiry_date: dayFromToday(-1) })
  await createItem(api, { ...tea, item_name: 'Bread', expiry_date: dayFromToday(0), low_stock_threshold: 1 })
  await page.goto('/inventory')
  for (const words of ['Meadow Farm', '2 l', 'Dairy', 'Fridge', 'Low Stock', 'expires in 3 days']) {
    await expect(card(page, 'Whole Milk')).toContainText(words)
  }
  await expect(card(page, 'Green Tea')).toContainText('Expired')
  await expect(card(page, 'Green Tea')).not.toContainText('Low Stock')
  await expect(card(page, 'Bread')).toContainText('expires today')
  await expect(card(page, 'Bread')).not.toContainText('Expired')
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText(['Bread', 'Green Tea', 'Whole Milk'])
})

test('the whole card opens the item, View and Edit do what they say', async ({ signedIn: page, api }) => {
  const { item_id } = await createItem(api, milk)
  await page.goto('/inventory')
  await card(page, 'Whole Milk').click({ position: { x: 40, y: 40 } })
  await expect(page).toHaveURL(`/inventory/${item_id}`)
  await page.goBack()
  await card(page, 'Whole Milk').getByRole('link', { name: 'View', exact: true }).click()
  await expect(page).toHaveURL(`/inventory/${item_id}`)
  await page.goBack()
  await card(page, 'Whole Milk').getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(page).toHaveURL(`/inventory/edit/${item_id}`)
})

test('Refresh shows what another person added', async ({ signedIn: page, api }) => {
  await createItem(api, milk)
  await page.goto('/inventory')
  await expect(card(page, 'Whole Milk')).toBeVisible()
  await createItem(api, tea)
  await button(page, 'Refresh').click()
  await expect(card(page, 'Green Tea')).toBeVisible()
})

test('coming from a receipt says so once', async ({ signedIn: page, api }) => {
  await createItem(api, milk)
  await arriveWith(page, '/inventory', { refresh: true, fromReceipt: true, itemCount: 3 })
  await expect(page.getByText('Successfully added 3 item(s) from receipt to your inventory.')).toBeVisible()
  await page.reload()
  await expect(card(page, 'Whole Milk')).toBeVisible()
  await expect(page.getByText(/Successfully added/)).toHaveCount(0)
})

test('the flag in storage forces one refresh, and the last saved items are forgotten', async ({ signedIn: page }) => {
  await page.goto('/profile')
  await page.evaluate(() => {
    localStorage.setItem('forceInventoryRefresh', 'true')
    localStorage.setItem('lastSavedItems', '[1,2]')
  })
  const calls = recordCalls(page, 'GET', '/api/inventory')
  await page.getByRole('navigation').getByRole('link', { name: 'Inventory' }).click()
  await expect(page.getByRole('link', { name: 'Add Your First Item' })).toBeVisible()
  const stored = () =>
    page.evaluate(() => [localStorage.getItem('forceInventoryRefresh'), localStorage.getItem('lastSavedItems')])
  await expect.poll(stored).toEqual([null, null])
  expect(calls.length).toBeGreaterThan(0)
})

test('what is expired depends on where the household lives, not on the browser', async ({ browser }) => {
  const username = freshName('far')
  const person = {
    username,
    email: `${username}@example.com`,
    password: 'correct horse',
    time_zone: 'Pacific/Kiritimati',
  }
  const { token } = await createApiClient().json<{ token: string }>('POST', '/api/auth/register', person)
  // Twenty-six hours apart: where the browser is, this day has not even begun.
  await createItem(createApiClient(token), { ...milk, expiry_date: dayFromToday(-1, 'Pacific/Kiritimati') })
  const page = await browser.newPage({ timezoneId: 'Etc/GMT+12' })
  await signIn(page, token)
  await page.goto('/inventory')
  await expect(card(page, 'Whole Milk')).toContainText('Expired')
  await page.close()
})

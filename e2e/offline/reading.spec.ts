import { answerCall, failCall } from '../support/calls.ts'
import { untilCached } from '../support/cached.ts'
import { expect, test } from '../support/fixtures.ts'
import { card, createItem, milk, tea } from '../support/items.ts'
import { goOffline, network_gone, openKept, untilKept } from '../support/offline.ts'
import { title } from '../support/screen.ts'

test.use({ serviceWorkers: 'allow' })

test('after a reload without a network everything that was there is readable', async ({
  signedIn: page,
  api,
  watch,
}) => {
  watch.allow(network_gone)
  const { item_id } = await createItem(api, milk)
  await createItem(api, tea)
  await api.json('POST', `/api/inventory/${item_id}/consume`, { used_quantity: 1, notes: 'For the porridge' })
  await api.json('POST', '/api/shopping-list/entries', { text: 'Saffron' })
  await openKept(page)
  for (const [path, heading, kept] of [
    [`/inventory/${item_id}`, 'Whole Milk', '/api/inventory/:id/consumption-history'],
    ['/shopping-list', 'Smart Shopping List', '/api/shopping-list'],
    ['/household', 'Household', '/api/household'],
    ['/profile', 'My Profile', '/api/users/profile'],
  ] as const) {
    await page.goto(path)
    await expect(title(page, heading)).toBeVisible()
    await untilKept(page, kept)
  }
  await untilCached(page)
  await goOffline(page)

  await page.goto('/inventory')
  await expect(card(page, 'Whole Milk')).toContainText('1 l')
  await page.goto('/inventory?q=tea')
  await expect(card(page, 'Green Tea')).toBeVisible()
  await expect(card(page, 'Whole Milk')).toHaveCount(0)
  await page.goto(`/inventory/${item_id}`)
  await expect(page.getByText('For the porridge')).toBeVisible()
  await page.goto('/shopping-list')
  await expect(page.getByText('Saffron')).toBeVisible()
  await page.goto('/household')
  await expect(page.getByRole('list', { name: 'People' })).toBeVisible()
  await page.goto('/profile')
  await expect(title(page, 'My Profile')).toBeVisible()
  await expect(page.locator('#connection')).toContainText('No connection')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('online, a list that cannot be loaded says so above what this phone kept', async ({ signedIn: page, api }) => {
  await createItem(api, milk)
  await openKept(page)
  await answerCall(page, 'GET', '/api/inventory', 500, { message: 'Out of order' })
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Failed to load inventory. Please try again later.')
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  await expect(card(page, 'Whole Milk')).toBeVisible()
  await expect(page.getByText('as of a moment ago')).toBeVisible()
})

test('online, an item that cannot be loaded says so above the copy, with its age and the way back', async ({
  signedIn: page,
  api,
}) => {
  const { item_id } = await createItem(api, { ...milk, notes: 'From the market' })
  await openKept(page)
  await page.goto(`/inventory/${item_id}`)
  await untilKept(page, '/api/inventory/:id')
  const heal = await failCall(page, 'GET', `/api/inventory/${item_id}`, 500)
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Failed to load item details. Please try again later.')
  await expect(page.locator('main').getByText('From the market')).toBeVisible()
  await expect(page.locator('#connection')).toHaveText('Could not refresh')
  await expect(page.getByText('as of a moment ago')).toBeVisible()
  await heal()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('#connection')).toHaveText('')
  await failCall(page, 'GET', `/api/inventory/${item_id}`, 500)
  await page.reload()
  await page.getByRole('link', { name: 'Back to Inventory' }).first().click()
  await expect(title(page, 'My Inventory')).toBeVisible()
})

test('online, a profile that is answered with a fault still signs out', async ({ signedIn: page, watch }) => {
  watch.allow(/The session could not be restored/)
  await openKept(page)
  await answerCall(page, 'GET', '/api/users/profile', 500, { message: 'Out of order' })
  await page.reload()
  await expect(title(page, 'Login')).toBeVisible()
})

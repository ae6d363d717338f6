import type { Page } from '@playwright/test'
import { failCall } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { arriveWith, createItem, milk } from '../support/items.ts'
import { householdNames, joinHousehold, openHousehold } from '../support/people.ts'
import { button, field, title } from '../support/screen.ts'
import { readStorages } from '../support/storages.ts'

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByRole('menuitem', { name: 'Household', exact: true })).toBeVisible()
}

/** A second household with one thing in it; the first is shown again afterwards. */
async function addSeaHouse(api: { json: <T>(method: string, path: string, body?: unknown) => Promise<T> }) {
  type Listed = { households: { household_id: number; is_current: boolean }[] }
  const { households } = await api.json<Listed>('GET', '/api/households')
  const first = households[0]?.household_id
  await api.json('POST', '/api/households', { name: 'Sea House' })
  const { item } = await api.json<{ item: { item_id: number } }>('POST', '/api/inventory', {
    ...milk,
    item_name: 'Sea Salt',
  })
  await api.json('POST', `/api/households/${first}/switch`)
  return item.item_id
}

test('a new household begins empty, and the menu leads back', async ({ signedIn: page, api }) => {
  await createItem(api, milk)
  await page.goto('/household')
  await button(page, 'New Household').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog).toContainText('Name is required')
  await dialog.getByLabel('Name of the household').fill('Sea House')
  const restore = await failCall(page, 'POST', '/api/households', 502)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog).toContainText('Failed to create the household. Please try again.')
  await expect(dialog.getByLabel('Name of the household')).toHaveValue('Sea House')
  await restore()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page).toHaveURL('/inventory')
  await expect(page.getByText('Sea House is ready')).toBeVisible()
  await expect(page.getByText('Your larder is empty')).toBeVisible()

  await openMenu(page)
  await expect(page.getByRole('menuitemradio', { name: 'Sea House' })).toBeChecked()
  await page.getByRole('menuitemradio', { name: "Ada's Home" }).click()
  await expect(page.getByText("Now in Ada's Home")).toBeVisible()
  await expect(page.getByText('Whole Milk')).toBeVisible()
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'New Household' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await householdNames(api)).toEqual(["Ada's Home", 'Sea House'])
})

test('after a switch nothing of the other household is left on the phone', async ({ signedIn: page, api, account }) => {
  await createItem(api, { ...milk, low_stock_threshold: 5 })
  await addSeaHouse(api)
  await page.goto('/inventory')
  await page.evaluate(() => localStorage.setItem('shortcuts', 'off'))
  await field(page, 'quick_add').fill('2 jars saffron')
  await arriveWith(page, '/inventory/batch-add', {
    products: [{ item_name: 'Saffron', quantity: 2, unit_of_measure: 'pcs' }],
  })
  await expect(page.getByText('Saffron')).toBeVisible()
  await page.evaluate((name) => {
    localStorage.setItem(`shoppingChanges:${name}`, '{}')
    localStorage.setItem(`shoppingTicks:${name}`, '{"ticked":[1],"amounts":{}}')
    localStorage.setItem('lastSavedItems', '[1]')
  }, account.username)
  await openMenu(page)
  await page.getByRole('menuitemradio', { name: 'Sea House' }).click()
  await expect(page.getByText('Sea Salt')).toBeVisible()
  await expect(page.getByText('Now in Sea House')).toBeVisible()
  const { local, session } = await readStorages(page)
  const device = ['mui-color-scheme-dark', 'mui-color-scheme-light', 'shortcuts', 'theme']
  const kept = Object.keys(local).filter((key) => !device.includes(key))
  expect(kept.toSorted()).toEqual([`householdMark:${account.username}`, `offlineStore:${account.username}`, 'token'])
  expect(local['shortcuts']).toBe('off')
  expect(Object.keys(session)).toEqual(['storageOwner'])
  // What a place in the history held belonged to the other household.
  await page.goBack()
  await expect(page.getByText('Saffron')).toHaveCount(0)
})

test('another tab follows, and no answer of the old household comes into the new one', async ({
  signedIn: page,
  context,
  api,
}) => {
  await createItem(api, milk)
  await addSeaHouse(api)
  const tab = await context.newPage()
  await tab.goto('/shopping-list')
  await expect(title(tab, 'Smart Shopping List')).toBeVisible()
  await page.goto('/inventory')
  await expect(page.getByText('Whole Milk')).toBeVisible()
  await openMenu(page)
  await page.getByRole('menuitemradio', { name: 'Sea House' }).click()
  await expect(page.getByText('Sea Salt')).toBeVisible()
  await expect(tab).toHaveURL('/inventory')
  await expect(tab.getByText('Sea Salt')).toBeVisible()
  await expect(tab.getByText('Whole Milk')).toHaveCount(0)
})

test('a link to an item of another household of mine offers to switch', async ({ signedIn: page, api }) => {
  const item_id = await addSeaHouse(api)
  await page.goto(`/inventory/${item_id}`)
  await expect(page.getByText('This item is in Sea House.')).toBeVisible()
  await button(page, 'Switch to Sea House').click()
  await expect(title(page, 'Sea Salt')).toBeVisible()
  expect((await householdNames(api))[0]).toBe('Sea House')
})

test('a switch that fails says so, and nothing is cleared', async ({ signedIn: page, api }) => {
  await addSeaHouse(api)
  await page.route(/\/api\/households\/\d+\/switch$/, (route) => route.fulfill({ status: 502, body: 'Oops' }))
  await page.goto('/inventory')
  await field(page, 'quick_add').fill('2 jars saffron')
  await openMenu(page)
  await page.getByRole('menuitemradio', { name: 'Sea House' }).click()
  await expect(page.getByText('Failed to switch. Please try again.')).toBeVisible()
  await expect(field(page, 'quick_add')).toHaveValue('2 jars saffron')
})

test('an owner alone with one household sees no switcher, and nothing is kept for it', async ({
  signedIn: page,
  account,
  api,
}) => {
  await page.goto('/inventory')
  await openMenu(page)
  await expect(page.getByRole('menuitemradio')).toHaveCount(0)
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual([
    `offlineStore:${account.username}`,
    'token',
  ])
  await joinHousehold(api, 'Mira', 'member')
  await openHousehold(page)
  await expect(page.getByRole('list', { name: 'People' }).getByRole('listitem')).toHaveCount(2)
})

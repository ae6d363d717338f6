import type { Page } from '@playwright/test'
import { untilCached } from '../support/cached.ts'
import { expect, test } from '../support/fixtures.ts'
import { card, createItem, dayFromToday, milk, type StoredItem, tea } from '../support/items.ts'
import { goOffline, network_gone, openKept, openOfflinePhone, untilKept } from '../support/offline.ts'
import { createMember } from '../support/people.ts'
import { button, field, fillFields, title } from '../support/screen.ts'
import type { ApiClient } from '../support/api.ts'

const flour = { item_name: 'Rye Flour', category: 'Pantry', quantity: 4, unit_of_measure: 'pcs', location: 'Cellar' }

const listItems = (api: ApiClient) => api.json<(StoredItem & Record<string, unknown>)[]>('GET', '/api/inventory')

async function findItem(api: ApiClient, name: string) {
  return (await listItems(api)).find(({ item_name }) => item_name === name)
}

const use = (page: Page, name: string) => card(page, name).getByRole('button', { name: /^Use / })

test.use({ serviceWorkers: 'allow' })

test('what is done without a network is there at once, after a restart of the app, and then on the server once', async ({
  signedIn: page,
  api,
  context,
  watch,
}) => {
  watch.allow(network_gone)
  for (const fields of [milk, tea, flour]) await createItem(api, fields)
  await openKept(page)
  await page.goto('/shopping-list')
  await expect(title(page, 'Smart Shopping List')).toBeVisible()
  await untilKept(page, '/api/shopping-list')
  await page.goto('/inventory')
  await untilCached(page)
  await goOffline(page)

  await page.goto('/inventory')
  await use(page, 'Whole Milk').click()
  await expect(card(page, 'Whole Milk')).toContainText('1 l')
  await field(page, 'quick_add').fill('2 jars Plum Jam')
  await field(page, 'quick_add').press('Enter')
  await expect(card(page, 'Plum Jam')).toBeVisible()
  // A thing that was made offline can be used offline.
  await use(page, 'Plum Jam').click()
  await expect(card(page, 'Plum Jam')).toContainText('1 jar')

  await page.goto('/inventory/add')
  await fillFields(page, { item_name: 'Oat Bar', quantity: '6', unit_of_measure: 'pcs' })
  await field(page, 'category').selectOption('Snacks')
  await button(page, 'Add Item').click()
  await expect(title(page, 'My Inventory')).toBeVisible()
  await expect(card(page, 'Oat Bar')).toContainText('6 pcs')

  await card(page, 'Rye Flour').getByRole('link', { name: 'Edit' }).click()
  await fillFields(page, { item_name: 'Spelt Flour', quantity: '7' })
  await button(page, 'Save Changes').click()
  await expect(page.getByText('Spelt Flour').first()).toBeVisible()

  await page.goto('/inventory')
  await card(page, 'Green Tea').getByRole('link', { name: 'View' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(title(page, 'My Inventory')).toBeVisible()
  await expect(card(page, 'Green Tea')).toHaveCount(0)

  await page.goto('/shopping-list')
  await field(page, 'entry').fill('Saffron')
  await field(page, 'entry').press('Enter')
  await page.getByRole('checkbox', { name: 'Saffron' }).check()

  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Saffron' })).toBeChecked()
  await page.goto('/inventory')
  await expect(card(page, 'Whole Milk')).toContainText('1 l')
  await expect(card(page, 'Plum Jam')).toContainText('1 jar')
  await expect(card(page, 'Spelt Flour')).toContainText('7 pcs')
  await expect(card(page, 'Green Tea')).toHaveCount(0)
  expect(await listItems(api)).toHaveLength(3)

  await context.setOffline(false)
  await expect(async () => {
    const found = (await listItems(api)).map(({ item_name, quantity }) => [item_name, quantity])
    expect(found.toSorted()).toEqual([
      ['Oat Bar', 6],
      ['Plum Jam', 1],
      ['Spelt Flour', 7],
      ['Whole Milk', 1],
    ])
  }).toPass()
  await expect(page.locator('#connection')).toHaveText('')
  const { shopping_list } = await api.json<{ shopping_list: { item_name: string; is_ticked: boolean }[] }>(
    'GET',
    '/api/shopping-list',
  )
  expect(shopping_list.find(({ item_name }) => item_name === 'Saffron')).toMatchObject({ is_ticked: true })
  expect(await findItem(api, 'Spelt Flour')).toMatchObject({ location: 'Cellar' })
  await expect(card(page, 'Oat Bar')).toContainText('6 pcs')
})

test('what two phones use offline adds up, and stops at zero with a note', async ({
  signedIn: page,
  api,
  browser,
  context,
  watch,
}) => {
  watch.allow(network_gone)
  const { item_id } = await createItem(api, { ...flour, quantity: 3 })
  const bob = await createMember(api, 'member')
  await openKept(page)
  const other = await openOfflinePhone(browser, bob)
  await goOffline(page)
  await goOffline(other)
  for (const phone of [page, other]) {
    await use(phone, 'Rye Flour').click()
    await expect(card(phone, 'Rye Flour')).toContainText('2 pcs')
    await use(phone, 'Rye Flour').click()
    await expect(card(phone, 'Rye Flour')).toContainText('1 pc')
  }
  await context.setOffline(false)
  await expect.poll(async () => (await findItem(api, 'Rye Flour'))?.quantity).toBe(1)
  await other.context().setOffline(false)
  await expect.poll(async () => (await findItem(api, 'Rye Flour'))?.quantity).toBe(0)
  type History = { consumption_history: { consumed_quantity: number; notes: string | null }[] }
  const history = async () =>
    (await api.json<History>('GET', `/api/inventory/${item_id}/consumption-history`)).consumption_history
  await expect.poll(async () => (await history()).length).toBe(4)
  expect((await history()).map(({ consumed_quantity }) => consumed_quantity).toSorted()).toEqual([0, 1, 1, 1])
  expect((await history()).filter(({ notes }) => notes?.includes('nothing was left'))).toHaveLength(1)
  for (const phone of [page, other]) await expect(card(phone, 'Rye Flour')).toContainText('0 pcs')
  await other.context().close()
})

test('a phone whose clock is a day ahead records by the clock of the server', async ({
  signedIn: page,
  api,
  context,
  watch,
}) => {
  watch.allow(network_gone)
  const { item_id } = await createItem(api, milk)
  await page.addInitScript(() => {
    const { now } = Date
    Date.now = () => now() + 86_400_000
  })
  await openKept(page)
  await goOffline(page)
  await use(page, 'Whole Milk').click()
  await expect(card(page, 'Whole Milk')).toContainText('1 l')
  await context.setOffline(false)
  await expect.poll(async () => (await findItem(api, 'Whole Milk'))?.quantity).toBe(1)
  type History = { consumption_history: { date: string }[] }
  const { consumption_history } = await api.json<History>('GET', `/api/inventory/${item_id}/consumption-history`)
  expect(consumption_history.map(({ date }) => date.slice(0, 10))).toEqual([dayFromToday(0)])
})

test('a phone without space says so, and nothing is pretended', async ({ signedIn: page, api, watch }) => {
  watch.allow(network_gone)
  await createItem(api, milk)
  await openKept(page)
  await goOffline(page)
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await use(page, 'Whole Milk').click()
  await expect(page.getByText('This phone has no space left, so the change was not kept.')).toBeVisible()
  await expect(card(page, 'Whole Milk')).toContainText('2 l')
})

test('where the browser keeps nothing, changes wait for as long as the page is open', async ({
  signedIn: page,
  api,
  context,
  watch,
}) => {
  watch.allow(network_gone)
  await createItem(api, milk)
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'InvalidStateError')
    }
  })
  await page.goto('/inventory')
  await expect(card(page, 'Whole Milk')).toBeVisible()
  await page.reload()
  await expect(card(page, 'Whole Milk')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled()
  await goOffline(page)
  await use(page, 'Whole Milk').click()
  await expect(card(page, 'Whole Milk')).toContainText('1 l')
  await context.setOffline(false)
  await expect.poll(async () => (await findItem(api, 'Whole Milk'))?.quantity).toBe(1)
})

test('another tab shows what this one did offline', async ({ signedIn: page, api, context, watch }) => {
  watch.allow(network_gone)
  await createItem(api, milk)
  await openKept(page)
  const tab = await context.newPage()
  await tab.goto('/inventory')
  await expect(card(tab, 'Whole Milk')).toContainText('2 l')
  await goOffline(page)
  await use(page, 'Whole Milk').click()
  await expect(card(tab, 'Whole Milk')).toContainText('1 l')
  await context.setOffline(false)
  await expect.poll(async () => (await findItem(api, 'Whole Milk'))?.quantity).toBe(1)
})

import type { Page, Route } from '@playwright/test'
import { createApiClient, registerAccount } from '../support/api.ts'
import { refuseLive, untilQuiet } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { arriveWith, card, createItem, milk, tea } from '../support/items.ts'
import { goByBar, logIn, logInHere } from '../support/log-in.ts'
import { answerReceipt, openReview } from '../support/receipts.ts'
import { productCard } from '../support/recognition.ts'
import { button, field, fillFields, title } from '../support/screen.ts'
import { readStorages } from '../support/storages.ts'

const products = [{ item_name: 'Saffron', quantity: 2, unit_of_measure: 'pcs' }]

test.beforeEach(({ page }) => refuseLive(page))

const isCall = (url: URL) => url.pathname.startsWith('/api/')

/** The server forgets the session when it is asked to store something: a read of the page's own never hears of it first. */
async function expire(page: Page, act: () => Promise<unknown>): Promise<void> {
  // What keeps a draft comes after the form.
  await untilQuiet(page)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const forget = async (route: Route) => {
    if (route.request().method() !== 'GET') await createApiClient(token ?? '').send('POST', '/api/auth/logout')
    await route.fallback()
  }
  await page.route(isCall, forget)
  await act()
  await expect(title(page, 'Login')).toBeVisible()
  await page.unroute(isCall, forget)
}

test.describe('a session that ends by itself', () => {
  test.beforeEach(async ({ page, api, account }) => {
    await createItem(api, { ...milk, low_stock_threshold: 5 })
    await logIn(page, account)
    await field(page, 'quick_add').fill('2 jars saffron')
    await goByBar(page, 'Shopping List', 'Smart Shopping List')
    await page.getByRole('checkbox', { name: 'Whole Milk' }).check()
    await page.goto('/inventory/add')
    await fillFields(page, { item_name: 'Cardamom', quantity: '3', notes: 'From the market' })
    await field(page, 'category').selectOption('Snacks')
    await field(page, 'unit_of_measure').fill('g')
    await expire(page, () => button(page, 'Add Item').click())
  })

  test('loses nothing that its owner typed', async ({ page, account }) => {
    await logInHere(page, account)
    await expect(field(page, 'quick_add')).toHaveValue('2 jars saffron')
    await expect(page.getByText('What you were doing when your session ended is kept.')).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(field(page, 'item_name')).toHaveValue('Cardamom')
    await expect(field(page, 'notes')).toHaveValue('From the market')
    await button(page, 'Add Item').click()
    await expect(page).toHaveURL('/inventory')
    await expect(card(page, 'Cardamom')).toContainText('3 g')
    await goByBar(page, 'Shopping List', 'Smart Shopping List')
    await expect(page.getByRole('checkbox', { name: 'Whole Milk' })).toBeChecked()
    // It is handed out once.
    await page.goto('/inventory/add')
    await expect(field(page, 'item_name')).toHaveValue('')
  })

  test('leaves nothing that was read of the household, in any storage', async ({ page }) => {
    await expect.poll(async () => (await readStorages(page)).databases).toEqual([])
    const { local, session, caches } = await readStorages(page)
    expect(JSON.stringify([local, session, Object.values(caches)])).not.toContain('Whole Milk')
  })

  test('leaves nothing to another person', async ({ page, account }) => {
    await logInHere(page, await registerAccount())
    await expect(field(page, 'quick_add')).toHaveValue('')
    await expect(page.getByText('What you were doing when your session ended is kept.')).toHaveCount(0)
    const { local, session } = await readStorages(page)
    for (const word of [account.username, 'saffron', 'Cardamom', 'shoppingTicks'])
      expect(JSON.stringify([local, session])).not.toContain(word)
    await page.goto('/inventory/add')
    await expect(field(page, 'item_name')).toHaveValue('')
  })
})

test('an edit that a lost session cut off comes back over what is stored now', async ({ page, api, account }) => {
  const { item_id, version } = await createItem(api, tea)
  await logIn(page, account)
  await page.goto(`/inventory/edit/${item_id}`)
  await field(page, 'notes').fill('Loose leaves')
  await expire(page, () => button(page, 'Save Changes').click())
  const again = await createApiClient().json<{ token: string }>('POST', '/api/auth/login', {
    username: account.username,
    password: account.password,
  })
  const elsewhere = createApiClient(again.token)
  await elsewhere.json('PUT', `/api/inventory/${item_id}`, { ...tea, brand: 'Hill', version })
  await logInHere(page, account)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(field(page, 'notes')).toHaveValue('Loose leaves')
  await expect(field(page, 'brand')).toHaveValue('Hill')
  await button(page, 'Save Changes').click()
  await expect(page).toHaveURL('/inventory')
  expect(await elsewhere.json('GET', `/api/inventory/${item_id}`)).toMatchObject({
    notes: 'Loose leaves',
    brand: 'Hill',
  })
})

test('a batch and the cards of a receipt survive too', async ({ page, account }) => {
  await logIn(page, account)
  await arriveWith(page, '/inventory/batch-add', { products })
  await expire(page, () => button(page, 'Add All to Inventory').click())
  await logInHere(page, account)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(productCard(page, 'Saffron')).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(productCard(page, 'Saffron').getByText('Added to inventory')).toBeVisible()

  await answerReceipt(page, [{ product_name: 'Cardamom' }, { product_name: 'Cloves' }])
  await openReview(page)
  await page.locator('[name=quantity]').first().fill('7')
  await expire(page, () => page.getByRole('button', { name: /^Add All/ }).click())
  await logInHere(page, account)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('list', { name: 'Items of the receipt' }).getByRole('listitem')).toHaveCount(2)
  await expect(page.locator('[name=quantity]').first()).toHaveValue('7')
})

import type { Page } from '@playwright/test'
import { type Account, createApiClient, registerAccount } from './support/api.ts'
import { expect, test } from './support/fixtures.ts'
import { arriveWith, card, createItem, milk, tea } from './support/items.ts'
import { answerReceipt, openReview } from './support/receipts.ts'
import { answerRecognition, openResults, productCard, tea as shelf_tea } from './support/recognition.ts'
import { button, field, fillFields, title } from './support/screen.ts'
import { findCached, readStorages } from './support/storages.ts'

const products = [{ item_name: 'Saffron', quantity: 2, unit_of_measure: 'pcs' }]
const nothing_to_add = 'No products to add. Please go back and select products.'

async function logIn(page: Page, { username, password }: Account): Promise<void> {
  await page.goto('/login')
  await logInHere(page, { username, password })
}

/** Where the page stands at the log-in already: another visit would begin another history. */
async function logInHere(page: Page, { username, password }: Pick<Account, 'username' | 'password'>): Promise<void> {
  await fillFields(page, { username, password })
  await button(page, 'Login').click()
  await expect(title(page, 'My Inventory')).toBeVisible()
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Logout', exact: true }).click()
  await expect(title(page, 'Login')).toBeVisible()
}

/** The server forgets the session, and the page hears of it with its next call. */
async function expire(page: Page, act: () => Promise<unknown>): Promise<void> {
  // A call of the page itself must not be the next one.
  await page.waitForLoadState('networkidle')
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await createApiClient(token ?? '').send('POST', '/api/auth/logout')
  await act()
  await expect(title(page, 'Login')).toBeVisible()
}

/** Inside the app, without another visit. */
async function goByBar(page: Page, name: string, heading: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
  await expect(title(page, heading)).toBeVisible()
}

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('after a log-out nothing of the person is left in any storage', async ({ page, api, account }) => {
    const asked = new Set<string>()
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().includes('/api/')) asked.add(request.url())
    })
    await createItem(api, { ...milk, low_stock_threshold: 5 })
    await logIn(page, account)
    await page.evaluate(async () => await navigator.serviceWorker.ready)
    // What everything leaves behind: settings, ticks, drafts, what was added, and states in the history.
    await page.evaluate(() => localStorage.setItem('shortcuts', 'off'))
    await page.getByRole('button', { name: /theme/i }).click()
    await field(page, 'quick_add').fill('2 jars saffron')
    await goByBar(page, 'Shopping List', 'Smart Shopping List')
    await page.getByRole('checkbox', { name: 'Whole Milk' }).check()
    await arriveWith(page, '/inventory/batch-add', { products })
    await button(page, 'Add All to Inventory').click()
    await expect(page.getByText('Added 1 of 1 products to inventory')).toBeVisible()
    const { caches: _app, ...before } = await readStorages(page)
    for (const word of [account.username, 'jars saffron', 'shoppingTicks', 'addedProducts', 'Saffron'])
      expect(JSON.stringify(before)).toContain(word)

    await logOut(page)
    const { local, session, history, databases, caches, cookies } = await readStorages(page)
    expect(Object.keys(local)).toEqual(expect.arrayContaining(['shortcuts', 'theme']))
    const kept = ['mui-color-scheme-dark', 'mui-color-scheme-light', 'shortcuts', 'theme']
    expect(Object.keys(local).filter((key) => !kept.includes(key))).toEqual([])
    expect(session).toEqual({})
    expect(databases).toEqual([])
    expect(cookies).toEqual([])
    expect(Object.keys(caches)).toContain('/index.html')
    expect(Object.keys(caches).filter((path) => !/^\/(assets\/|index\.html$)/.test(path))).toEqual([])
    const left = JSON.stringify([local, history, Object.values(caches)])
    for (const word of [account.username, account.email, 'Whole Milk', 'affron']) expect(left).not.toContain(word)
    expect(asked.size).toBeGreaterThan(3)
    expect(await findCached(page, [...asked])).toEqual([])
  })
})

test('what one person left in the history is nothing to the next', async ({ page, account }) => {
  await answerRecognition(page, [shelf_tea])
  await logIn(page, account)
  await arriveWith(page, '/inventory/add', { prefill: { item_name: 'Saffron', notes: 'Barcode: 123' } })
  await expect(field(page, 'item_name')).toHaveValue('Saffron')
  await goByBar(page, 'Scan Product', 'Product Recognition')
  await openResults(page)
  await button(page, 'Add All Items').click()
  await expect(title(page, 'Batch Add')).toBeVisible()
  await expect(productCard(page, 'Green Tea')).toBeVisible()
  await goByBar(page, 'Profile', 'My Profile')
  await logOut(page)
  await logInHere(page, await registerAccount())
  const screens = [
    () => expect(page.getByText(nothing_to_add)).toBeVisible(),
    () => expect(title(page, 'Product Recognition')).toBeVisible(),
  ]
  for (const expectScreen of screens) {
    await page.goBack()
    await expectScreen()
    await expect(page.getByText('Green Tea')).toHaveCount(0)
    expect(JSON.stringify(await page.evaluate(() => history.state as unknown))).not.toContain('Green Tea')
  }
  // Reloads and visits lie between: the entry is found by its address.
  while (new URL(page.url()).pathname !== '/inventory/add') await page.goBack()
  await expect(field(page, 'item_name')).toHaveValue('')
  await expect(field(page, 'notes')).toHaveValue('')
  expect(JSON.stringify(await page.evaluate(() => history.state as unknown))).not.toContain('Saffron')
  await page.reload()
  await expect(field(page, 'item_name')).toHaveValue('')
})

test('a screen that was left before it stood hands nothing on either', async ({ page, account }) => {
  await answerRecognition(page, [shelf_tea])
  await logIn(page, account)
  await openResults(page)
  // Its address is in the history at once, its code never comes.
  await page.route('**/assets/BatchAddScreen*', () => undefined)
  await button(page, 'Add All Items').click()
  await expect(page).toHaveURL('/inventory/batch-add')
  await goByBar(page, 'Profile', 'My Profile')
  await logOut(page)
  await logInHere(page, await registerAccount())
  await page.goBack()
  await expect(page).toHaveURL('/inventory/batch-add')
  const state = () => page.evaluate(() => JSON.stringify(history.state))
  await expect.poll(state).not.toContain('Green Tea')
})

test('a state that another person left in the history is not shown on a reload either', async ({ page, account }) => {
  await logIn(page, account)
  await arriveWith(page, '/inventory/batch-add', { products })
  await expect(productCard(page, 'Saffron')).toBeVisible()
  const { token } = await registerAccount()
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  await page.reload()
  await expect(page.getByText(nothing_to_add)).toBeVisible()
  expect(JSON.stringify(await page.evaluate(() => history.state as unknown))).not.toContain('Saffron')
})

test('a log-out in another tab clears what this one kept', async ({ page, context, account }) => {
  await logIn(page, account)
  await field(page, 'quick_add').fill('2 jars saffron')
  const second = await context.newPage()
  await second.goto('/profile')
  await logOut(second)
  await expect(title(page, 'Login')).toBeVisible()
  expect((await readStorages(page)).session).toEqual({})
})

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

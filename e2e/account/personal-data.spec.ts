import type { Page } from '@playwright/test'
import { registerAccount } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { arriveWith, createItem, milk } from '../support/items.ts'
import { goByBar, logIn, logInHere } from '../support/log-in.ts'
import { answerRecognition, openResults, productCard, tea as shelf_tea } from '../support/recognition.ts'
import { button, field, title } from '../support/screen.ts'
import { findCached, readStorages } from '../support/storages.ts'

// No word of the app's own lists, which are kept.
const products = [{ item_name: 'Moonberry', quantity: 2, unit_of_measure: 'pcs' }]
const nothing_to_add = 'No products to add. Please go back and select products.'

async function logOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Logout', exact: true }).click()
  await expect(title(page, 'Login')).toBeVisible()
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
    await field(page, 'quick_add').fill('2 jars moonberry')
    await goByBar(page, 'Shopping List', 'Smart Shopping List')
    await page.getByRole('checkbox', { name: 'Whole Milk' }).check()
    await arriveWith(page, '/inventory/batch-add', { products })
    await button(page, 'Add All to Inventory').click()
    await expect(page.getByText('Added 1 of 1 products to inventory')).toBeVisible()
    // As without a network: a tick that waits to be sent.
    await page.evaluate((name) => localStorage.setItem(`shoppingChanges:${name}`, '{}'), account.username)
    const { caches: _app, ...before } = await readStorages(page)
    for (const word of [account.username, 'jars moonberry', 'shoppingChanges', 'addedProducts', 'Moonberry'])
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
    for (const word of [account.username, account.email, 'Whole Milk', 'oonberry']) expect(left).not.toContain(word)
    expect(asked.size).toBeGreaterThan(3)
    expect(await findCached(page, [...asked])).toEqual([])
  })
})

test('what one person left in the history is nothing to the next', async ({ page, account }) => {
  await answerRecognition(page, [shelf_tea])
  await logIn(page, account)
  await arriveWith(page, '/inventory/add', { prefill: { item_name: 'Moonberry', notes: 'Barcode: 123' } })
  await expect(field(page, 'item_name')).toHaveValue('Moonberry')
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
  expect(JSON.stringify(await page.evaluate(() => history.state as unknown))).not.toContain('Moonberry')
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
  await expect(productCard(page, 'Moonberry')).toBeVisible()
  const { token } = await registerAccount()
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  await page.reload()
  await expect(page.getByText(nothing_to_add)).toBeVisible()
  expect(JSON.stringify(await page.evaluate(() => history.state as unknown))).not.toContain('Moonberry')
})

test('a log-out in another tab clears what this one kept', async ({ page, context, account }) => {
  await logIn(page, account)
  await field(page, 'quick_add').fill('2 jars moonberry')
  const second = await context.newPage()
  await second.goto('/profile')
  await logOut(second)
  await expect(title(page, 'Login')).toBeVisible()
  expect((await readStorages(page)).session).toEqual({})
})

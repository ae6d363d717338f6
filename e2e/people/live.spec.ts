import type { Page } from '@playwright/test'
import { createApiClient } from '../support/api.ts'
import { recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { card, createItem, createItems, milk, tea } from '../support/items.ts'
import { createMember, openLive, openPhone } from '../support/people.ts'
import { button, field, sizes, title } from '../support/screen.ts'
import { dialog, panel } from '../support/usage.ts'

const amount = (page: Page, name: string) => card(page, name).getByText(/^\d+ (l|box)$/)
const row = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const thing = (item_name: string, category = 'Dairy') => ({ ...milk, item_name, category, low_stock_threshold: 3 })

test('what one phone changes is on the other within a second', async ({ signedIn: page, api, browser }) => {
  await createItem(api, milk)
  const bob = await createMember(api, 'member')
  const phone = await openPhone(browser, bob)
  await openLive(page, '/inventory')
  await openLive(phone, '/inventory')
  await expect(amount(page, milk.item_name)).toHaveText('2 l')
  await expect(amount(phone, milk.item_name)).toHaveText('2 l')
  await phone.getByRole('button', { name: 'Add 1 l of Whole Milk' }).click()
  await expect(amount(page, milk.item_name)).toHaveText('3 l')
  await createItem(createApiClient(bob.token), tea)
  await expect(card(page, tea.item_name)).toBeVisible()
  await expect(card(phone, tea.item_name)).toBeVisible()
})

test('the item page tells what happened and who did it', async ({ signedIn: page, api, browser }) => {
  const { item_id } = await createItem(api, milk)
  const bob = await createMember(api, 'member')
  await openLive(page, `/inventory/${item_id}`)
  await expect(page.getByText('No usage history recorded yet.')).toBeVisible()
  await createApiClient(bob.token).json('POST', `/api/inventory/${item_id}/consume`, {
    used_quantity: 0.5,
    notes: null,
  })
  await expect(panel(page, 'Usage History').getByText('Bob used 0.5 l')).toBeVisible()
  await expect(
    page
      .locator('main')
      .getByRole('paragraph')
      .filter({ hasText: /^1\.5 l$/ }),
  ).toBeVisible()
  const phone = await openPhone(browser, bob)
  await phone.goto(`/inventory/${item_id}`)
  await expect(panel(phone, 'Usage History').getByText('Bob used 0.5 l')).toBeVisible()
})

test('a tick in Shop Mode is on the other phone, with whose it is', async ({ signedIn: page, api, browser }) => {
  await page.setViewportSize(sizes.phone)
  await createItems(api, [thing('Milk'), thing('Peas', 'Frozen')])
  const phone = await openPhone(browser, await createMember(api, 'member'))
  await openLive(page, '/shopping-list/shop')
  await openLive(phone, '/shopping-list/shop')
  await expect(row(page, 'Milk')).not.toBeChecked()
  await row(phone, 'Milk').check()
  const cart = page.getByRole('region', { name: 'In the cart (1)' })
  await expect(cart.getByRole('checkbox', { name: 'Milk' })).toBeChecked()
  await expect(cart.getByText('Bob has it')).toBeVisible()
  await row(page, 'Milk').uncheck()
  await expect(row(phone, 'Milk')).not.toBeChecked()
  await expect(page.getByText('Bob has it')).toHaveCount(0)
})

test('an amount on the list is on the other phone', async ({ signedIn: page, api }) => {
  const { item_id } = await createItem(api, thing('Milk'))
  const bob = createApiClient((await createMember(api, 'member')).token)
  await openLive(page, '/shopping-list')
  await expect(row(page, 'Milk')).toBeVisible()
  await bob.json('POST', '/api/shopping-list/entries', { item_id, quantity: 7 })
  await expect(page.getByLabel('Quantity of Milk to buy')).toHaveValue('7')
})

test('an open form is told, and what is typed stays', async ({ signedIn: page, api }) => {
  const { item_id } = await createItem(api, milk)
  const bob = createApiClient((await createMember(api, 'member')).token)
  await openLive(page, `/inventory/edit/${item_id}`)
  await field(page, 'notes').fill('For the coffee')
  await bob.json('PUT', `/api/inventory/${item_id}`, { brand: 'Alpine' })
  await expect(page.getByRole('status').getByText('Bob changed this item')).toBeVisible()
  await expect(field(page, 'notes')).toHaveValue('For the coffee')
  await button(page, 'Save Changes').click()
  await expect(page.getByText('Someone else changed this item in the meantime.')).toBeVisible()
  await expect(page.getByText('Brand is now Alpine.')).toBeVisible()
  await button(page, 'Save Changes').click()
  await expect(page.getByText('Item updated successfully!')).toBeVisible()
  expect(await api.json('GET', `/api/inventory/${item_id}`)).toMatchObject({ brand: 'Alpine', notes: 'For the coffee' })
})

test('an open dialog is told, too', async ({ signedIn: page, api }) => {
  const { item_id } = await createItem(api, milk)
  const bob = createApiClient((await createMember(api, 'member')).token)
  await openLive(page, `/inventory/${item_id}`)
  await button(page, 'Record Consumption').click()
  const form = dialog(page, 'Record Consumption')
  await form.getByLabel('Notes').fill('Pancakes')
  const before = await form.getByLabel('Notes').boundingBox()
  await bob.json('POST', `/api/inventory/${item_id}/purchase`, {
    quantity_added: 3,
    price: null,
    source: null,
    notes: null,
  })
  await expect(form.getByText('Bob changed this item')).toBeVisible()
  await expect(form.getByLabel('Notes')).toHaveValue('Pancakes')
  expect(await form.getByLabel('Notes').boundingBox()).toEqual(before)
})

/** What the card is called that is seen there. */
const nameAt = (page: Page, x: number, y: number) =>
  page.evaluate((at) => document.elementFromPoint(at.x, at.y)?.closest('li')?.querySelector('h2')?.textContent ?? '', {
    x,
    y,
  })

// Of a longer list only the cards near the window are rendered.
for (const count of [40, 120])
  test(`rows that come above what is looked at move nothing in a list of ${count}`, async ({ signedIn: page, api }) => {
    await page.setViewportSize(sizes.phone)
    await createItems(
      api,
      Array.from({ length: count }, (_, index) => ({ ...milk, item_name: `Milk ${index + 10}` })),
    )
    await openLive(page, '/inventory')
    await expect(page.getByText(`${count} items`)).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 1600))
    await expect.poll(() => nameAt(page, 200, 450)).not.toBe('')
    const seen = page.locator('main li').filter({ hasText: await nameAt(page, 200, 450) })
    const before = await seen.boundingBox()
    const bob = createApiClient((await createMember(api, 'member')).token)
    await createItem(bob, { ...milk, item_name: 'Apples' })
    await expect(page.getByText(`${count + 1} items`)).toBeAttached()
    await page.waitForTimeout(300)
    expect(Math.abs(((await seen.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1.5)
  })

/** Writes down what fades in from now on. */
async function watchFading(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const faded: string[] = []
    const { animate } = Element.prototype
    Element.prototype.animate = function (...parameters) {
      faded.push(this.textContent)
      return animate.apply(this, parameters)
    }
    Object.assign(window, { faded })
  })
  return () => page.evaluate(() => Reflect.get(window, 'faded') as string[])
}

test('what another person changed fades in, and nothing else', async ({ signedIn: page, api }) => {
  const { item_id } = await createItem(api, milk)
  await createItem(api, tea)
  const bob = createApiClient((await createMember(api, 'member')).token)
  await openLive(page, '/inventory')
  await expect(amount(page, tea.item_name)).toBeVisible()
  await expect(page.getByText('Nothing needs your attention.')).toBeVisible()
  const readFaded = await watchFading(page)
  await bob.json('PUT', `/api/inventory/${item_id}`, { quantity: 5 })
  await expect(amount(page, milk.item_name)).toHaveText('5 l')
  await expect.poll(readFaded).toEqual(['5 l'])
})

test('nothing fades where motion is not wanted', async ({ signedIn: page, api }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { item_id } = await createItem(api, milk)
  await openLive(page, '/inventory')
  await expect(amount(page, milk.item_name)).toBeVisible()
  const readFaded = await watchFading(page)
  await api.json('PUT', `/api/inventory/${item_id}`, { quantity: 5 })
  await expect(amount(page, milk.item_name)).toHaveText('5 l')
  await page.waitForTimeout(300)
  expect(await readFaded()).toEqual([])
})

test('the bell rings for what another person used up', async ({ signedIn: page, api }) => {
  const { item_id } = await createItem(api, { ...milk, low_stock_threshold: 1 })
  const bob = createApiClient((await createMember(api, 'member')).token)
  await openLive(page, '/inventory')
  await expect(page.getByRole('button', { name: 'Notices', exact: true })).toBeVisible()
  await bob.json('POST', `/api/inventory/${item_id}/consume`, { new_quantity: 1, notes: null })
  await page.getByRole('button', { name: 'Notices, 1 new' }).click()
  await expect(page.getByText('Running low: 1 l left · used by Bob')).toBeVisible()
})

test.describe('where there is no stream', () => {
  test('what is shown is asked for every 30 s, and a stream that comes later takes over', async ({
    signedIn: page,
    api,
  }) => {
    const { item_id } = await createItem(api, milk)
    let status = 503
    await page.route('**/api/live', (route) =>
      status === 200
        ? route.fallback()
        : route.fulfill({ status, headers: { 'Retry-After': '40' }, json: { message: 'No' } }),
    )
    await page.clock.install()
    await openLive(page, '/inventory')
    await expect(amount(page, milk.item_name)).toHaveText('2 l')
    await api.json('PUT', `/api/inventory/${item_id}`, { quantity: 5 })
    await page.clock.runFor(5000)
    await expect(amount(page, milk.item_name)).toHaveText('2 l')
    await page.clock.runFor(25_000)
    await expect(amount(page, milk.item_name)).toHaveText('5 l')
    status = 200
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/live') && answer.ok())
    await page.clock.runFor(60_000)
    await answered
    await api.json('PUT', `/api/inventory/${item_id}`, { quantity: 6 })
    await expect(async () => {
      await page.clock.runFor(300)
      await expect(amount(page, milk.item_name)).toHaveText('6 l', { timeout: 250 })
    }).toPass({ timeout: 20_000 })
  })

  test('a server that knows none is not asked again', async ({ signedIn: page, api }) => {
    const { item_id } = await createItem(api, milk)
    await page.route('**/api/live', (route) => route.fulfill({ status: 404, json: { message: 'Not Found' } }))
    await page.clock.install()
    await openLive(page, '/inventory')
    await expect(amount(page, milk.item_name)).toHaveText('2 l')
    const asked = recordCalls(page, 'GET', '/api/live')
    await api.json('PUT', `/api/inventory/${item_id}`, { quantity: 5 })
    await page.clock.runFor(31_000)
    await expect(amount(page, milk.item_name)).toHaveText('5 l')
    await page.clock.runFor(600_000)
    expect(asked).toEqual([])
  })
})

test('back online it is up to date again', async ({ signedIn: page, api, context }) => {
  const { item_id } = await createItem(api, milk)
  await openLive(page, '/inventory')
  await expect(amount(page, milk.item_name)).toHaveText('2 l')
  await context.setOffline(true)
  await api.json('PUT', `/api/inventory/${item_id}`, { quantity: 9 })
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/live') && answer.ok())
  await context.setOffline(false)
  await answered
  await expect(amount(page, milk.item_name)).toHaveText('9 l')
  await api.json('PUT', `/api/inventory/${item_id}`, { quantity: 4 })
  await expect(amount(page, milk.item_name)).toHaveText('4 l')
})

test('a log-out ends the stream, and nothing is asked for after it', async ({ signedIn: page, api }) => {
  await createItem(api, milk)
  await openLive(page, '/inventory')
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/live'))
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await ended
  await expect(title(page, 'Login')).toBeVisible()
  const asked = recordCalls(page, 'GET', '/api/live')
  await page.waitForTimeout(3000)
  expect(asked).toEqual([])
})

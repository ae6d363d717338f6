import type { Page } from '@playwright/test'
import type { ApiClient } from '../support/api.ts'
import { failCall, recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { createItem, createItems } from '../support/items.ts'
import { button, sizes, title } from '../support/screen.ts'

test.use({ viewport: sizes.phone })

const thing = (item_name: string, category: string) => ({
  item_name,
  category,
  quantity: 1,
  unit_of_measure: 'l',
  low_stock_threshold: 3,
})
const things = [thing('Milk', 'Dairy'), thing('Peas', 'Frozen'), thing('Apples', 'Produce'), thing('Cream', 'Dairy')]
const row = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const cart = (page: Page, count: number) => page.getByRole('region', { name: `In the cart (${count})` })
const headings = (page: Page) => page.locator('main').getByRole('heading', { level: 2 })

async function openShop(page: Page, name = 'Milk'): Promise<void> {
  await page.goto('/shopping-list/shop')
  await expect(row(page, name)).toBeVisible()
}

/** The entry that a row has once the household keeps something of it. */
async function tickElsewhere(api: ApiClient, item_id: number): Promise<void> {
  await api.json('POST', '/api/shopping-list/entries', { item_id, is_ticked: true })
}

test('opens from the list, and Back returns to it', async ({ signedIn: page, api }) => {
  await createItems(api, things)
  await page.goto('/shopping-list?days=14')
  await page.getByRole('link', { name: 'Shop Mode' }).click()
  await expect(title(page, 'Shop Mode')).toBeVisible()
  await expect(page.getByText('4 things to go')).toBeVisible()
  await expect(headings(page)).toHaveText(['Produce', 'Dairy', 'Frozen'])
  await expect(page.getByText('Prediction confidence')).toHaveCount(0)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/shopping-list?days=14')
  await page.goForward()
  await expect(title(page, 'Shop Mode')).toBeVisible()
})

test('the whole row ticks, sinks into the cart and comes back', async ({ signedIn: page, api }) => {
  // Rows are where they go at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await createItems(api, things)
  await openShop(page)
  const box = await page.locator('main li').filter({ hasText: 'Milk' }).boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(56)
  expect(box?.width).toBe(sizes.phone.width)
  // Far from the square, at the other end.
  await page.mouse.click((box?.x ?? 0) + 370, (box?.y ?? 0) + 50)
  await expect(cart(page, 1).getByRole('checkbox', { name: 'Milk' })).toBeChecked()
  await expect(page.getByText('Milk is in the cart')).toBeAttached()
  // The second tap of a shaking hand, on the row that came to its place.
  const next = await page.locator('main li').filter({ hasText: 'Cream' }).boundingBox()
  await page.mouse.dblclick((next?.x ?? 0) + 200, (next?.y ?? 0) + 28)
  await expect(cart(page, 2)).toBeVisible()
  await page.reload()
  await expect(row(page, 'Milk')).toBeChecked()
  await row(page, 'Milk').uncheck()
  await expect(page.getByRole('region', { name: 'Dairy' }).getByRole('checkbox', { name: 'Milk' })).not.toBeChecked()
})

test('the keys tick too, and the focus goes on to the next row', async ({ signedIn: page, api }) => {
  await createItems(api, things)
  await openShop(page)
  await row(page, 'Apples').focus()
  await page.keyboard.press('Space')
  await expect(row(page, 'Apples')).toBeChecked()
  const dairy = page.getByRole('region', { name: 'Dairy' }).getByRole('checkbox')
  await expect(dairy.first()).toBeFocused()
  await page.keyboard.press('Space')
  await expect(dairy).toHaveCount(1)
  await expect(dairy).toBeFocused()
})

test('what another phone ticks sinks without moving what is looked at', async ({ signedIn: page, api }) => {
  const first = await createItem(api, thing('Apples', 'Produce'))
  for (let index = 0; index < 20; index += 1) await createItem(api, thing(`Can ${index}`, 'Canned Goods'))
  await openShop(page, 'Can 10')
  await row(page, 'Can 10').scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, 500))
  const seen = page.locator('main li').filter({ hasText: 'Can 10' })
  const before = await seen.boundingBox()
  await tickElsewhere(api, first.item_id)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(cart(page, 1)).toBeAttached()
  // A browser scrolls by whole pixels.
  await expect.poll(async () => Math.abs(((await seen.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1.5)
})

test('the order of ticks becomes the order of the shop', async ({ signedIn: page, api }) => {
  await createItems(api, things)
  const saved = recordCalls(page, 'PUT', '/api/shopping-list/shops/Corner%20Market')
  await openShop(page)
  await page.getByLabel('Shop').selectOption('Add a Shop…')
  await page.getByRole('textbox', { name: 'Name of the shop' }).fill('Corner Market')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByLabel('Shop').locator('option:checked')).toHaveText('Corner Market')
  const said = page.waitForEvent('dialog').then(async (alert) => (await alert.accept(), alert.message()))
  for (const name of ['Peas', 'Milk', 'Apples']) await row(page, name).check()
  await button(page, 'Mark Purchased').click()
  expect(await said).toBe('Selected items marked as purchased!')
  await expect.poll(() => saved.at(-1)).toEqual({ categories: ['Frozen', 'Dairy', 'Produce'] })
  await createItem(api, thing('Pizza', 'Frozen'))
  await createItem(api, thing('Pears', 'Produce'))
  await page.reload()
  await expect(headings(page)).toHaveText(['Frozen', 'Dairy', 'Produce'])
})

test('the order can be changed by keys and by hand', async ({ signedIn: page, api }) => {
  await createItems(api, things)
  await openShop(page)
  await button(page, 'Order of Categories').click()
  const dialog = page.getByRole('dialog', { name: 'Order of Categories' })
  const names = dialog.getByRole('listitem')
  await dialog.getByRole('button', { name: 'Move Frozen up' }).press('ArrowUp')
  await expect(dialog.getByRole('status')).toHaveText('Frozen is now 2 of 3')
  await expect(dialog.getByRole('button', { name: 'Move Frozen up' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(names).toHaveText(['Frozen', 'Produce', 'Dairy'])
  const handle = await names.nth(2).locator('.handle').boundingBox()
  const [x, y] = [(handle?.x ?? 0) + 20, (handle?.y ?? 0) + 20]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - 60, { steps: 4 })
  await page.mouse.up()
  await expect(dialog.getByRole('status')).toHaveText('Dairy is now 2 of 3')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(headings(page)).toHaveText(['Frozen', 'Dairy', 'Produce'])
  await page.reload()
  await expect(headings(page)).toHaveText(['Frozen', 'Dairy', 'Produce'])
})

const line = (item_id: number, fields: object) => ({
  item_id,
  item_name: `Thing ${item_id}`,
  category: 'Dairy',
  current_quantity: 0,
  unit_of_measure: 'l',
  suggested_quantity: 2,
  ...fields,
})

async function answerWith(page: Page, shopping_list: readonly object[]): Promise<void> {
  await page.route('**/api/shopping-list?*', (route) => route.fulfill({ json: { success: true, shopping_list } }))
}

test('says what it will cost, and shares what is left as text', async ({ signedIn: page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined })
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => document.documentElement.setAttribute('data-copied', text) },
    })
  })
  const milk = { item_name: 'Milk', quantity: 2, pack_quantity: 1, packs: 2, estimated_price: 2.4 }
  await answerWith(page, [
    line(1, milk),
    line(2, { item_name: 'Peas', category: 'Frozen', estimated_price: 21 }),
    line(3, { item_name: 'Soap', category: null, unit_of_measure: 'pcs' }),
  ])
  await openShop(page)
  await expect(page.getByText('about 23.40')).toBeVisible()
  await expect(page.getByText('1 without a price')).toBeVisible()
  await expect(row(page, 'Milk')).toHaveAccessibleDescription('2 x 1 l about 2.40')
  await row(page, 'Peas').check()
  await button(page, 'Share').click()
  await expect(page.getByText('List copied. Paste it into any message.')).toBeVisible()
  const text = 'Smart Shopping List\n\nDairy\n- Milk, 2 x 1 l\n\nOther\n- Soap, 2 pcs'
  await expect(page.locator('html')).toHaveAttribute('data-copied', text)
})

test('keeps the screen on, until it is left', async ({ signedIn: page }) => {
  await page.addInitScript(() => {
    const lock = { released: false, release: async () => document.documentElement.setAttribute('data-awake', 'no') }
    const request = async () => (document.documentElement.setAttribute('data-awake', 'yes'), lock)
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  await page.goto('/shopping-list/shop')
  await expect(page.locator('html')).toHaveAttribute('data-awake', 'yes')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-awake', 'no')
})

test("works with a server of the specification's shapes alone", async ({ signedIn: page }) => {
  await failCall(page, 'GET', '/api/shopping-list/shops', 404)
  await answerWith(page, [line(1, { item_name: 'Milk' }), line(2, { item_name: 'Peas', category: 'Frozen' })])
  const sent = recordCalls(page, 'POST', '/api/shopping-list/entries')
  await openShop(page)
  await row(page, 'Milk').check()
  await page.reload()
  await expect(cart(page, 1).getByRole('checkbox', { name: 'Milk' })).toBeChecked()
  await expect(page.getByText('No prices known yet')).toBeVisible()
  await expect(page.getByLabel('Shop')).toHaveCount(0)
  expect(sent).toEqual([])
})

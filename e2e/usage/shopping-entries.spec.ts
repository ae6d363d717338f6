import type { Locator, Page } from '@playwright/test'
import type { ApiClient } from '../support/api.ts'
import { answerCall, changeAnswer, cutCall, failCall, recordCalls } from '../support/calls.ts'
import { expect, signIn, test } from '../support/fixtures.ts'
import { createItem, dayFromToday, milk, type StoredItem, tea } from '../support/items.ts'
import { button } from '../support/screen.ts'

const low = { low_stock_threshold: 4 }
const entries = '/api/shopping-list/entries'
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const field = (page: Page) => page.getByRole('textbox', { name: 'Add to the list' })
const line = (page: Page, name: string): Locator =>
  page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: tick(page, name) })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'What You Bought' })
const undo = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' })
const get = (api: ApiClient, { item_id }: StoredItem) =>
  api.json<{ quantity: number; lots: { quantity: number; expiry_date: string | null }[] }>(
    'GET',
    `/api/inventory/${item_id}`,
  )

async function choose(page: Page, name: string, action: string): Promise<void> {
  await line(page, name)
    .getByRole('button', { name: `More for ${name}` })
    .click()
  await page.getByRole('menu').getByText(action, { exact: true }).click()
}

/** Presses Mark Purchased and lets the browser's alert go. */
async function markPurchased(page: Page): Promise<void> {
  page.once('dialog', (alert) => void alert.accept())
  await button(page, 'Mark Purchased').click()
}

test('a typed line becomes an entry, that of an item where it has one, and the field is ready for the next', async ({
  signedIn: page,
  api,
}) => {
  await createItem(api, milk)
  const sent = recordCalls(page, 'POST', entries)
  await page.goto('/shopping-list')
  await expect(page.getByText('No items in your shopping list')).toBeVisible()
  await field(page).fill('birthday candles')
  await field(page).press('Enter')
  await expect(tick(page, 'Birthday candles')).toBeVisible()
  await expect(line(page, 'Birthday candles').getByText('You asked for it')).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('500 ml whole milk\n')
  await expect(page.getByRole('textbox', { name: 'Quantity of Whole Milk to buy' })).toHaveValue('0.5')
  await expect(line(page, 'Whole Milk').getByText('Dairy', { exact: true })).toBeVisible()
  expect(sent).toEqual([{ text: 'Birthday candles' }, { text: 'Whole milk', quantity: 500, unit_of_measure: 'ml' }])
  await page.keyboard.type('Birthday candles\n')
  await expect(page.getByText('Birthday candles was on the list already')).toBeVisible()
  await page.keyboard.type('apples, 1,5 kg potatoes, toilet paper\n')
  await expect(page.getByText('Apples, Potatoes, Toilet paper are on the list')).toBeVisible()
  for (const [name, category] of [
    ['Apples', 'Produce'],
    ['Potatoes', 'Produce'],
    ['Toilet paper', 'Household'],
  ] as const)
    await expect(page.getByRole('region', { name: category }).getByRole('checkbox', { name })).toBeVisible()
  await undo(page).click()
  await expect(tick(page, 'Apples')).toHaveCount(0)
  await expect(tick(page, 'Toilet paper')).toHaveCount(0)
  await field(page).fill('12')
  await field(page).press('Enter')
  await expect(page.getByText('Say what to buy, for example: 2 l milk')).toBeVisible()
})

test('what cannot be added keeps its text and says why', async ({ signedIn: page }) => {
  await page.goto('/shopping-list')
  await field(page).fill('Soap')
  const heal = await failCall(page, 'POST', entries, 500)
  await field(page).press('Enter')
  await expect(page.getByText('This could not be added to the list. Please try again.')).toBeVisible()
  await expect(field(page)).toHaveValue('Soap')
  await heal()
  await field(page).press('Enter')
  await expect(tick(page, 'Soap')).toBeVisible()
  await undo(page).click()
  await expect(tick(page, 'Soap')).toHaveCount(0)
})

test('what one phone ticks and changes, another shows, also after the network was gone', async ({
  signedIn: page,
  api,
  account,
  browser,
}) => {
  await createItem(api, { ...milk, ...low })
  const context = await browser.newContext()
  const other = await context.newPage()
  await signIn(other, account.token)
  for (const phone of [page, other]) {
    await phone.goto(new URL('/shopping-list', page.url()).href)
    await expect(tick(phone, 'Whole Milk')).toBeVisible()
  }
  const heal = await cutCall(page, 'POST', entries)
  await tick(page, 'Whole Milk').check()
  await page.getByRole('textbox', { name: 'Quantity of Whole Milk to buy' }).fill('7.5')
  await expect(page.getByText(/^No connection\. What you tick is kept on this phone/)).toBeVisible()
  await page.reload()
  await expect(tick(page, 'Whole Milk')).toBeChecked()
  await heal()
  await expect(tick(other, 'Whole Milk')).toBeChecked({ timeout: 40_000 })
  await expect(other.getByRole('textbox', { name: 'Quantity of Whole Milk to buy' })).toHaveValue('7.5')
  await context.close()
})

test('a tick that is refused is taken back and said', async ({ signedIn: page, api }) => {
  await createItem(api, { ...milk, ...low })
  await answerCall(page, 'POST', entries, 409, { message: 'A shopping list can have at most 500 entries.' })
  await page.goto('/shopping-list')
  await tick(page, 'Whole Milk').click()
  await expect(page.getByText('A shopping list can have at most 500 entries.')).toBeVisible()
  await expect(tick(page, 'Whole Milk')).not.toBeChecked()
})

test("with the specification's shapes alone ticks stay on the phone", async ({ signedIn: page, api }) => {
  await createItem(api, { ...milk, ...low })
  const sent = recordCalls(page, 'POST', entries)
  type Listed = { shopping_list: { is_ticked?: boolean; quantity?: number }[] }
  await changeAnswer<Listed>(page, 'GET', '/api/shopping-list', ({ shopping_list }) => ({
    success: true,
    shopping_list: shopping_list.map(({ is_ticked: _ticked, quantity: _quantity, ...plain }) => plain),
  }))
  await page.goto('/shopping-list')
  await tick(page, 'Whole Milk').check()
  await page.reload()
  await expect(tick(page, 'Whole Milk')).toBeChecked()
  await expect(page.getByRole('button', { name: 'More for Whole Milk' })).toHaveCount(0)
  expect(sent).toEqual([])
})

test('a suggestion is put off or stopped, an own entry repeats or goes, and each comes back', async ({
  signedIn: page,
  api,
}) => {
  const { item_id } = await createItem(api, { ...milk, ...low })
  await api.json('POST', entries, { text: 'Soap', quantity: 2 })
  await page.goto('/shopping-list')
  await choose(page, 'Whole Milk', 'Not This Time')
  await expect(tick(page, 'Whole Milk')).toHaveCount(0)
  await undo(page).click()
  await expect(tick(page, 'Whole Milk')).toBeVisible()
  await choose(page, 'Whole Milk', 'Never Suggest')
  await expect(page.getByText('Whole Milk is not suggested any more')).toBeVisible()
  await expect(tick(page, 'Whole Milk')).toHaveCount(0)
  expect(await api.json('GET', `/api/inventory/${item_id}`)).toMatchObject({ is_never_suggested: true })
  await undo(page).click()
  await expect(tick(page, 'Whole Milk')).toBeVisible()
  await choose(page, 'Soap', 'Repeat Every 2 Weeks')
  await expect(line(page, 'Soap').getByText('Every 2 weeks')).toBeVisible()
  await tick(page, 'Soap').check()
  await choose(page, 'Soap', 'Remove')
  await expect(page.getByText('Soap is off the list')).toBeVisible()
  await expect(tick(page, 'Soap')).toHaveCount(0)
  await undo(page).click()
  await expect(tick(page, 'Soap')).toBeChecked()
  await expect(line(page, 'Soap').getByText('Every 2 weeks')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Quantity of Soap to buy' })).toHaveValue('2')
})

test('what was bought gets its dates in one sheet, and one Undo takes the whole shopping back', async ({
  signedIn: page,
  api,
}) => {
  const bottle = await createItem(api, { ...milk, ...low })
  const box = await createItem(api, { ...tea, ...low })
  await page.goto('/shopping-list')
  await tick(page, 'Whole Milk').check()
  await tick(page, 'Green Tea').check()
  await markPurchased(page)
  await expect(page.getByText('Bought: Whole Milk, Green Tea')).toBeVisible()
  await button(page, 'Expiry Dates').click()
  const dates = sheet(page).locator('[name="expiry_date"]')
  await expect(dates).toHaveCount(2)
  await expect(dates.first()).toHaveValue(dayFromToday(7))
  await expect(sheet(page).getByText('Auto-filled').first()).toBeVisible()
  await dates.first().fill(dayFromToday(5))
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(sheet(page)).toHaveCount(0)
  const { lots } = await get(api, bottle)
  expect(lots.map(({ expiry_date }) => expiry_date)).toContain(dayFromToday(5))
  await undo(page).first().click()
  await expect(page.getByText('Undone. The list is as it was before.')).toBeVisible()
  await expect(tick(page, 'Whole Milk')).toBeChecked()
  await expect(tick(page, 'Green Tea')).toBeChecked()
  expect((await get(api, bottle)).quantity).toBe(2)
  expect((await get(api, box)).quantity).toBe(3)
})

test('what is no item is kept as one or just done, and Undo brings it back', async ({ signedIn: page, api }) => {
  await api.json('POST', entries, { text: 'Bananas', quantity: 6 })
  await api.json('POST', entries, { text: 'Gift for Ann' })
  await page.goto('/shopping-list')
  await tick(page, 'Bananas').check()
  await tick(page, 'Gift for Ann').check()
  await button(page, 'Mark Purchased').click()
  const fate = (name: string) => sheet(page).getByRole('combobox', { name: `${name} is no item yet` })
  await expect(fate('Bananas')).toHaveValue('Produce')
  await fate('Gift for Ann').selectOption('Just done')
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Bought: Bananas, Gift for Ann')).toBeVisible()
  await expect(tick(page, 'Bananas')).toHaveCount(0)
  const [kept] = await api.json<StoredItem[]>('GET', '/api/inventory')
  expect(kept).toMatchObject({ item_name: 'Bananas', quantity: 6, category: 'Produce' })
  await undo(page).first().click()
  await expect(tick(page, 'Bananas')).toBeChecked()
  await expect(tick(page, 'Gift for Ann')).toBeChecked()
  expect(await api.json('GET', '/api/inventory')).toEqual([])
})

test('a phone shows five entries at once', async ({ signedIn: page, api }) => {
  for (const number of [1, 2, 3, 4, 5, 6])
    await createItem(api, { ...milk, ...low, item_name: `Cheese ${number}`, brand: 'Alp' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/shopping-list')
  const fifth = page.locator('main').getByRole('listitem').nth(4)
  await expect(fifth.getByText('Below your minimum of 4 l')).toBeVisible()
  const bar = await button(page, 'Mark Purchased').boundingBox()
  const box = await fifth.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan((bar?.y ?? 0) - 12)
})

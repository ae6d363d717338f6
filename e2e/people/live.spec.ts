import type { Page } from '@playwright/test'
import { createApiClient } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { card, createItem, createItems, dayFromToday, milk, tea } from '../support/items.ts'
import { amount, createMember, openLive, openPhone } from '../support/people.ts'
import { button, field, sizes } from '../support/screen.ts'
import { dialog, panel } from '../support/usage.ts'

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

test('the bell tells of what another person used up, and rings for what expires today', async ({
  signedIn: page,
  api,
}) => {
  const { item_id } = await createItem(api, { ...milk, low_stock_threshold: 1 })
  const bob = createApiClient((await createMember(api, 'member')).token)
  await openLive(page, '/inventory')
  await expect(page.getByRole('button', { name: 'Notices', exact: true })).toBeVisible()
  await bob.json('POST', `/api/inventory/${item_id}/consume`, { new_quantity: 1, notes: null })
  await bob.json('POST', '/api/inventory', { ...milk, item_name: 'Fish', expiry_date: dayFromToday(0) })
  await page.getByRole('button', { name: 'Notices, 1 new' }).click()
  await page.getByRole('button', { name: /^Low 1/ }).click()
  await expect(page.getByText('Running low: 1 l left · used by Bob')).toBeVisible()
})

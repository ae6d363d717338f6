import { cutCall, failCall, holdCall, recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { card, createItem, createItems, milk, type StoredItem } from '../support/items.ts'
import { button, expectFieldError, field, title } from '../support/screen.ts'
import { createUsedItem, panel } from '../support/usage.ts'

let item: StoredItem
test.beforeEach(async ({ signedIn: page, api }) => {
  item = await createItem(api, { ...milk, low_stock_threshold: 1, location: 'Fridge', expiry_date: '2027-01-05' })
  await page.goto(`/inventory/edit/${item.item_id}`)
  await expect(title(page, 'Edit Inventory Item')).toBeVisible()
})
const path = () => `/api/inventory/${item.item_id}`

test('the form holds the item, and an untouched quantity is never sent', async ({ page, api }) => {
  for (const [name, value] of Object.entries({
    item_name: 'Whole Milk',
    category: 'Dairy',
    quantity: '2',
    unit_of_measure: 'l',
    low_stock_threshold: '1',
    expiry_date: '2027-01-05',
    location: 'Fridge',
    brand: '',
  })) {
    await expect(field(page, name)).toHaveValue(value)
  }
  const calls = recordCalls(page, 'PUT', path())
  await field(page, 'location').fill('')
  await button(page, 'Save Changes').click()
  await expect(page).toHaveURL('/inventory')
  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatchObject({ item_name: 'Whole Milk', location: null, low_stock_threshold: 1, version: 1 })
  expect(calls[0]).not.toHaveProperty('quantity')
  expect(await api.json('GET', path())).toMatchObject({ quantity: 2, location: null })
})

test('a changed quantity is saved and the list shows it at once', async ({ page }) => {
  await field(page, 'quantity').fill('4')
  const held = await holdCall(page, 'PUT', path())
  await button(page, 'Save Changes').click()
  await expect(button(page, 'Saving...')).toBeDisabled()
  await held.release()
  await expect(card(page, 'Whole Milk')).toContainText('4 l')
})

test('the same rules as for a new item', async ({ page }) => {
  await field(page, 'item_name').fill(' ')
  await field(page, 'quantity').fill('')
  await field(page, 'purchase_date').fill('2027-02-01')
  await button(page, 'Save Changes').click()
  await expectFieldError(page, 'item_name', 'Item name is required')
  await expectFieldError(page, 'quantity', 'Quantity is required')
  await expectFieldError(page, 'expiry_date', 'Expiry date cannot be earlier than purchase date')
})

test('another person saved first: nothing typed is lost, and saving again is a decision', async ({ page, api }) => {
  await field(page, 'item_name').fill('Oat Milk')
  await field(page, 'location').fill('Cellar')
  await api.json('PUT', path(), { quantity: 7, location: 'Garage', version: 1 })
  await button(page, 'Save Changes').click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Someone else changed this item in the meantime.')
  await expect(alert).toContainText('Quantity is now 7 l.')
  await expect(alert).toContainText('Location is now Garage; saving writes yours over it.')
  await expect(field(page, 'item_name')).toHaveValue('Oat Milk')
  await expect(field(page, 'location')).toHaveValue('Cellar')
  await expect(field(page, 'quantity')).toHaveValue('7')
  await button(page, 'Save Changes').click()
  await expect(card(page, 'Oat Milk')).toContainText('7 l')
  expect(await api.json('GET', path())).toMatchObject({ item_name: 'Oat Milk', location: 'Cellar', quantity: 7 })
})

test('a failing save says so and keeps everything typed', async ({ page }) => {
  await field(page, 'notes').fill('From the market')
  await cutCall(page, 'PUT', path())
  await button(page, 'Save Changes').click()
  await expect(page.getByText('Failed to update inventory item. Please try again.')).toBeVisible()
  await expect(field(page, 'notes')).toHaveValue('From the market')
})

test('an item deleted meanwhile: the server says it, the form stays', async ({ page, api }) => {
  await field(page, 'notes').fill('From the market')
  await api.json('DELETE', path())
  await button(page, 'Save Changes').click()
  await expect(page.getByText('The requested item could not be found.')).toBeVisible()
  await expect(field(page, 'notes')).toHaveValue('From the market')
})

test('an item that cannot be loaded says so and can be tried again', async ({ page }) => {
  // Whoever is told of changes asks again without a press.
  const heal = await failCall(page, 'GET', path(), 500)
  await page.reload()
  await expect(page.getByText('Failed to load item details. Please try again.')).toBeVisible()
  await heal()
  await button(page, 'Try Again').click()
  await expect(field(page, 'item_name')).toHaveValue('Whole Milk')
})

test('an item that does not exist is not found', async ({ page }) => {
  for (const id of ['999999', 'abc', '1e3', '-1']) {
    await page.goto(`/inventory/edit/${id}`)
    await expect(title(page, 'Item Not Found')).toBeVisible()
  }
})

test('Cancel returns to the list and never asks', async ({ page }) => {
  await field(page, 'notes').fill('From the market')
  await button(page, 'Cancel').click()
  await expect(title(page, 'My Inventory')).toBeVisible()
})

test('saving returns to the list where it was, also from elsewhere', async ({ page, api }) => {
  const names = Array.from({ length: 30 }, (_, number) => `Tea ${10 + number}`)
  await createItems(
    api,
    names.map((item_name) => ({ ...milk, item_name, location: 'Pantry' })),
  )
  await createItem(api, { ...milk, item_name: 'Cream', low_stock_threshold: 5 })
  await page.goto('/inventory?group=location')
  const tea = card(page, 'Tea 35').or(page.getByRole('listitem').filter({ hasText: 'Tea 35' }))
  await tea.getByRole('link', { name: 'Edit' }).click()
  await field(page, 'notes').fill('From the market')
  const scrolled = async () => await page.evaluate(() => scrollY)
  await button(page, 'Save Changes').click()
  await expect(page).toHaveURL('/inventory?group=location')
  await expect(tea).toBeInViewport()
  const before = await scrolled()
  expect(before).toBeGreaterThan(300)

  // The list is not a few steps back.
  await page.getByRole('banner').getByRole('link', { name: 'Shopping List' }).click()
  await page.getByRole('link', { name: 'View Details' }).click()
  await page.locator('main').getByRole('link', { name: 'Edit' }).click()
  await field(page, 'notes').fill('From the shop')
  await button(page, 'Save Changes').click()
  await expect(page).toHaveURL('/inventory?group=location')
  await expect.poll(scrolled).toBe(before)
})

test('another unit of the same kind converts what nobody typed anew; to keep the number has to be chosen', async ({
  page,
  api,
}) => {
  await field(page, 'unit_of_measure').fill('ml')
  const note = page.getByRole('status').filter({ hasText: '2 l is 2,000 ml.' })
  await expect(field(page, 'quantity')).toHaveValue('2000')
  await note.getByRole('button', { name: 'Keep 2 ml' }).click()
  await expect(field(page, 'quantity')).toHaveValue('2')
  await note.getByRole('button', { name: 'Convert' }).click()
  await expect(field(page, 'quantity')).toHaveValue('2000')
  await expect(field(page, 'low_stock_threshold')).toHaveValue('1000')
  await button(page, 'Save Changes').click()
  await expect(page).toHaveURL('/inventory')
  const converted = { quantity: 2000, low_stock_threshold: 1000, unit_of_measure: 'ml' }
  expect(await api.json('GET', path())).toMatchObject(converted)
})

const starts_anew = 'Larder has learned how fast this is used in l. In another unit it starts anew; the history stays.'

test('a unit that resets the usage statistics says so before saving', async ({ page, api }) => {
  const { item_id } = await createUsedItem(api)
  await page.goto(`/inventory/edit/${item_id}`)
  await field(page, 'unit_of_measure').fill('pcs')
  await expect(page.getByText(starts_anew)).toBeVisible()
  await field(page, 'unit_of_measure').fill('cl')
  await expect(page.getByText('3 l is 300 cl.')).toBeVisible()
  await expect(page.getByText(starts_anew)).toHaveCount(0)
  await field(page, 'unit_of_measure').fill('l')
  await expect(page.getByText('3 l is 300 cl.')).toHaveCount(0)
  await field(page, 'unit_of_measure').fill('pcs')
  await button(page, 'Save Changes').click()
  await expect(page).toHaveURL('/inventory')
  await page.goto(`/inventory/${item_id}`)
  await expect(panel(page, 'Smart Prediction')).toContainText('Not enough data to make a prediction yet.')
  await expect(panel(page, 'Usage History').getByRole('listitem').first()).toContainText('Consumed 1 l')
})

test('without usage statistics another unit needs no warning', async ({ page }) => {
  const asked = page.waitForResponse((response) => response.url().endsWith('/prediction'))
  await field(page, 'unit_of_measure').fill('pcs')
  expect(await (await asked).json()).toMatchObject({ success: false })
  await expect(page.getByText(starts_anew)).toHaveCount(0)
  await button(page, 'Save Changes').click()
  await expect(page).toHaveURL('/inventory')
})

test('another kind of unit asks how much one is, and everything follows', async ({ page, api }) => {
  const { item_id } = await createUsedItem(api)
  await api.json('PUT', `/api/inventory/${item_id}`, { unit_of_measure: 'pcs', low_stock_threshold: 2 })
  await api.json('POST', `/api/inventory/${item_id}/consume`, { new_quantity: 2 })
  await page.goto(`/inventory/edit/${item_id}`)
  await field(page, 'unit_of_measure').fill('g')
  const answer = page.getByLabel('How much is 1 pc?')
  await expect(answer).toHaveValue('')
  await answer.fill('100')
  await expect(page.getByText('2 pcs become 200 g.')).toBeVisible()
  await expect(field(page, 'quantity')).toHaveValue('200')
  await expect(field(page, 'low_stock_threshold')).toHaveValue('200')
  await answer.fill('0')
  await button(page, 'Save Changes').click()
  await expectFieldError(page, 'unit_factor', 'How much one is must be a positive number')
  await answer.fill('150')
  await expect(field(page, 'quantity')).toHaveValue('300')
  await button(page, 'Save Changes').click()
  await expect(page).toHaveURL('/inventory')
  const converted = { quantity: 300, low_stock_threshold: 300, unit_of_measure: 'g', unit_factors: { pc: 150 } }
  expect(await api.json('GET', `/api/inventory/${item_id}`)).toMatchObject(converted)
  await page.goto(`/inventory/${item_id}`)
  await expect(panel(page, 'Usage History').getByRole('listitem').first()).toContainText('Consumed 1 pc')
})

test('the question goes away with the unit, and what somebody typed stays', async ({ page }) => {
  await field(page, 'unit_of_measure').fill('bottle')
  await page.getByLabel('How much is 1 bottle?').fill('0.5')
  await expect(page.getByText('2 l become 4 bottles.')).toBeVisible()
  await expect(field(page, 'low_stock_threshold')).toHaveValue('2')
  await field(page, 'low_stock_threshold').fill('3')
  await field(page, 'unit_of_measure').fill('l')
  await expect(page.getByLabel('How much is 1 bottle?')).toHaveCount(0)
  await expect(field(page, 'quantity')).toHaveValue('2')
  await expect(field(page, 'low_stock_threshold')).toHaveValue('3')
})

test('what a piece weighs is the first answer', async ({ page, api }) => {
  const packet = { ...milk, item_name: 'Rice', unit_of_measure: 'pcs', item_weight: 500, item_weight_unit: 'g' }
  const { item_id } = await createItem(api, packet)
  await page.goto(`/inventory/edit/${item_id}`)
  await field(page, 'unit_of_measure').fill('kg')
  await expect(page.getByLabel('How much is 1 pc?')).toHaveValue('0.5')
  await expect(page.getByText('2 pcs become 1 kg.')).toBeVisible()
  await expect(field(page, 'quantity')).toHaveValue('1')
})

import { expect, test } from '../support/fixtures.ts'
import { card, createItem, milk, tea } from '../support/items.ts'
import { button, field } from '../support/screen.ts'

test.beforeEach(async ({ signedIn: page, api }) => {
  await createItem(api, { ...milk, brand: 'Müller' })
  await createItem(api, { ...tea, description: 'Loose leaves from Crète' })
  await page.goto('/inventory')
  await expect(card(page, 'Green Tea')).toBeVisible()
})

test('the search is always there; the filters start closed and open by their button', async ({ page }) => {
  await expect(field(page, 'q')).toBeVisible()
  await expect(button(page, 'Filters')).toHaveAttribute('aria-expanded', 'false')
  await expect(field(page, 'category')).toBeHidden()
  await button(page, 'Filters').click()
  await expect(field(page, 'category')).toBeVisible()
  await expect(button(page, 'Filters')).toHaveAttribute('aria-expanded', 'true')
  await button(page, 'Filters').click()
  await expect(field(page, 'category')).toBeHidden()
  await expect(field(page, 'q')).toBeVisible()
})

for (const [what, words] of [
  ['name', 'WHOLE mil'],
  ['brand without its accent', 'muller'],
] as const) {
  test(`search finds by ${what}`, async ({ page }) => {
    await field(page, 'q').fill(words)
    await expect(card(page, 'Green Tea')).toHaveCount(0)
    await expect(card(page, 'Whole Milk')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: '1 of 2 items' })).toBeVisible()
  })
}

test('search finds by description, and Clear shows everything again', async ({ page }) => {
  await field(page, 'q').fill('crete')
  await expect(card(page, 'Whole Milk')).toHaveCount(0)
  await expect(card(page, 'Green Tea')).toBeVisible()
  await button(page, 'Clear').click()
  await expect(card(page, 'Whole Milk')).toBeVisible()
  await expect(page).toHaveURL('/inventory')
})

test('the Filters panel has the search too, and both fields show the same text', async ({ page }) => {
  await field(page, 'q').pressSequentially('te')
  await button(page, 'Filters').click()
  const beside_title = page.getByRole('searchbox', { name: 'Search', exact: true })
  const in_panel = page.getByRole('searchbox', { name: 'Search Items', exact: true })
  await expect(in_panel).toHaveValue('te')
  await in_panel.fill('milk')
  await expect(beside_title).toHaveValue('milk')
  await expect(card(page, 'Green Tea')).toHaveCount(0)
  await expect(card(page, 'Whole Milk')).toBeVisible()
  await expect(page).toHaveURL('/inventory?q=milk')
  await beside_title.fill('tea')
  await expect(in_panel).toHaveValue('tea')
  await expect(card(page, 'Green Tea')).toBeVisible()
  await button(page, 'Clear').click()
  await expect(beside_title).toHaveValue('')
  await expect(in_panel).toHaveValue('')
  await expect(card(page, 'Whole Milk')).toBeVisible()
})

test('a place is a filter that the address keeps', async ({ page, api }) => {
  await createItem(api, { ...tea, item_name: 'Peas', location: 'Freezer' })
  await page.reload()
  await button(page, 'Filters').click()
  await field(page, 'location').selectOption('Freezer')
  await expect(page).toHaveURL('/inventory?location=Freezer')
  await page.reload()
  await expect(field(page, 'location')).toHaveValue('Freezer')
  await expect(card(page, 'Peas')).toBeVisible()
  await expect(card(page, 'Whole Milk')).toHaveCount(0)
  await button(page, 'Clear').click()
  await expect(card(page, 'Whole Milk')).toBeVisible()
  await expect(page).toHaveURL('/inventory')
})

test('search and category are kept in the address, and Back brings them again', async ({ page }) => {
  await button(page, 'Filters').click()
  await field(page, 'category').selectOption('Dairy')
  await field(page, 'q').pressSequentially('milk')
  await expect(page).toHaveURL('/inventory?category=Dairy&q=milk')
  await card(page, 'Whole Milk').getByRole('link', { name: 'View' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Whole Milk' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/inventory?category=Dairy&q=milk')
  await expect(field(page, 'q')).toHaveValue('milk')
  await expect(field(page, 'category')).toHaveValue('Dairy')
  await expect(card(page, 'Green Tea')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/robots.txt')
})

test('what was typed right before a click is in the address as well', async ({ page }) => {
  await field(page, 'q').fill('milk')
  await card(page, 'Whole Milk').getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Inventory Item' })).toBeVisible()
  await button(page, 'Cancel').click()
  await expect(page).toHaveURL('/inventory?q=milk')
  await expect(card(page, 'Green Tea')).toHaveCount(0)
})

test('an address with a filter opens the panel by itself', async ({ page }) => {
  await page.goto('/inventory?q=tea&category=Beverages')
  await expect(field(page, 'q')).toHaveValue('tea')
  await expect(field(page, 'category')).toHaveValue('Beverages')
  await expect(card(page, 'Green Tea')).toBeVisible()
  await expect(card(page, 'Whole Milk')).toHaveCount(0)
  await page.getByRole('navigation').getByRole('link', { name: 'Inventory' }).click()
  await expect(card(page, 'Whole Milk')).toBeVisible()
  await expect(field(page, 'q')).toHaveValue('')
})

test('nothing found says so and offers the way out', async ({ page }) => {
  await page.goto('/inventory?q=caviar')
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await expect(page.getByText('Add Your First Item')).toHaveCount(0)
  await button(page, 'Clear Filters').click()
  await expect(card(page, 'Whole Milk')).toBeVisible()
  await expect(page).toHaveURL('/inventory')
})

test('markup in a search is text', async ({ page }) => {
  await page.goto(`/inventory?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
  await expect(field(page, 'q')).toHaveValue('<img src=x onerror=alert(1)>')
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
})

test('a list that was empty for a moment still says what is searched for', async ({ page, api }) => {
  await field(page, 'q').fill('milk')
  await expect(page).toHaveURL('/inventory?q=milk')
  const items = await api.json<{ item_id: number }[]>('GET', '/api/inventory')
  for (const { item_id } of items) await api.json('DELETE', `/api/inventory/${item_id}`)
  await expect(field(page, 'q')).toHaveCount(0)
  await createItem(api, milk)
  await expect(card(page, 'Whole Milk')).toBeVisible()
  await expect(field(page, 'q')).toHaveValue('milk')
})

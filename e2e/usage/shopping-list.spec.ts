import type { Page } from '@playwright/test'
import { failCall, recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { createItem, milk, tea } from '../support/items.ts'
import { button, title } from '../support/screen.ts'

const low = { low_stock_threshold: 4 }
const entry = (page: Page, name: string) =>
  page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name, exact: true }) })

/** The runs-out of a real household depend on the day, so words and colours are looked at with an answer that does not. */
async function answerWith(page: Page, entries: readonly object[]): Promise<void> {
  const shopping_list = entries.map((given, index) => ({
    item_id: index + 1,
    item_name: `Thing ${index + 1}`,
    category: 'Dairy',
    brand: null,
    current_quantity: 1,
    unit_of_measure: 'l',
    suggested_quantity: 2,
    is_low_stock: false,
    days_until_depletion: null,
    confidence_level: 0.9,
    ...given,
  }))
  await page.route('**/api/shopping-list?*', (route) => route.fulfill({ json: { success: true, shopping_list } }))
}

test('the navigation and the inventory lead to it, and an empty one leads back', async ({ signedIn: page }) => {
  await page.goto('/inventory')
  await page.locator('main').getByRole('link', { name: 'Shopping List', exact: true }).click()
  await expect(title(page, 'Smart Shopping List')).toBeVisible()
  await expect(page.getByText('No items in your shopping list')).toBeVisible()
  await expect(page.getByText(/well stocked.*not enough consumption history/)).toBeVisible()
  await page.getByRole('link', { name: 'View Inventory' }).click()
  await expect(title(page, 'My Inventory')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Shopping List' }).click()
  await expect(page).toHaveURL('/shopping-list')
})

test('what is low is on it, and leads to its page', async ({ signedIn: page, api }) => {
  const { item_id } = await createItem(api, { ...milk, ...low, brand: 'Meadow Farm' })
  await createItem(api, tea)
  await page.goto('/shopping-list')
  const card = entry(page, 'Whole Milk')
  for (const words of ['Low Stock', 'Dairy', 'Meadow Farm', 'Current stock: 2 l']) {
    await expect(card.getByText(words, { exact: true })).toBeVisible()
  }
  await expect(card.getByText(/^Suggested purchase: \d/)).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await card.getByRole('link', { name: 'View Details' }).click()
  await expect(page).toHaveURL(`/inventory/${item_id}`)
})

test('the days until it runs out, in words and colours', async ({ signedIn: page }) => {
  const days = [0, 1, 2, 3, 5, 6, null]
  await answerWith(
    page,
    days.map((days_until_depletion) => ({ days_until_depletion })),
  )
  await page.goto('/shopping-list')
  const red = 'rgb(179, 57, 43)'
  const amber = 'rgb(156, 82, 18)'
  const green = 'rgb(62, 125, 50)'
  const wanted = [
    ['Running out today!', red],
    ['Running out tomorrow!', red],
    ['Running out in 2 days', red],
    ['Running out in 3 days', amber],
    ['Running out in 5 days', amber],
    ['Running out in 6 days', green],
  ] as const
  for (const [words, colour] of wanted) await expect(page.getByText(words)).toHaveCSS('color', colour)
  await expect(entry(page, 'Thing 7').getByText('Running out')).toHaveCount(0)
})

test('the confidence in percent and colour', async ({ signedIn: page }) => {
  await answerWith(
    page,
    [0.7, 0.4, 0.39].map((confidence_level) => ({ confidence_level })),
  )
  await page.goto('/shopping-list')
  await expect(page.getByText('Prediction confidence: 70%')).toHaveCSS('color', 'rgb(62, 125, 50)')
  await expect(page.getByText('Prediction confidence: 40%')).toHaveCSS('color', 'rgb(156, 82, 18)')
  await expect(page.getByText('Prediction confidence: 39%')).toHaveCSS('color', 'rgb(179, 57, 43)')
})

test('the slider asks for its days and keeps them in the address', async ({ signedIn: page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/shopping-list') asked.push(url.searchParams.get('days') ?? '')
  })
  await page.goto('/shopping-list')
  const slider = page.getByRole('slider')
  await expect(slider).toHaveValue('7')
  for (const [name, value] of Object.entries({ min: '1', max: '30', step: '1' })) {
    await expect(slider).toHaveAttribute(name, value)
  }
  for (const mark of ['3', '7', '14', '30']) {
    await expect(page.locator('main').getByText(mark, { exact: true })).toBeVisible()
  }
  await slider.press('End')
  await expect(page).toHaveURL('/shopping-list?days=30')
  await page.reload()
  await expect(slider).toHaveValue('30')
  await expect.poll(() => asked.at(-1)).toBe('30')
  expect(asked[0]).toBe('7')
})

test('both failures have their sentence and can be tried again', async ({ signedIn: page }) => {
  // Whoever is told of changes asks again without a press.
  const heal = await failCall(page, 'GET', '/api/shopping-list', 500)
  await page.goto('/shopping-list')
  await expect(page.getByRole('alert')).toContainText('Failed to load shopping list. Please try again later.')
  await heal()
  await button(page, 'Try Again').click()
  await expect(page.getByText('No items in your shopping list')).toBeVisible()
  await page.route('**/api/shopping-list?*', (route) => route.fulfill({ json: { success: false, shopping_list: [] } }))
  await page.reload()
  await expect(page.getByRole('alert').getByText('Failed to load shopping list', { exact: true })).toBeVisible()
})

test('Refresh asks again and Print prints', async ({ signedIn: page, api }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  await page.goto('/shopping-list')
  await expect(page.getByText('No items in your shopping list')).toBeVisible()
  await createItem(api, { ...milk, ...low })
  await button(page, 'Refresh').click()
  await expect(entry(page, 'Whole Milk')).toBeVisible()
  await button(page, 'Print').click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
})

test('on paper there are names, amounts and boxes, and no bars or buttons', async ({ signedIn: page, api }) => {
  await createItem(api, { ...milk, ...low })
  await page.goto('/shopping-list')
  await expect(entry(page, 'Whole Milk')).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByText('Whole Milk', { exact: true })).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByRole('checkbox', { name: 'Whole Milk' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Quantity of Whole Milk to buy' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.locator('main').getByRole('button')).toHaveCount(0)
  await expect(page.locator('main').getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('slider')).toBeHidden()
})

test('no call is made for what is not selected', async ({ signedIn: page, api }) => {
  const { item_id } = await createItem(api, { ...milk, ...low })
  const sent = recordCalls(page, 'POST', `/api/inventory/${item_id}/purchase`)
  await page.goto('/shopping-list')
  await expect(entry(page, 'Whole Milk')).toBeVisible()
  const said = page.waitForEvent('dialog').then(async (alert) => {
    const words = alert.message()
    await alert.accept()
    return words
  })
  await button(page, 'Mark Purchased').click()
  expect(await said).toBe('Please select at least one item to purchase')
  expect(sent).toEqual([])
})

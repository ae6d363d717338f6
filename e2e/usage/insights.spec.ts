import type { Page } from '@playwright/test'
import { failCall, holdCall, refuseLive } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { createItem, milk } from '../support/items.ts'
import { insights } from '../support/insights.ts'
import { button, title } from '../support/screen.ts'
import { panel } from '../support/usage.ts'

/** What is thrown away and predicted takes months, so the looks of it are those of an answer that does not change. */
async function answerWith(page: Page, changes: object = {}): Promise<void> {
  await page.route('**/api/insights?*', (route) => route.fulfill({ json: { ...insights, ...changes } }))
}

test('the avatar menu and the inventory lead to it, and a new household is led back', async ({ signedIn: page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Insights' }).click()
  await expect(title(page, 'Insights')).toBeVisible()
  await expect(page).toHaveTitle(/^Insights/)
  await expect(page.getByText('Nothing to look back on yet')).toBeVisible()
  await page.getByRole('link', { name: 'View Inventory' }).click()
  await expect(title(page, 'My Inventory')).toBeVisible()
  await page.locator('main').getByRole('link', { name: 'Insights', exact: true }).click()
  await expect(page).toHaveURL('/insights')
})

test('what was bought and used is there, in money, in times and in litres', async ({ signedIn: page, api }) => {
  const { item_id } = await createItem(api, milk)
  await api.json('POST', `/api/inventory/${item_id}/purchase`, { quantity_added: 4, price: 6 })
  await api.json('POST', `/api/inventory/${item_id}/consume`, { new_quantity: 5 })
  await page.goto('/insights')
  const months = panel(page, 'Month by Month')
  await expect(months.getByText('Money counts where a price is known: 1 of 2 purchases.')).toBeVisible()
  await expect(months.getByRole('heading', { name: 'Bought: 6.00' })).toBeVisible()
  await expect(months.getByRole('heading', { name: 'Used: 1.50' })).toBeVisible()
  await expect(months.getByRole('heading', { name: 'Thrown away: nothing' })).toBeVisible()
  await months.getByLabel('Show', { exact: true }).selectOption('l')
  await expect(months.getByRole('heading', { name: 'Bought: 6 l' })).toBeVisible()
  await expect(months.getByRole('img', { name: /^Used: .* 1 l$/ })).toBeVisible()
  await expect(months.getByRole('table')).toBeHidden()
  await months.getByText('Show as Table').click()
  const total = months.getByRole('row', { name: /^Total/ })
  await expect(total.getByRole('cell')).toHaveText(['2 times6 l6.00', 'once1 l1.50', '–'])
  await expect(panel(page, 'Spending by Category').getByRole('row', { name: /^Dairy/ })).toContainText('6.00')
  await expect(page.getByText('Nothing was thrown away in this period. Well done!')).toBeVisible()
  await expect(page.getByText('Too few predictions could be checked yet.', { exact: false })).toBeVisible()
})

test('waste leads to its item, and predictions say how often they came true', async ({ signedIn: page }) => {
  await answerWith(page)
  await page.goto('/insights')
  const waste = panel(page, 'Most Often Thrown Away')
  await expect(waste.getByRole('row')).toHaveCount(6)
  await expect(waste.getByRole('row').nth(1)).toHaveText(/Lettuce.*4 times.*4 pcs.*5\.96/)
  await expect(waste.getByRole('link', { name: 'Lettuce' })).toHaveAttribute('href', '/inventory/1')
  const record = panel(page, 'Predictions')
  await expect(record.getByText('31 of 42 came true')).toBeVisible()
  await expect(record.getByText('That is 74%; Larder had expected 69%.')).toBeVisible()
})

test('the period is held by the address', async ({ signedIn: page }) => {
  const asked: string[] = []
  await page.route('**/api/insights?*', (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('months') ?? '')
    return route.fulfill({ json: insights })
  })
  await page.goto('/insights')
  await page.getByLabel('Period').selectOption('Last 12 months')
  await expect(page).toHaveURL('/insights?months=12')
  await expect.poll(() => asked.at(-1)).toBe('12')
  await page.reload()
  await expect(page.getByLabel('Period')).toHaveValue('12')
  await page.goto('/insights?months=99')
  await expect(page.getByLabel('Period')).toHaveValue('6')
})

test('a wait shows its shape; a failure says so, and Try Again loads it', async ({ signedIn: page, api }) => {
  // Whoever is told of changes asks again without a press.
  await refuseLive(page)
  await createItem(api, milk)
  const held = await holdCall(page, 'GET', '/api/insights')
  await page.goto('/insights')
  await expect(page.locator('main').getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached()
  await held.release()
  await expect(panel(page, 'Month by Month')).toBeVisible()
  const heal = await failCall(page, 'GET', '/api/insights', 500, 'something internal')
  await page.reload()
  const failure = page.getByText('Failed to load insights. Please try again later.')
  await expect(failure).toBeVisible()
  await heal()
  await button(page, 'Try Again').click()
  await expect(failure).toHaveCount(0)
  await expect(panel(page, 'Month by Month')).toBeVisible()
})

for (const width of [320, 390, 768, 1400]) {
  test(`nothing is wider than ${width} px, with two years and long names`, async ({ signedIn: page }) => {
    await answerWith(page, { thrown_away: [{ ...insights.thrown_away[0], item_name: 'Straw'.repeat(30) }] })
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/insights')
    await page.getByText('Show as Table').click()
    await expect(page.getByRole('table', { name: 'Month by Month' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

import type { Page } from '@playwright/test'
import { failCall, holdCall } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { card, createItem, milk, tea } from '../support/items.ts'
import { createUsedItem, panel } from '../support/usage.ts'

const shown = {
  success: true,
  message: null,
  days_until_depletion: 5,
  depletion_date: '2030-01-05',
  confidence_level: 0.824,
  average_daily_consumption: 0.256,
  unit_of_measure: 'l',
  usage_frequency: 3.46,
  last_calculated: '2029-12-31T12:00:00Z',
}

/** A forecast depends on the day, so its words and limits are looked at with an answer that does not. */
async function answerWith(page: Page, item_id: number, answer: object): Promise<void> {
  await page.route(`**/api/inventory/${item_id}/prediction`, (route) =>
    route.fulfill({ json: { ...shown, ...answer } }),
  )
}

test('no records: not enough data, on the item and on its card', async ({ signedIn: page, api }) => {
  const { item_id } = await createItem(api, milk)
  await page.goto(`/inventory/${item_id}`)
  await expect(panel(page, 'Smart Prediction')).toContainText('Not enough data to make a prediction yet.')
  await page.goto('/inventory')
  await expect(card(page, 'Whole Milk')).toBeVisible()
  await expect(card(page, 'Whole Milk').getByText('Running out')).toHaveCount(0)
})

test('with records: the chip, its reasons and the drawings', async ({ signedIn: page, api }) => {
  const { item_id } = await createUsedItem(api)
  await page.goto(`/inventory/${item_id}`)
  const prediction = panel(page, 'Smart Prediction')
  await expect(prediction.getByText(/^Running out (today!|tomorrow!|in \d+ days)$/)).toBeVisible()
  await expect(prediction.getByText(/^(High|Medium|Low)/)).toBeVisible()
  await expect(
    prediction.getByRole('img', { name: /^Stock over the last \d+ days: at most 11 l, 3 l today/ }),
  ).toBeVisible()
  await expect(prediction.getByRole('img', { name: /^Use by weekday: Monday/ })).toBeVisible()
  await page.goto('/inventory')
  const chip = card(page, 'Whole Milk').getByText(/^Running out/)
  await chip.hover()
  await expect(page.getByRole('tooltip')).toHaveText(/Predicted date: \d+\/\d+\/\d{4}\. Confidence: \d+%/)
  await chip.click()
  await expect(page).toHaveURL(`/inventory/${item_id}`)
})

test('decimals, bands and the tooltip', async ({ signedIn: page, api }) => {
  const { item_id } = await createItem(api, milk)
  await answerWith(page, item_id, {})
  await page.goto(`/inventory/${item_id}`)
  const prediction = panel(page, 'Smart Prediction')
  for (const words of ['Running out in 5 days', '1/5/2030', '0.26 l', '3.5 times per week', '12/31/2029']) {
    await expect(prediction.getByText(words, { exact: true })).toBeVisible()
  }
  await expect(prediction.getByText(/^High/)).toBeVisible()
  await prediction.getByText('Running out in 5 days').hover()
  await expect(page.getByRole('tooltip')).toHaveText('Predicted date: 1/5/2030. Confidence: 82%')
})

test('words come before the figures, and say no more than is known', async ({ signedIn: page, api }) => {
  const { item_id } = await createItem(api, milk)
  await answerWith(page, item_id, { usage_frequency: 4 })
  await page.goto(`/inventory/${item_id}`)
  const prediction = panel(page, 'Smart Prediction')
  const words = prediction.getByText('Lasts about 5 more days. You use some 4 times a week.', { exact: true })
  await expect(words).toBeVisible()
  const top = async (locator: typeof words) => (await locator.boundingBox())?.y ?? 0
  expect(await top(words)).toBeLessThan(await top(prediction.getByText('Running out in 5 days')))
  await answerWith(page, item_id, { usage_frequency: 4, confidence_level: 0.2 })
  await page.reload()
  await expect(
    prediction.getByText('Lasts perhaps a few more days. You use some perhaps 4 times a week.', { exact: true }),
  ).toBeVisible()
})

test('what expires first is said', async ({ signedIn: page, api }) => {
  const { item_id } = await createItem(api, milk)
  await answerWith(page, item_id, { days_until_depletion: 0, message: 'It expires first.', confidence_level: 0.4 })
  await page.goto(`/inventory/${item_id}`)
  const prediction = panel(page, 'Smart Prediction')
  await expect(prediction.getByText('Running out today!')).toBeVisible()
  await expect(prediction.getByText('It expires first.')).toBeVisible()
  await expect(prediction.getByText(/^Medium/)).toBeVisible()
})

test('loading, then a failure with Retry', async ({ signedIn: page, api }) => {
  const { item_id } = await createUsedItem(api)
  const held = await holdCall(page, 'GET', `/api/inventory/${item_id}/prediction`)
  await page.goto(`/inventory/${item_id}`)
  await expect(panel(page, 'Smart Prediction').getByText('Loading...')).toBeAttached()
  await held.release()
  await expect(panel(page, 'Smart Prediction').getByText(/^Running out/)).toBeVisible()
  const heal = await failCall(page, 'GET', `/api/inventory/${item_id}/prediction`, 500)
  await page.reload()
  const alert = panel(page, 'Smart Prediction').getByRole('alert')
  await expect(alert).toContainText('Failed to load prediction data. Please try again later.')
  await expect(alert).toHaveClass(/colorInfo/)
  await heal()
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(panel(page, 'Smart Prediction').getByText(/^Running out/)).toBeVisible()
})

test('predictions of the cards that cannot be loaded: said once, quietly, with Retry', async ({
  signedIn: page,
  api,
}) => {
  await createUsedItem(api)
  await createItem(api, tea)
  const heal = await failCall(page, 'GET', '/api/inventory/predictions', 500)
  await page.goto('/inventory')
  await expect(card(page, 'Whole Milk')).toContainText('3 l')
  const alert = page.locator('main').getByRole('alert')
  await expect(alert).toHaveCount(1)
  await expect(alert.getByText('Failed to load prediction', { exact: true })).toBeVisible()
  await expect(alert).toHaveClass(/colorInfo/)
  const again = page.waitForResponse('**/api/inventory/predictions')
  await alert.getByRole('button', { name: 'Retry' }).click()
  expect((await again).status()).toBe(500)
  await expect(alert.getByText('Failed to load prediction', { exact: true })).toBeVisible()
  await heal()
  await alert.getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(card(page, 'Whole Milk').getByText(/^Running out/)).toBeVisible()
  await expect(alert).toHaveCount(0)
  // Whoever works with the keyboard is not thrown back to the beginning of the page.
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('a household without items has no prediction that could fail', async ({ signedIn: page }) => {
  await failCall(page, 'GET', '/api/inventory/predictions', 500)
  await page.goto('/inventory')
  await expect(page.getByRole('link', { name: 'Add Your First Item' })).toBeVisible()
  await expect(page.locator('main').getByRole('alert')).toHaveCount(0)
})

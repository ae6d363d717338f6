import type { Page } from '@playwright/test'
import { goInside, openSlowPage, settle, takeShift } from '../../bench/feel/shifts.mjs'
import { holdCall } from '../support/calls.ts'
import { type ApiClient, serverUrl } from '../support/api.ts'
import { expect, test as base } from '../support/fixtures.ts'
import { card, createItem, milk, type StoredItem } from '../support/items.ts'
import { button } from '../support/screen.ts'
import { createUsedItem, panel } from '../support/usage.ts'

/** The product's bar for what moves by itself. */
const most_shift = 0.02

/** A phone with a processor four times as slow and a mobile network. */
const test = base.extend<{ phone: Page }>({
  phone: async ({ browser, account }, provide) => {
    const page = await openSlowPage(browser, { url: serverUrl(), token: account.token, width: 390 })
    await provide(page)
    await page.context().close()
  },
})

async function expectStill(page: Page): Promise<void> {
  await settle(page)
  const { worst, moved } = await takeShift(page)
  expect(worst, JSON.stringify(moved)).toBeLessThanOrEqual(most_shift)
}

const attention = { low_stock_threshold: 5, expiry_date: '2020-01-05', location: 'Fridge', brand: 'Meadow Farm' }
interface Case {
  create: (api: ApiClient) => Promise<StoredItem>
  /** What comes last, and what is there by then. */
  last: string
  before: string
}
const cases: Readonly<Record<string, Case>> = {
  'without records': {
    create: (api) => createItem(api, { ...milk, ...attention }),
    last: 'prediction',
    before: 'purchase-history',
  },
  'with a prediction': {
    create: (api) => createUsedItem(api, attention),
    last: 'consumption-history',
    before: 'usage-pattern',
  },
}

// Whatever makes its page longer than the place that was kept for it.
const several_batches = async (api: ApiClient): Promise<StoredItem> => {
  const item = await createItem(api, {
    ...milk,
    ...attention,
    item_name: 'Unsweetened Almond Drink with Added Calcium and Vitamins',
    description: 'For breakfast',
  })
  await api.json('POST', `/api/inventory/${item.item_id}/purchase`, {
    quantity_added: 1,
    date: '2020-01-10',
    expiry_date: '2020-02-01',
  })
  return item
}

test('an expired item of several batches with a long name stands still', async ({ phone: page, api }) => {
  const { item_id } = await several_batches(api)
  await page.goto(`/inventory/${item_id}`)
  await expect(page.getByText('Back to Inventory')).toBeAttached()
  await expectStill(page)
})

for (const [name, { create, last, before }] of Object.entries(cases)) {
  test.describe(`an expired, low item ${name}`, () => {
    test('stands still while its page loads, cold and from the list', async ({ phone: page, api }) => {
      const { item_id } = await create(api)
      await page.goto(`/inventory/${item_id}`)
      await expect(page.getByText('Back to Inventory')).toBeAttached()
      await expectStill(page)
      await page.goto('/inventory')
      // A busy machine may have nothing on its way before the app listens to the address.
      await expect(card(page, milk.item_name)).toBeVisible()
      await settle(page)
      await takeShift(page)
      await goInside(page, `/inventory/${item_id}`)
      await expect(page.getByText('Back to Inventory')).toBeAttached()
      await expectStill(page)
    })

    test(`stands still when its ${last} comes last`, async ({ phone: page, api }) => {
      const { item_id } = await create(api)
      const held = await holdCall(page, 'GET', `/api/inventory/${item_id}/${last}`)
      const answered = page.waitForResponse(`**/api/inventory/${item_id}/${before}`)
      await page.goto(`/inventory/${item_id}`)
      await answered
      await expect(panel(page, 'Smart Prediction')).toBeVisible()
      await held.release()
      await expect(page.getByText('Back to Inventory')).toBeAttached()
      await expectStill(page)
    })
  })
}

for (const last of ['/api/shopping-list', '/api/shopping-list/shops']) {
  test(`Shop Mode stands still when ${last} comes last`, async ({ phone: page, api, account }) => {
    await createItem(api, { ...milk, ...attention })
    const chosen = JSON.stringify({ shop: 'Corner Market' })
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      `shopMode:${account.username}`,
      chosen,
    ] as const)
    const held = await holdCall(page, 'GET', last)
    await page.goto('/shopping-list/shop')
    await expect(button(page, 'Mark Purchased')).toBeVisible()
    await held.release()
    await expect(page.getByRole('checkbox', { name: 'Whole Milk' })).toBeVisible()
    await expectStill(page)
  })
}

test('the shopping list stands still when what is on it comes last', async ({ phone: page, api }) => {
  await createItem(api, { ...milk, ...attention })
  const held = await holdCall(page, 'GET', '/api/shopping-list')
  await page.goto('/shopping-list')
  await expect(button(page, 'Mark Purchased')).toBeVisible()
  await held.release()
  await expect(page.getByRole('checkbox', { name: 'Whole Milk' })).toBeVisible()
  await expectStill(page)
})

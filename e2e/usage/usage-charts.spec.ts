import type { Page } from '@playwright/test'
import type { ApiClient } from '../support/api.ts'
import { changeAnswer } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { createItem, dayFromToday, milk, type StoredItem } from '../support/items.ts'
import { findUnreadable } from '../support/readable.ts'
import { panel } from '../support/usage.ts'

/** An item of which that much was used so many days ago, the oldest first. */
async function createWith(api: ApiClient, uses: readonly { ago: number; used: number }[]): Promise<StoredItem> {
  const all = uses.reduce((sum, { used }) => sum + used, 0)
  const item = await createItem(api, { ...milk, quantity: all + 1250, unit_of_measure: 'ml' })
  let left = all + 1250
  for (const { ago, used } of uses) {
    left -= used
    const body = { new_quantity: left, notes: null, date: dayFromToday(-ago) }
    await api.json('POST', `/api/inventory/${item.item_id}/consume`, body)
  }
  return item
}

/** As if the item had been entered some days ago. */
const enterBefore = (page: Page, { item_id }: StoredItem, days: number) =>
  changeAnswer<object>(page, 'GET', `/api/inventory/${item_id}`, (item) => ({
    ...item,
    created_at: `${dayFromToday(-days)}T15:00:00Z`,
  }))

const chartOf = (page: Page) => panel(page, 'Smart Prediction').getByRole('img', { name: /^Stock / })

const once_today = [{ ago: 0, used: 250 }]
const twice_today = [...once_today, { ago: 0, used: 1000 }]
const weekly_for_a_year = Array.from({ length: 52 }, (_, week) => ({ ago: 7 * (52 - week), used: 250 }))

for (const { name, uses, entered, said } of [
  { name: 'one use on its first day', uses: once_today, entered: 0, said: /^Stock since today: 1,?250 ml\./ },
  { name: 'two uses on its first day', uses: twice_today, entered: 0, said: /^Stock since today: 1,?250 ml\./ },
  {
    name: 'entered yesterday, used today',
    uses: twice_today,
    entered: 1,
    said: /^Stock over the last day: at most 2,?500 ml, 1,?250 ml today\./,
  },
  {
    name: 'entered three days ago',
    uses: [{ ago: 2, used: 750 }, ...once_today],
    entered: 3,
    said: /^Stock over the last 3 days: at most 2,?250 ml, 1,?250 ml today\./,
  },
  {
    name: 'a year of use',
    uses: weekly_for_a_year,
    entered: 365,
    said: /^Stock over the last \d{2} days: at most \d,?\d{3} ml, 1,?250 ml today\./,
  },
]) {
  test(`the chart starts with the item and can be read: ${name}`, async ({ signedIn: page, api }) => {
    const item = await createWith(api, uses)
    await enterBefore(page, item, entered)
    for (const width of [320, 390, 1400]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/inventory/${item.item_id}`)
      await expect(chartOf(page)).toHaveAccessibleName(said)
      await expect(chartOf(page).getByText('today', { exact: true })).toBeVisible()
      await expect(chartOf(page).getByText(/^1,?250 ml$/)).toBeVisible()
      await expect(async () => expect(await findUnreadable(panel(page, 'Smart Prediction'))).toEqual([])).toPass()
    }
  })
}

import { batches, choose, createTwoBatches, lotsOf, sheet } from '../support/batches.ts'
import { holdCall, refuseLive } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { panel } from '../support/usage.ts'

test('what was done to a batch is undone from the history, long after the toast', async ({ signedIn: page, api }) => {
  const item = await createTwoBatches(api)
  const before = await lotsOf(api, item)
  const lot = `/api/inventory/${item.item_id}/lots/1`
  await api.json('POST', `${lot}/open`, { quantity: 1 })
  await api.json('POST', `${lot}/move`, { location: 'Shed' })
  await page.goto(`/inventory/${item.item_id}`)
  await expect(batches(page)).toHaveCount(3)
  const entries = panel(page, 'Usage History').getByRole('listitem')
  await expect(entries.nth(0)).toContainText('Moved 2 jars')
  await expect(entries.nth(0)).toContainText('to Shed')
  await expect(entries.nth(1)).toContainText('Opened 1 jar')
  await expect(entries.nth(1)).toContainText('keeps until')
  await entries.nth(1).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone. The batch is as it was.')).toBeVisible()
  await expect(batches(page)).toHaveCount(2)
  await expect(panel(page, 'Usage History').getByText('Opened 1 jar')).toHaveCount(0)
  await entries.nth(0).getByRole('button', { name: 'Undo' }).click()
  await expect(panel(page, 'Usage History').getByText('Moved')).toHaveCount(0)
  expect(await lotsOf(api, item)).toEqual(before)
})

test('a menu whose code cannot be fetched says so, and the next press tries again', async ({
  signedIn: page,
  api,
  watch,
}) => {
  watch.allow(/Failed to load resource/)
  const item = await createTwoBatches(api)
  const code = '**/assets/LotMenuList-*.js'
  await page.route(code, (route) => route.abort())
  await page.goto(`/inventory/${item.item_id}`)
  const more = batches(page)
    .nth(0)
    .getByRole('button', { name: /^More for the batch of/ })
  await more.click()
  await expect(page.getByText('Larder cannot be reached. Check your connection and try again.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Jam' })).toBeVisible()
  await page.unroute(code)
  await more.click()
  await expect(page.getByRole('menuitem', { name: 'Freeze' })).toBeVisible()
})

test('an amount that was filled in follows what another phone took, one that was typed stays', async ({
  signedIn: page,
  api,
}) => {
  const item = await createTwoBatches(api)
  const use = () => api.json('POST', `/api/inventory/${item.item_id}/consume`, { used_quantity: 1, lot_id: 1 })
  // Both would tell of what the other phone takes: live updates, and the list, which is fetched when idle.
  await refuseLive(page)
  await holdCall(page, 'GET', '/api/inventory')
  await page.goto(`/inventory/${item.item_id}`)
  await choose(page, batches(page).nth(1), 'Throw Away')
  const box = sheet(page, 'Throw Away')
  const quantity = box.locator('[name="quantity"]')
  await expect(quantity).toHaveValue('3')
  await box.getByText('Spoiled').click()
  await use()
  await box.getByRole('button', { name: 'Throw Away' }).click()
  await expect(box.getByRole('alert')).toContainText('There is not that much in this batch')
  await expect(quantity).toHaveValue('2')
  await quantity.fill('1.5')
  await use()
  await box.getByRole('button', { name: 'Throw Away' }).click()
  await expect(box).toContainText('of 1 jar')
  await expect(quantity).toHaveValue('1.5')
  await expect(box.getByRole('radio', { name: 'Spoiled' })).toBeChecked()
})

import { untilCached } from '../support/cached.ts'
import { expect, test } from '../support/fixtures.ts'
import { card, createItem, milk, type StoredItem, tea } from '../support/items.ts'
import { goOffline, network_gone, openKept } from '../support/offline.ts'
import { button } from '../support/screen.ts'

test.use({ serviceWorkers: 'allow' })

test('several things are thrown away offline, and each only once', async ({ signedIn: page, api, context, watch }) => {
  watch.allow(network_gone)
  const ids = [(await createItem(api, milk)).item_id, (await createItem(api, tea)).item_id]
  const listLeft = async () => (await api.json<StoredItem[]>('GET', '/api/inventory')).map(({ quantity }) => quantity)
  await openKept(page)
  await untilCached(page)
  await goOffline(page)
  await button(page, 'Select').click()
  await button(page, 'Select All').click()
  await button(page, 'Throw Away').click()
  const dialog = page.getByRole('dialog', { name: 'Throw Away' })
  await dialog.getByText('Spoiled').click()
  await dialog.getByRole('button', { name: 'Throw Away' }).click()
  await expect(page.getByText('2 items thrown away.')).toBeVisible()
  await page.reload()
  await expect(card(page, 'Whole Milk')).toContainText('0 l')
  await expect(card(page, 'Green Tea')).toContainText('0 boxes')
  expect((await listLeft()).toSorted()).toEqual([2, 3])

  await context.setOffline(false)
  await expect.poll(listLeft).toEqual([0, 0])
  await expect(page.locator('#connection')).toHaveText('')
  type History = { discard_history: { discarded_quantity: number }[] }
  const thrown = await Promise.all(
    ids.map((item_id) => api.json<History>('GET', `/api/inventory/${item_id}/consumption-history`)),
  )
  expect(thrown.map(({ discard_history }) => discard_history.map((entry) => entry.discarded_quantity))).toEqual([
    [2],
    [3],
  ])
})

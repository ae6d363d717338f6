import { untilCached } from '../support/cached.ts'
import { expect, test } from '../support/fixtures.ts'
import { createItem, dayFromToday, milk, tea } from '../support/items.ts'
import { goOffline, network_gone, openKept, untilKept } from '../support/offline.ts'

test.use({ serviceWorkers: 'allow' })

test('what there is to do is dealt with without a network, and sent later', async ({
  signedIn: page,
  api,
  context,
  watch,
}) => {
  watch.allow(network_gone)
  const { item_id } = await createItem(api, { ...milk, expiry_date: dayFromToday(-2) })
  await createItem(api, { ...tea, expiry_date: dayFromToday(-1) })
  await openKept(page)
  await untilKept(page, '/api/notices')
  await untilCached(page)
  await goOffline(page)

  const bell = page.getByRole('banner').getByRole('button', { name: 'Notices' })
  const panel = page.getByRole('dialog', { name: 'Notices' })
  await bell.click()
  await panel.getByRole('button', { name: 'Throw Away what has expired of Whole Milk' }).click()
  await expect(panel.getByText('2 l of Whole Milk thrown away.')).toBeVisible()
  await panel.getByRole('button', { name: 'Later: put off the notice about Green Tea' }).click()
  await page.getByRole('menuitem', { name: 'For a week' }).click()
  await expect(panel.getByText('Put off.', { exact: false })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await bell.click()
  await expect(panel.getByText('All is well.', { exact: false })).toBeVisible()

  await context.setOffline(false)
  const stored = async () => (await api.json<{ quantity: number }>('GET', `/api/inventory/${item_id}`)).quantity
  await expect.poll(stored).toBe(0)
  const told = async () => (await api.json<{ notices: unknown[] }>('GET', '/api/notices')).notices.length
  await expect.poll(told).toBe(0)
})

import type { Page } from '@playwright/test'
import { untilCached } from '../support/cached.ts'
import { expect, test } from '../support/fixtures.ts'
import { card, createItem, type StoredItem } from '../support/items.ts'
import { goOffline, network_gone, openKept, openOfflinePhone } from '../support/offline.ts'
import { createMember } from '../support/people.ts'
import { button, field, title } from '../support/screen.ts'

test.use({ serviceWorkers: 'allow' })

async function rename(page: Page, from: string, to: string): Promise<void> {
  await card(page, from).getByRole('link', { name: 'Edit' }).click()
  await field(page, 'item_name').fill(to)
  await button(page, 'Save Changes').click()
  await expect(page.getByText(to).first()).toBeVisible()
}

test('a name that two people changed offline is the later one, and the other can be picked', async ({
  signedIn: page,
  api,
  browser,
  context,
  watch,
}) => {
  watch.allow(network_gone)
  const flour = { item_name: 'Flour', category: 'Pantry', quantity: 3, unit_of_measure: 'pcs' }
  const { item_id } = await createItem(api, flour)
  const bob = await createMember(api, 'member')
  await openKept(page)
  const other = await openOfflinePhone(browser, bob)
  for (const phone of [page, other]) {
    await untilCached(phone)
    await goOffline(phone)
  }
  await rename(page, 'Flour', 'Spelt Flour')
  await rename(other, 'Flour', 'Oat Flour')
  const readName = async () => (await api.json<StoredItem>('GET', `/api/inventory/${item_id}`)).item_name
  await context.setOffline(false)
  await expect.poll(readName).toBe('Spelt Flour')
  await other.context().setOffline(false)
  await expect.poll(readName).toBe('Oat Flour')

  await other.getByRole('link', { name: '1 change needs a look' }).click()
  await expect(title(other, 'Waiting Changes')).toBeVisible()
  const line = other.getByRole('list', { name: 'Changes' }).getByRole('listitem')
  await expect(line).toContainText('You wrote “Oat Flour”')
  await expect(line).toContainText('Ada wrote “Spelt Flour”')
  await line.getByRole('button', { name: 'Use Theirs' }).click()
  await expect(other.getByText('Everything is sent.')).toBeVisible()
  await expect.poll(readName).toBe('Spelt Flour')
  await other.context().close()
})

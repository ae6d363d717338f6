import type { BrowserContext, Page } from '@playwright/test'
import type { ApiClient } from '../support/api.ts'
import { failCall } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { card, createItem, milk, type StoredItem } from '../support/items.ts'
import { network_gone, untilKept } from '../support/offline.ts'
import { createMember } from '../support/people.ts'
import { button, field, sizes, title } from '../support/screen.ts'

test.beforeEach(({ watch }) => watch.allow(network_gone))

/** Opens the inventory as somebody who was here before: what it reads is kept from the start. */
async function openKept(page: Page): Promise<void> {
  await page.goto('/inventory')
  await expect(card(page, milk.item_name)).toBeVisible()
  await page.reload()
  await expect(field(page, 'quick_add')).toBeVisible()
  await untilKept(page, '/api/inventory')
  // As after a while: the other parts of the app are in the browser's cache.
  await page.evaluate(async () => {
    const parts: string[] = await (await fetch('/parts.json')).json()
    await Promise.all(parts.map(async (part) => await (await fetch(part)).arrayBuffer()))
  })
}

const useOne = (page: Page, item_name = milk.item_name) =>
  card(page, item_name).getByRole('button', { name: /^Use / }).click()

const waitingLink = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Waiting Changes' }).getByRole('link', { name: words, exact: true })

/** Uses one litre without a network, and follows the banner to the list of changes. */
async function useOffline(page: Page, context: BrowserContext): Promise<void> {
  await openKept(page)
  await context.setOffline(true)
  await expect(page.locator('#connection')).toHaveText('No connection to Larder. Trying again...')
  await useOne(page)
  await expect(waitingLink(page, '1 change waiting')).toBeVisible()
}

const row = (page: Page, change: string) =>
  page.getByRole('list', { name: 'Changes' }).getByRole('listitem').filter({ hasText: change })

const quantityOf = async (api: ApiClient, { item_id }: StoredItem): Promise<number> =>
  (await api.json<StoredItem>('GET', `/api/inventory/${item_id}`)).quantity

const everythingSent = (page: Page) => page.getByRole('heading', { name: 'Everything is sent.' })

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone })

  test('it says how old everything is and what waits, marks it, and moves nothing', async ({
    signedIn: page,
    context,
    api,
  }) => {
    const item = await createItem(api, milk)
    await openKept(page)
    const before = await card(page, milk.item_name).boundingBox()
    await context.setOffline(true)
    await expect(page.getByText('as of a moment ago')).toBeVisible()
    expect(await card(page, milk.item_name).boundingBox()).toEqual(before)
    const link = waitingLink(page, '1 change waiting')
    await expect(link).toHaveCount(0)
    await useOne(page)
    await expect(link).toBeVisible()
    await expect(card(page, milk.item_name)).toMatchAriaSnapshot('- text: not sent yet')
    expect(await card(page, milk.item_name).boundingBox()).toEqual(before)
    const pill = await page.locator('#connection-banner > div').boundingBox()
    expect(pill?.x).toBeGreaterThan(0)
    expect((pill?.x ?? 0) + (pill?.width ?? 0)).toBeLessThan(390)
    expect(pill?.height).toBeLessThan(36)
    await link.click()
    await expect(title(page, 'Waiting Changes')).toBeVisible()
    await expect(row(page, 'Used 1 l of Whole Milk')).toContainText('Waits for a connection · a moment ago')
    await context.setOffline(false)
    await expect(everythingSent(page)).toBeVisible()
    expect(await quantityOf(api, item)).toBe(1)
  })
})

test('what the server refuses is said once, with its reason, and can be sent again', async ({
  signedIn: page,
  context,
  api,
}) => {
  const item = await createItem(api, milk)
  await useOffline(page, context)
  const path = `/api/inventory/${item.item_id}/consume`
  const restore = await failCall(page, 'POST', path, 400, 'The shelf is locked')
  await context.setOffline(false)
  const toast = page.getByRole('alert').filter({ hasText: '1 change could not be sent' })
  await toast.getByRole('link', { name: 'Look' }).click()
  await expect(row(page, 'Used 1 l of Whole Milk')).toContainText('The shelf is locked')
  await page.getByRole('banner').getByRole('link', { name: 'Inventory', exact: true }).click()
  await waitingLink(page, '1 change needs a look').click()
  await restore()
  await button(page, 'Retry').click()
  await expect(everythingSent(page)).toBeVisible()
  expect(await quantityOf(api, item)).toBe(1)
})

test('what is discarded takes along what depends on it, after a warning', async ({ signedIn: page, context, api }) => {
  await createItem(api, milk)
  await openKept(page)
  await context.setOffline(true)
  await field(page, 'quick_add').fill('4 l Oat Drink')
  await page.keyboard.press('Enter')
  await expect(card(page, 'Oat Drink')).toBeVisible()
  await useOne(page, 'Oat Drink')
  await waitingLink(page, '2 changes waiting').click()
  await expect(row(page, 'Used 1 l of Oat Drink')).toBeVisible()
  await row(page, 'Added Oat Drink').getByRole('button', { name: 'Discard' }).click()
  const dialog = page.getByRole('dialog', { name: 'Discard this change?' })
  await expect(dialog).toContainText('1 more change depends on it and goes with it.')
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(everythingSent(page)).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('banner').getByRole('link', { name: 'Inventory', exact: true }).click()
  await expect(card(page, milk.item_name)).toBeVisible()
  await expect(card(page, 'Oat Drink')).toHaveCount(0)
})

test('where two people wrote the same field, either can be kept', async ({ signedIn: page, context, api }) => {
  const item = await createItem(api, { ...milk, location: 'Larder', brand: 'Alp' })
  const bob = await createMember(api, 'member')
  await openKept(page)
  await page.goto(`/inventory/edit/${item.item_id}`)
  await field(page, 'location').fill('Fridge')
  await field(page, 'brand').fill('Meadow')
  await context.setOffline(true)
  await button(page, 'Save Changes').click()
  await expect(waitingLink(page, '1 change waiting')).toBeVisible()
  await bob.api.json('PUT', `/api/inventory/${item.item_id}`, { location: 'Cellar', brand: 'Hill' })
  await context.setOffline(false)
  await waitingLink(page, '1 change needs a look').click()
  const edit = row(page, 'Edited Whole Milk: Brand, Location').or(row(page, 'Edited Whole Milk: Location, Brand'))
  await expect(edit).toContainText('You wrote “Fridge”')
  await expect(edit).toContainText('Bob wrote “Cellar”')
  const theirs = edit.getByRole('button', { name: 'Use Theirs' })
  await theirs.and(page.getByRole('button', { description: 'Location' })).click()
  await expect(edit.getByText('Bob wrote “Cellar”')).toHaveCount(0)
  await edit.getByRole('button', { name: 'Keep Mine' }).click()
  await expect(everythingSent(page)).toBeVisible()
  const stored = await api.json<object>('GET', `/api/inventory/${item.item_id}`)
  expect(stored).toMatchObject({ location: 'Cellar', brand: 'Meadow' })
})

test('a log-out with changes waiting asks first, and sends them where it can', async ({
  signedIn: page,
  context,
  api,
}) => {
  const item = await createItem(api, milk)
  const bob = await createMember(api, 'member')
  await useOffline(page, context)
  const logout = page.getByRole('banner').getByRole('button', { name: 'Logout' })
  await logout.click()
  const dialog = page.getByRole('dialog', { name: 'Log out with changes waiting?' })
  await dialog.getByRole('button', { name: 'Send Now' }).click()
  await expect(dialog).toContainText('There is no connection right now')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await logout.click()
  await expect(dialog.getByRole('button', { name: 'Log Out Anyway' })).toBeVisible()
  await context.setOffline(false)
  await expect(title(page, 'Login')).toBeVisible()
  expect(await quantityOf(bob.api, item)).toBe(1)
})

test('whoever logs out anyway leaves nothing behind', async ({ signedIn: page, context, api }) => {
  const item = await createItem(api, milk)
  const bob = await createMember(api, 'member')
  await useOffline(page, context)
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log Out Anyway' }).click()
  await expect(title(page, 'Login')).toBeVisible()
  await expect(waitingLink(page, '1 change waiting')).toHaveCount(0)
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
  await context.setOffline(false)
  expect(await quantityOf(bob.api, item)).toBe(2)
})

import type { BrowserContext, Page } from '@playwright/test'
import { serverUrl } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { card, createItem, milk } from '../support/items.ts'
import { title } from '../support/screen.ts'
import { readStorages } from '../support/storages.ts'

// The last is what a page sees of a file that the worker could not fetch.
const network_gone = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/

test.use({ serviceWorkers: 'allow' })

/** Opens the list of items, and waits until the worker could open it without a network. */
async function openInventory(page: Page): Promise<void> {
  await page.goto('/inventory')
  await page.evaluate(async () => await navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/index.html')))).toBe(true)
  await expect.poll(async () => (await readStorages(page)).databases).toHaveLength(1)
}

/** Uses one of an item, and waits until the list shows what is left. */
async function useOne(page: Page, item_name: string, left: string): Promise<void> {
  await card(page, item_name).getByRole('button', { name: /Use/ }).first().click()
  await expect(card(page, item_name)).toContainText(left)
}

/** Has the browser tell the worker that there is a network, as it does some time after the page was closed. */
async function dispatchSync(context: BrowserContext): Promise<void> {
  // A page of another origin: an open one of the app would send by itself.
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const sync = { origin: serverUrl(), registrationId: await registered, tag: 'outbox', lastChance: false }
  await session.send('ServiceWorker.dispatchSyncEvent', sync)
  await page.close()
}

test('what was changed offline is sent after the page was closed, and once', async ({
  signedIn: page,
  context,
  api,
  watch,
}) => {
  watch.allow(network_gone)
  const { item_id } = await createItem(api, { ...milk, quantity: 5 })
  const countLeft = async () => (await api.json<{ quantity: number }>('GET', `/api/inventory/${item_id}`)).quantity
  await openInventory(page)
  await context.setOffline(true)
  await useOne(page, milk.item_name, '4')
  await useOne(page, milk.item_name, '3')
  await page.close()
  expect(await countLeft()).toBe(5)
  await context.setOffline(false)
  await dispatchSync(context)
  await expect.poll(countLeft).toBe(3)
  const next = await context.newPage()
  await next.goto('/inventory')
  await expect(card(next, milk.item_name)).toContainText('3')
  await dispatchSync(context)
  await next.waitForTimeout(1000)
  expect(await countLeft()).toBe(3)
})

test('after a log-out no database is left, whatever the browser tells the worker', async ({
  signedIn: page,
  context,
  api,
  watch,
}) => {
  watch.allow(network_gone)
  const { item_id } = await createItem(api, { ...milk, quantity: 5 })
  await openInventory(page)
  await context.setOffline(true)
  await useOne(page, milk.item_name, '4')
  await context.setOffline(false)
  await expect.poll(async () => await api.json('GET', `/api/inventory/${item_id}`)).toMatchObject({ quantity: 4 })
  await page.getByRole('banner').getByRole('button', { name: 'Logout', exact: true }).click()
  await expect(title(page, 'Login')).toBeVisible()
  await expect.poll(async () => (await readStorages(page)).databases).toEqual([])
  await page.goto('/robots.txt')
  await dispatchSync(context)
  await page.waitForTimeout(1000)
  expect((await readStorages(page)).databases).toEqual([])
})

import { cutCall, refuseLive, untilQuiet } from '../support/calls.ts'
import { expectNoViolations } from '../support/axe.ts'
import { cachedFiles, untilCached } from '../support/cached.ts'
import { expect, test } from '../support/fixtures.ts'
import { createItem, milk, tea } from '../support/items.ts'
import { button, title } from '../support/screen.ts'
import { startSite } from '../support/site.ts'
import type { Page } from '@playwright/test'

const restore_failed = /The session could not be restored/
const network_gone = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/

const banner = (page: Page) => page.locator('#connection')

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('it can be installed: the manifest, its pictures, and the colours of both schemes', async ({
    page,
    request,
  }) => {
    await page.goto('/login')
    const href = await page.locator('link[rel=manifest]').getAttribute('href')
    const answer = await request.get(href ?? '')
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const manifest = await answer.json()
    expect(manifest).toMatchObject({ name: 'Larder', start_url: '/inventory', display: 'standalone' })
    const pictures = [...manifest.icons.map(({ src }: { src: string }) => src), '/icons/apple-touch-icon.png']
    for (const src of pictures) {
      const picture = await request.get(src)
      expect(picture.status(), src).toBe(200)
      expect(picture.headers()['content-type']).toBe('image/png')
      expect((await picture.body()).length).toBeLessThan(10_000)
    }
    expect((await request.get('/service-worker.js')).headers()['cache-control']).toBe('no-cache')
    await expect(page.locator('meta[name=theme-color]')).toHaveCount(2)
    const session = await page.context().newCDPSession(page)
    const { errors } = await session.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    // A private window cannot install anything, and nothing else may be in the way.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  })

  test('without a network it stands, says so, and goes on by itself', async ({ page, context, watch }) => {
    watch.allow(network_gone)
    await page.goto('/login')
    await untilCached(page, /LoginScreen/)
    await context.setOffline(true)
    await page.reload()
    await expect(title(page, 'Login')).toBeVisible()
    await button(page, 'Login').waitFor()
    await page.getByLabel('Username').fill('ada')
    await page.getByLabel('Password', { exact: true }).fill('correct horse')
    await button(page, 'Login').click()
    await expect(banner(page)).toHaveText('No connection to Larder. Trying again...')
    await expectNoViolations(page)
    await context.setOffline(false)
    await expect(banner(page)).toHaveText('Connected again')
    await expect(banner(page)).toHaveText('')
    await expect(page.getByLabel('Username')).toHaveValue('ada')
  })

  test('no cache of the worker holds anything personal; a phone without a store of its own says so offline', async ({
    signedIn: page,
    context,
    watch,
  }) => {
    watch.allow(network_gone)
    watch.allow(restore_failed)
    await page.goto('/inventory')
    await untilCached(page, /InventoryScreen/)
    expect((await cachedFiles(page)).filter((path) => !/^\/(assets\/.+|index\.html)$/.test(path))).toEqual([])
    // As a browser does that needs the space.
    await page.evaluate(async () => {
      for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
    })
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
    await expect(banner(page)).toHaveText('No connection to Larder. Trying again...')
    await expect(
      page.getByText(
        'No connection, and this phone has nothing of your larder yet. It opens as soon as there is a connection.',
      ),
    ).toBeVisible()
    await context.setOffline(false)
    await expect(title(page, 'My Inventory')).toBeVisible()
  })
})

/** Somebody who visits a copy of the app that can be updated. */
const visit = test.extend<{ site: Awaited<ReturnType<typeof startSite>>; visitor: Page }>({
  site: async ({}, provide) => {
    const site = await startSite()
    await provide(site)
    site.stop()
  },
  visitor: async ({ browser, site }, provide) => {
    const context = await browser.newContext({ baseURL: site.url })
    await provide(await context.newPage())
    await context.close()
  },
})

test.describe('after an update', () => {
  visit.use({ serviceWorkers: 'allow', baseURL: undefined })

  visit('the next visit is the new app, at once', async ({ site, visitor: page }) => {
    await page.goto('/login')
    await untilCached(page, /ShoppingListScreen/)
    site.update('second')
    await page.goto('/login')
    await expect(page.locator('html')).toHaveAttribute('data-build', 'second')
    await expect(title(page, 'Login')).toBeVisible()
    await untilCached(page, /LoginScreen.*second/)
  })

  visit(
    'a network too slow to wait for gets the kept app, and then the new one by itself',
    async ({ site, visitor: page }) => {
      await page.goto('/login')
      await untilCached(page, /LoginScreen/)
      site.update('third')
      site.holdPages()
      await page.goto('/login', { waitUntil: 'commit' })
      await expect(title(page, 'Login')).toBeVisible()
      await expect(page.locator('html')).not.toHaveAttribute('data-build')
      // The harder order: the worker of the update is there before the page of it.
      await untilCached(page, /index-.*third/)
      site.letGo()
      await expect(page.locator('html')).toHaveAttribute('data-build', 'third')
    },
  )
})

test('a lost connection is said, moves and takes away nothing, and what came meanwhile is read later', async ({
  signedIn: page,
  api,
  context,
  watch,
}) => {
  watch.allow(network_gone)
  await createItem(api, milk)
  await page.goto('/inventory')
  await expect(page.getByRole('heading', { name: milk.item_name })).toBeVisible()
  const before = await title(page, 'My Inventory').boundingBox()
  await context.setOffline(true)
  await expect(banner(page)).toHaveText('No connection to Larder. Trying again...')
  expect(await title(page, 'My Inventory').boundingBox()).toEqual(before)
  const pill = await banner(page).locator('span').boundingBox()
  expect((pill?.y ?? 0) + (pill?.height ?? 0)).toBeLessThanOrEqual(before?.y ?? 0)
  await button(page, 'Refresh').click()
  await expect(page.getByRole('heading', { name: milk.item_name })).toBeVisible()
  await expectNoViolations(page)
  await createItem(api, tea)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: tea.item_name })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(banner(page)).toHaveText('')
})

test('one call that gets lost is no lost connection', async ({ signedIn: page }) => {
  await cutCall(page, 'GET', '/api/inventory')
  await page.goto('/inventory')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(banner(page)).toHaveText('')
})

test('what was typed while the connection was away is still there', async ({ signedIn: page, context, watch }) => {
  watch.allow(network_gone)
  await refuseLive(page)
  await page.goto('/inventory/add')
  await page.getByLabel('Item Name').fill('Plum Jam')
  // The question comes with the form; a network that goes before it is there takes it along.
  await untilQuiet(page)
  await context.setOffline(true)
  await expect(banner(page)).toHaveText('No connection to Larder. Trying again...')
  await page.getByRole('textbox', { name: 'Quantity' }).fill('3')
  await page.getByRole('banner').getByRole('link', { name: 'Inventory', exact: true }).click()
  const stay = page.getByRole('dialog').getByRole('button', { name: 'Stay' })
  await expect(stay).toBeVisible()
  // It stands above what is open, where it would wait for the server.
  const isOnTop = await banner(page)
    .locator('span')
    .evaluate((pill) => {
      pill.style.pointerEvents = 'auto'
      const { x, y, width, height } = pill.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2) === pill
    })
  expect(isOnTop).toBe(true)
  await stay.click()
  await context.setOffline(false)
  await expect(banner(page)).toHaveText('')
  await expect(page.getByLabel('Item Name')).toHaveValue('Plum Jam')
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('3')
})

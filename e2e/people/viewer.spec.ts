import type { Page } from '@playwright/test'
import { type ApiClient, createApiClient } from '../support/api.ts'
import { changeAnswer, holdCall, refuseLive } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { card, createItem, dayFromToday, milk } from '../support/items.ts'
import { createMember, openLive, openPhone, type Person, type Role } from '../support/people.ts'
import { button, sizes, title } from '../support/screen.ts'
import { panel } from '../support/usage.ts'

const only_look = 'You can look at this household, but not change it. Ask an owner to make you a member.'

/** Everything that can be pressed or typed into, by its name. */
async function readControls(page: Page, within = 'main'): Promise<string[]> {
  const controls = page.locator(within).locator('button, a, input, select, textarea, [role=button]')
  const names = await controls.evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.getAttribute('aria-label') ?? (one.textContent || one.getAttribute('name') || one.id)),
  )
  return [...new Set(names)]
}

async function prepare(api: ApiClient): Promise<number> {
  const fields = { ...milk, low_stock_threshold: 3, expiry_date: dayFromToday(-1) }
  const { item_id } = await createItem(api, fields)
  await api.json('POST', `/api/inventory/${item_id}/purchase`, {
    quantity_added: 1,
    price: null,
    source: null,
    notes: null,
  })
  await api.json('POST', '/api/shopping-list/entries', { item_id, is_ticked: true })
  return item_id
}

for (const [name, viewport] of Object.entries(sizes)) {
  test(`a viewer reads everything and can press nothing that changes it, on a ${name}`, async ({ api, browser }) => {
    const item_id = await prepare(api)
    const page = await openPhone(browser, await createMember(api, 'viewer'))
    await page.setViewportSize(viewport)

    await page.goto('/inventory')
    await expect(card(page, milk.item_name)).toBeVisible()
    await expect(card(page, milk.item_name).getByRole('link', { name: 'Edit' })).toHaveCount(0)
    const list = await readControls(page)
    expect(list.filter((one) => !/^\d|Clear/.test(one))).toEqual(
      expect.arrayContaining(['Shopping List', 'Refresh', 'Insights', 'Filters', 'View']),
    )
    expect(list.filter((one) => /add|use|edit|more|scan|select|delete/i.test(one))).toEqual([])

    await page.goto(`/inventory/${item_id}`)
    await expect(panel(page, 'Usage History').getByRole('listitem').first()).toBeVisible()
    expect(await readControls(page)).toEqual(['Back to Inventory'])

    await page.goto('/shopping-list')
    await expect(page.getByText(milk.item_name).first()).toBeVisible()
    const shopping = await readControls(page)
    expect(
      shopping.filter(
        (one) => !['Refresh', 'Print', 'Shop Mode', 'View Details', 'Prediction timeframe in days'].includes(one),
      ),
    ).toEqual([])
    await expect(page.getByRole('checkbox')).toHaveCount(0)

    await page.goto('/shopping-list/shop')
    await expect(page.getByRole('region', { name: 'In the cart (1)' }).getByText(milk.item_name)).toBeVisible()
    await expect(page.locator('main').getByRole('combobox')).toBeVisible()
    expect(await readControls(page)).toEqual(['Back', 'Any shop', 'Share'])

    await page.getByRole('button', { name: /^Notices/ }).click()
    await expect(page.getByRole('dialog', { name: 'Notices' }).getByText(/^Expired on/)).toBeVisible()
    const notices = await readControls(page, '[role=dialog]')
    expect(notices.filter((one) => /put off|throw|used|list/i.test(one))).toEqual([])
  })
}

test('screens that change something say so and lead back', async ({ api, browser }) => {
  const item_id = await prepare(api)
  const page = await openPhone(browser, await createMember(api, 'viewer'))
  // The first visit learns it.
  await page.goto('/inventory')
  await expect(button(page, 'Filters')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add Item' })).toHaveCount(0)
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Shopping List' })).toBeVisible()
  for (const name of ['Scan Receipt', 'Scan Barcode', 'Scan Product'])
    await expect(banner.getByRole('link', { name })).toHaveCount(0)
  await page.keyboard.press('n')
  await expect(page).toHaveURL('/inventory')
  const closed = [
    '/inventory/add',
    '/inventory/batch-add',
    `/inventory/edit/${item_id}`,
    '/ocr-upload',
    '/barcode-scan',
  ]
  for (const path of [...closed, '/product-recognition']) {
    await page.goto(path)
    await expect(page.getByText(only_look)).toBeVisible()
    await expect(title(page, 'You are a viewer here')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to Inventory' }).click()
  await expect(title(page, 'My Inventory')).toBeVisible()
})

test('what a viewer may not press is not there for a moment', async ({ api, browser }) => {
  await prepare(api)
  const page = await openPhone(browser, await createMember(api, 'viewer'))
  await page.goto('/inventory')
  await expect(card(page, milk.item_name)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add Item' })).toHaveCount(0)
  const held = await holdCall(page, 'GET', '/api/household')
  await page.reload()
  await expect(card(page, milk.item_name)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add Item' })).toHaveCount(0)
  await held.release()
})

test('an empty household says to a viewer that others fill it', async ({ api, browser }) => {
  const page = await openPhone(browser, await createMember(api, 'viewer'))
  await page.goto('/inventory')
  await expect(page.getByText('What the others of the household add appears here by itself.')).toBeVisible()
  await expect(button(page, 'Load Demo Data')).toHaveCount(0)
})

async function changeRole(owner: ApiClient, { username }: Person, role: Role): Promise<void> {
  const { members } = await owner.json<{ members: { user_id: number; username: string }[] }>('GET', '/api/household')
  const user_id = members.find((member) => member.username === username)?.user_id
  await owner.json('PUT', `/api/household/members/${user_id}`, { role })
}

test('a change of role shows and hides what can be pressed at once', async ({ api, browser }) => {
  await prepare(api)
  const bob = await createMember(api, 'viewer')
  const page = await openPhone(browser, bob)
  await openLive(page, '/inventory')
  await expect(card(page, milk.item_name)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add Item' })).toHaveCount(0)
  await changeRole(api, bob, 'member')
  await expect(page.getByRole('link', { name: 'Add Item' })).toBeVisible()
  await changeRole(api, bob, 'viewer')
  await expect(page.getByRole('link', { name: 'Add Item' })).toHaveCount(0)
})

test('a first visit shows nothing to press, also before the household is known', async ({ api, browser }) => {
  await prepare(api)
  const page = await openPhone(browser, await createMember(api, 'viewer'))
  await page.route('**/api/household', (route) => route.fulfill({ status: 500, json: { message: 'No' } }))
  await page.goto('/inventory')
  await expect(card(page, milk.item_name)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add Item' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add 1 l of Whole Milk' })).toHaveCount(0)
})

test('a call that is refused says why in the words of the server', async ({ api, browser }) => {
  await prepare(api)
  const bob = await createMember(api, 'member')
  const page = await openPhone(browser, bob)
  // The phone is not told of it.
  await refuseLive(page)
  type Told = { household: { role: Role } }
  await changeAnswer<Told>(page, 'GET', '/api/household', (told) => ({
    ...told,
    household: { ...told.household, role: 'member' },
  }))
  await page.goto('/inventory')
  await expect(card(page, milk.item_name)).toBeVisible()
  await changeRole(api, bob, 'viewer')
  await page.getByRole('button', { name: 'Add 1 l of Whole Milk' }).click()
  await expect(page.getByText(only_look)).toBeVisible()
  const { quantity } = (await createApiClient(bob.token).json<{ quantity: number }[]>('GET', '/api/inventory'))[0] ?? {}
  expect(quantity).toBe(3)
})

import type { Page } from '@playwright/test'
import { screen_table } from '../../packages/web/src/app/screen-table.ts'
import { createApiClient, freshName, serverUrl } from '../support/api.ts'
import { refuseCamera } from '../support/camera.ts'
import { expect, signIn, test } from '../support/fixtures.ts'
import { flag, hostile, hostileBody } from '../support/hostile.ts'
import { arriveWith, type StoredItem } from '../support/items.ts'
import { createInvite } from '../support/people.ts'
import { answerReceipt, openReview } from '../support/receipts.ts'
import { answerRecognition, openResults, tea } from '../support/recognition.ts'
import { button, field, title } from '../support/screen.ts'

const elsewhere = 'https://elsewhere.invalid/pixel.png'
const barcode = '4012345678901'

/** Everything the API takes text for, each field hostile. */
async function fillHousehold() {
  const email = `"<svg/onload=${flag}=1>${freshName('x')}"@example.com`
  const person = await hostileBody('post', '/api/auth/register', { email, password: 'correct horse battery' })
  const username = `${hostile('username')} ${freshName('x')}`
  const register = { ...person, username }
  const { token } = await createApiClient().json<{ token: string }>('POST', '/api/auth/register', register)
  const api = createApiClient(token)
  const amounts = { quantity: 5, low_stock_threshold: 9, item_weight: 1, expiry_date: '2020-01-05' }
  const body = await hostileBody('post', '/api/inventory', { ...amounts, image_url: elsewhere, barcode })
  const { item } = await api.json<{ item: StoredItem }>('POST', '/api/inventory', body)
  const url = `/api/inventory/${item.item_id}`
  const used = await hostileBody('post', '/api/inventory/{id}/consume', { new_quantity: 3 })
  await api.json('POST', `${url}/consume`, { ...used, notes: hostile('used') })
  const bought = await hostileBody('post', '/api/inventory/{id}/purchase', { quantity_added: 1, price: 2 })
  await api.json('POST', `${url}/purchase`, { ...bought, notes: hostile('bought') })
  await api.json('POST', '/api/addresses', await hostileBody('post', '/api/addresses', {}))
  return { token, email, username, item_id: item.item_id }
}

/** It stands there as it was typed, and nothing of it has become a part of the page. */
async function expectText(page: Page, ...fields: string[]): Promise<void> {
  for (const name of fields) {
    await expect(page.locator('main').getByText(hostile(name)).filter({ visible: true }).first()).toBeVisible()
  }
  await expectHarmless(page)
}

async function expectHarmless(page: Page): Promise<void> {
  const made = page.locator(`[onerror], [onload], [src*="${flag}"], [href^="javascript"], [src^="javascript"]`)
  await expect(made).toHaveCount(0)
  expect(await page.evaluate((name) => name in window, flag)).toBe(false)
}

// The policy would hide it if a text became markup; here the screens have to hold without it.
test.describe('without a policy', () => {
  test.use({ bypassCSP: true })

  test('hostile text in every field is shown as text on every screen, and nobody else is asked for anything', async ({
    page,
    context,
  }) => {
    const visited = new Set<string>()
    const origins = new Set<string>()
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http')) origins.add(origin)
    })
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      // Leaving a receipt under review is asked about by the browser itself.
      if (dialog.type() !== 'beforeunload') dialogs.push(dialog.message())
      void dialog.accept()
    })
    const visit = async (route: string, path: string, heading: string | RegExp = /./) => {
      visited.add(route)
      const answer = await page.goto(path)
      expect(answer?.headers()['content-security-policy']).toMatch(
        /script-src 'self' 'wasm-unsafe-eval' 'sha256-[^ ']+';/,
      )
      await expect(page.locator('main').getByRole('heading', { level: 1, name: heading })).toBeVisible()
    }

    await visit('/', '/')
    await visit('/login', `/login?next=javascript:${flag}=1`)
    await visit('/register', `/register#<img src=${flag} onerror=${flag}=1>`)
    await visit('*', `/"><img src=${flag} onerror=${flag}=1>`, 'Page Not Found')
    await expectHarmless(page)

    const { token, email, username, item_id } = await fillHousehold()
    await signIn(page, token)
    await refuseCamera(page, 'NotFoundError')
    await visit('/inventory', '/inventory', 'My Inventory')
    await expectText(page, 'item_name', 'category')
    await visit('/inventory/:itemId', `/inventory/${item_id}`, hostile('item_name'))
    await expectText(page, 'description', 'category', 'location', 'notes', 'brand', 'used', 'bought', 'source')
    await visit('/inventory/edit/:itemId', `/inventory/edit/${item_id}`, 'Edit Inventory Item')
    for (const name of ['item_name', 'description', 'location', 'notes', 'brand']) {
      await expect(field(page, name)).toHaveValue(hostile(name))
    }
    await visit('/waiting', '/waiting', 'Waiting Changes')
    await visit('/shopping-list', '/shopping-list', 'Smart Shopping List')
    await expectText(page, 'item_name', 'category', 'brand')

    await visit('/shopping-list/shop', '/shopping-list/shop', 'Shop Mode')
    await expectText(page, 'item_name', 'category', 'brand')

    await visit('/insights', '/insights', 'Insights')
    await expectHarmless(page)

    await visit('/profile', '/profile', 'My Profile')
    await expect(field(page, 'username')).toHaveValue(username)
    await expect(field(page, 'email')).toHaveValue(email)
    await expect(field(page, 'first_name')).toHaveValue(hostile('first_name'))
    await page.getByRole('button', { name: 'Account menu' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectHarmless(page)
    await page.goto('/profile?tab=addresses')
    await expectText(page, 'address_type', 'street_address', 'city', 'country')

    const own = createApiClient(token)
    await own.json('PUT', '/api/household', { name: hostile('household') })
    await visit('/household', '/household', 'Household')
    await expectText(page, 'first_name', 'household')
    await visit('/join/:code', `/join/${await createInvite(own, 'viewer')}`, hostile('household'))
    await expectText(page, 'first_name', 'household')

    await visit('/barcode-scan', '/barcode-scan', 'Scan Barcode')
    await button(page, 'Enter Manually').click()
    await field(page, 'barcode').fill(barcode)
    await button(page, 'Look Up').click()
    await expectText(page, 'item_name', 'brand')
    await page.getByRole('link', { name: 'Add to Inventory' }).click()
    visited.add('/inventory/add')
    await expect(field(page, 'item_name')).toHaveValue(hostile('item_name'))
    await expectHarmless(page)

    visited.add('/inventory/batch-add')
    const product = { item_name: hostile('batch'), brand: hostile('brand'), notes: hostile('notes') }
    await arriveWith(page, '/inventory/batch-add', { products: [{ ...product, quantity: 1, unit_of_measure: 'pcs' }] })
    await expectText(page, 'batch')
    await button(page, 'Add All to Inventory').click()
    await expect(page.getByText('1 added')).toBeVisible()
    await expectText(page, 'batch')

    visited.add('/ocr-upload')
    const line = { product_name: hostile('line'), quantity: 1, unit: 'pcs', price: 1, confidence: 0.9 }
    await answerReceipt(page, [line], { merchant: hostile('merchant') })
    await openReview(page)
    await expectText(page, 'merchant')
    await expect(page.locator('main input').filter({ visible: true }).first()).toHaveValue(hostile('line'))

    visited.add('/product-recognition')
    const seen = { ...tea, product_name: hostile('seen'), brand: hostile('brand') }
    const shelf_analysis = { recommendations: [hostile('advice')] }
    await answerRecognition(page, [seen], { shelf_analysis })
    await openResults(page)
    await expectText(page, 'seen', 'brand', 'advice')

    expect(screen_table.filter(({ path }) => !visited.has(path))).toEqual([])
    expect([...origins]).toEqual([serverUrl()])
    expect(dialogs).toEqual([])
    expect(await context.cookies()).toEqual([])
  })
})

test('what gets into a page all the same can neither run nor call home', async ({ page, watch }) => {
  watch.allow(/Content Security Policy/)
  watch.allow(/elsewhere\.invalid/)
  await page.goto('/login')
  await expect(title(page, 'Login')).toBeVisible()
  const blocked = page.evaluate(
    ([name, address]) =>
      new Promise<string[]>((resolve) => {
        const directives: string[] = []
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          directives.push(effectiveDirective)
          if (new Set(directives).size === 5) resolve([...new Set(directives)].toSorted())
        })
        const box = document.createElement('div')
        box.innerHTML = `<img src="/${name}" onerror="${name} = 1"><img src="${address}"><iframe src="${address}"></iframe>`
        const script = document.createElement('script')
        script.textContent = `${name} = 1`
        document.body.append(box, script)
        void fetch(address ?? '').catch(() => undefined)
      }),
    [flag, elsewhere],
  )
  expect(await blocked).toEqual(['connect-src', 'frame-src', 'img-src', 'script-src-attr', 'script-src-elem'])
  expect(await page.evaluate((name) => name in window, flag)).toBe(false)
})

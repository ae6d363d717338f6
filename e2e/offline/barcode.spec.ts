import { serverUrl } from '../support/api.ts'
import { untilCached } from '../support/cached.ts'
import { untilKept } from '../support/offline.ts'
import { launchWithCamera } from '../support/camera.ts'
import { expect, signIn, test } from '../support/fixtures.ts'
import { createItem, milk, type StoredItem } from '../support/items.ts'
import { oats, unknown_code } from '../support/products.ts'
import { button, field } from '../support/screen.ts'

test.use({ serviceWorkers: 'allow' })

test('without a network the camera knows the codes of the household, and what is used is sent later', async ({
  browser,
  account,
  api,
}) => {
  const { item_id } = await createItem(api, { ...milk, unit_of_measure: 'pcs', barcode: oats.code })
  const camera = await launchWithCamera(browser, oats.code)
  try {
    const context = await camera.browser.newContext({ baseURL: serverUrl(), viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await signIn(page, account.token)
    await page.goto('/inventory')
    await untilCached(page, /zxing_reader.*\.wasm$/)
    await untilKept(page, '/api/inventory/barcodes')

    await context.setOffline(true)
    await page.goto('/barcode-scan')
    await expect(page.getByText('You have Whole Milk: 2 pcs.')).toBeVisible()
    await button(page, 'Use One').click()
    await expect(page.getByText('You have Whole Milk: 1 pc.')).toBeVisible()

    await button(page, 'Scan Again').click()
    await button(page, 'Enter Manually').click()
    await field(page, 'barcode').fill(unknown_code)
    await button(page, 'Look Up').click()
    const alert = page.locator('main').getByRole('alert')
    await expect(alert).toHaveText(/^No connection: only codes of your own items are known\./)
    await alert.getByRole('link', { name: 'Name It Yourself' }).click()
    await expect(field(page, 'notes')).toHaveValue(`Barcode: ${unknown_code}`)

    await context.setOffline(false)
    await expect
      .poll(async () => (await api.json<StoredItem>('GET', `/api/inventory/${item_id}`)).quantity, { timeout: 30_000 })
      .toBe(1)
  } finally {
    await camera.close()
  }
})

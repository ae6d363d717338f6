import { serverUrl } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { holdCall } from './support/calls.ts'
import { launchWithCamera, refuseCamera } from './support/camera.ts'
import { expect, signIn, test } from './support/fixtures.ts'
import { createItem, milk } from './support/items.ts'
import { oats, unknown_code } from './support/products.ts'
import { button, field } from './support/screen.ts'

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1400, height: 900 } }

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })
    test.slow()

    test('without a camera: the error, photo, number, waiting, result and known item', async ({
      signedIn: page,
      api,
    }) => {
      await createItem(api, { ...milk, barcode: '7612345000015' })
      await refuseCamera(page, 'NotAllowedError')
      await page.goto('/barcode-scan')
      await expect(button(page, 'Retry')).toBeVisible()
      await expectNoViolations(page)
      await button(page, 'Take Photo').click()
      await expect(button(page, 'Upload Image')).toBeVisible()
      await expectNoViolations(page)
      await button(page, 'Real-time Scan').click()
      await button(page, 'Enter Manually').click()
      await button(page, 'Look Up').click()
      await expect(page.getByText('Barcode is required')).toBeVisible()
      await expectNoViolations(page)
      await field(page, 'barcode').fill(unknown_code)
      await button(page, 'Look Up').click()
      await expect(page.getByRole('link', { name: 'Name It Yourself' })).toBeVisible()
      await expectNoViolations(page)
      const held = await holdCall(page, 'POST', '/api/inventory/lookup-barcode')
      await field(page, 'barcode').fill(oats.code)
      await button(page, 'Look Up').click()
      await expect(page.getByRole('progressbar')).toBeVisible()
      await expectNoViolations(page)
      await held.release()
      await expect(page.getByRole('heading', { name: 'Rolled Oats' })).toBeVisible()
      await expectNoViolations(page)
      await button(page, 'Scan Again').click()
      await button(page, 'Enter Manually').click()
      await field(page, 'barcode').fill('7612345000015')
      await button(page, 'Look Up').click()
      await button(page, 'Add to Whole Milk').click()
      await expect(field(page, 'quantity_added')).toBeVisible()
      await expectNoViolations(page)
    })

    test('with a camera', async ({ browser, account }) => {
      const camera = await launchWithCamera(browser, oats.code, 60)
      const context = await camera.browser.newContext({ baseURL: serverUrl(), viewport })
      const page = await context.newPage()
      await signIn(page, account.token)
      await page.goto('/barcode-scan')
      await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0)
      await expectNoViolations(page)
      await camera.close()
    })
  })
}

import { serverUrl } from '../support/api.ts'
import { holdCall } from '../support/calls.ts'
import { launchWithCamera, refuseCamera } from '../support/camera.ts'
import { expect, signIn } from '../support/fixtures.ts'
import { createItem, milk } from '../support/items.ts'
import { oats, unknown_code } from '../support/products.ts'
import { button, field } from '../support/screen.ts'
import type { Walk } from './walk.ts'

/** The barcode screen, with a camera and without. */
export const barcode_walks: readonly Walk[] = [
  {
    name: 'barcodes without a camera',
    screens: ['/barcode-scan'],
    go: async ({ page, api, look }) => {
      await createItem(api, { ...milk, barcode: '7612345000015' })
      await refuseCamera(page, 'NotAllowedError')
      await page.goto('/barcode-scan')
      await expect(button(page, 'Retry')).toBeVisible()
      await look('no camera')
      await button(page, 'Take Photo').click()
      await expect(button(page, 'Upload Image')).toBeVisible()
      await look('a photo')
      await button(page, 'Real-time Scan').click()
      await button(page, 'Enter Manually').click()
      await button(page, 'Look Up').click()
      await expect(page.getByText('Barcode is required')).toBeVisible()
      await look('a number, with a complaint')
      await field(page, 'barcode').fill(unknown_code)
      await button(page, 'Look Up').click()
      await expect(page.getByRole('link', { name: 'Name It Yourself' })).toBeVisible()
      await look('a number that nobody knows')
      const held = await holdCall(page, 'POST', '/api/inventory/lookup-barcode')
      await field(page, 'barcode').fill(oats.code)
      await button(page, 'Look Up').click()
      await expect(page.getByRole('progressbar')).toBeVisible()
      await look('waiting')
      await held.release()
      await expect(page.getByRole('heading', { name: 'Rolled Oats' })).toBeVisible()
      await look('a product')
      await button(page, 'Scan Again').click()
      await button(page, 'Enter Manually').click()
      await field(page, 'barcode').fill('7612345000015')
      await button(page, 'Look Up').click()
      await button(page, 'Add to Whole Milk').click()
      await expect(field(page, 'quantity_added')).toBeVisible()
      await look('a known item')
    },
  },
  {
    name: 'barcodes with a camera',
    screens: ['/barcode-scan'],
    go: async ({ browser, account, look }) => {
      const camera = await launchWithCamera(browser, oats.code, 60)
      const page = await camera.browser.newPage({ baseURL: serverUrl() })
      await signIn(page, account.token)
      await page.goto('/barcode-scan')
      await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0)
      await look('scanning', { page })
      await camera.close()
    },
  },
]

import type { Page } from '@playwright/test'
import { cutCall, failCall, holdCall } from '../support/calls.ts'
import { refuseCamera } from '../support/camera.ts'
import { drawPicture } from '../support/film.mjs'
import { expect, test } from '../support/fixtures.ts'
import { oats, unknown_code } from '../support/products.ts'
import { button, field } from '../support/screen.ts'

const scan = '/api/inventory/scan-barcode'

async function upload(page: Page, buffer: Buffer, mimeType = 'image/jpeg'): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await button(page, 'Upload Image').click()
  await (await chooser).setFiles({ name: 'shelf.jpg', mimeType, buffer })
}

test.beforeEach(async ({ signedIn: page }) => {
  await refuseCamera(page, 'NotFoundError')
  await page.goto('/barcode-scan')
  await button(page, 'Take Photo').click()
  await expect(button(page, 'Capture Photo')).toBeDisabled()
})

for (const type of ['image/jpeg', 'image/png'] as const) {
  test(`a code in an uploaded ${type} leads to the product`, async ({ page }) => {
    await upload(page, await drawPicture(page, { code: oats.code, type }), type)
    await expect(page.getByRole('heading', { name: 'Rolled Oats' })).toBeVisible()
    await expect(page.getByText(`Barcode: ${oats.code}`)).toBeVisible()
  })
}

test('a code that nobody knows stays in its mode, and the form begins with it', async ({ page }) => {
  await upload(page, await drawPicture(page, { code: unknown_code }))
  await expect(page.getByText(`Product not found for barcode ${unknown_code}.`)).toBeVisible()
  await expect(button(page, 'Upload Image')).toBeEnabled()
  await page.getByRole('link', { name: 'Name It Yourself' }).click()
  await expect(field(page, 'notes')).toHaveValue(`Barcode: ${unknown_code}`)
})

test('a photo without a code says so, and another one can be tried', async ({ page }) => {
  await upload(page, await drawPicture(page, { code: null }))
  await expect(
    page.getByText('Could not detect a valid barcode in the image. Please try again with a clearer image.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Name It Yourself' })).toHaveCount(0)
  await upload(page, await drawPicture(page, { code: oats.code }))
  await expect(page.getByRole('heading', { name: 'Rolled Oats' })).toBeVisible()
})

test('only JPEG and PNG up to 5 MB are sent', async ({ page }) => {
  await upload(page, Buffer.from('GIF89a'), 'image/gif')
  await expect(page.getByText('Please upload a valid image file (JPEG or PNG)')).toBeVisible()
  await upload(page, Buffer.alloc(5_242_881))
  await expect(page.getByText('File is too large. Maximum size is 5MB')).toBeVisible()
  await upload(page, Buffer.from('no picture at all'))
  await expect(page.locator('main').getByRole('alert').last()).toContainText(/image|photo/i)
})

test('while a photo is under way nothing else can be sent', async ({ page }) => {
  const held = await holdCall(page, 'POST', scan)
  await upload(page, await drawPicture(page, { code: oats.code }))
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(button(page, 'Upload Image')).toBeDisabled()
  await held.release()
  await expect(page.getByRole('heading', { name: 'Scanned Product' })).toBeVisible()
})

test("a failure says the server's words, else its own", async ({ page }) => {
  const picture = await drawPicture(page, { code: oats.code })
  const heal = await failCall(page, 'POST', scan, 503, 'Many photos are being read right now.')
  await upload(page, picture)
  await expect(page.getByText('Many photos are being read right now.')).toBeVisible()
  await heal()
  await cutCall(page, 'POST', scan)
  await upload(page, picture)
  await expect(page.getByText('Failed to process image. Please try again.')).toBeVisible()
  await expect(page.getByText('Larder cannot be reached.')).toBeVisible()
})

test('several codes in one photo can all be looked at', async ({ page }) => {
  const barcodes = [oats.code, unknown_code].map((barcode) => ({ barcode, format: 'EAN-13' }))
  const results = { success: true, product_name: 'Two Things', barcode: unknown_code, barcodes }
  await page.route(`**${scan}`, (route) => route.fulfill({ json: { results } }))
  await upload(page, await drawPicture(page, { code: oats.code }))
  await expect(page.getByRole('heading', { name: 'Two Things' })).toBeVisible()
  await button(page, oats.code).click()
  await expect(page.getByRole('heading', { name: 'Rolled Oats' })).toBeVisible()
})

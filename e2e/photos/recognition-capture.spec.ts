import { serverUrl } from '../support/api.ts'
import { cutCall, failCall, holdCall } from '../support/calls.ts'
import { launchWith, noteSenses, readSenses, refuseCamera } from '../support/camera.ts'
import { expect, signIn, test } from '../support/fixtures.ts'
import { answerRecognition, chooseImage, drawShelf, tea } from '../support/recognition.ts'
import { button, title } from '../support/screen.ts'

const recognize = '/api/inventory/recognize-product'
const fake_camera = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream=device-count=2']

test('the list and the add form lead to it', async ({ signedIn: page }) => {
  await page.goto('/inventory')
  await page.getByRole('main').getByRole('link', { name: 'Scan Product' }).click()
  await expect(title(page, 'Multi-Product Recognition')).toBeVisible()
  await page.goto('/inventory/add')
  await page.getByRole('main').getByRole('link', { name: 'Scan Product' }).click()
  await expect(page).toHaveURL('/product-recognition')
  await page.getByRole('main').getByRole('link', { name: 'Back to Inventory' }).click()
  await expect(page).toHaveURL('/inventory')
})

test('the live picture: rear camera first, the other one, no flash, and a photo of it', async ({ account }) => {
  const browser = await launchWith(fake_camera)
  const page = await browser.newPage({ baseURL: serverUrl(), viewport: { width: 390, height: 844 } })
  await noteSenses(page)
  await signIn(page, account.token)
  await page.goto('/product-recognition')
  await expect(button(page, 'Capture Photo')).toBeEnabled()
  await expect(button(page, 'Flash')).toBeDisabled()
  expect((await readSenses(page)).asked).toEqual([
    { audio: false, video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } } },
  ])
  await button(page, 'Switch camera').click()
  await expect.poll(async () => (await readSenses(page)).tracks).toEqual(['ended', 'live'])
  await expect(button(page, 'Capture Photo')).toBeEnabled()
  await button(page, 'Capture Photo').click()
  await expect(page.getByRole('heading', { name: 'Review Image' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Preview of the photo' })).toBeVisible()
  expect((await readSenses(page)).tracks).toEqual(['ended', 'ended'])
  await button(page, 'Retake Photo').click()
  await expect(button(page, 'Capture Photo')).toBeEnabled()
  await browser.close()
})

for (const [name, ending] of Object.entries({
  NotFoundError: 'No camera device found.',
  NotAllowedError: 'Camera access was denied. Please allow camera access and try again.',
  NotReadableError: 'Camera is already in use by another application.',
})) {
  test(`${name}: the sentence, Retry and Close, and a photo can still be uploaded`, async ({ signedIn: page }) => {
    await refuseCamera(page, name)
    await page.goto('/product-recognition')
    const alert = page.locator('main').getByRole('alert')
    await expect(alert).toContainText(`Could not access camera. ${ending}`)
    for (const control of ['Capture Photo', 'Flash', 'Switch camera'])
      await expect(button(page, control)).toBeDisabled()
    await button(page, 'Retry').click()
    await expect(alert).toContainText(ending)
    await button(page, 'Close').click()
    await expect(alert).toHaveCount(0)
    await chooseImage(page, await drawShelf())
    await expect(button(page, 'Identify Products')).toBeEnabled()
  })
}

test('a page that is not secure has no camera, and says so', async ({ signedIn: page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'mediaDevices', { get: () => undefined }))
  await page.goto('/product-recognition')
  await expect(
    page.getByText('Could not access camera. The camera only works at an address that begins with https.'),
  ).toBeVisible()
  await button(page, 'Retry').click()
  await expect(button(page, 'Close')).toBeVisible()
  await expect(button(page, 'Upload Image')).toBeEnabled()
})

test('only JPEG and PNG up to 5 MB are taken', async ({ signedIn: page, watch }) => {
  // The recorder of the test wants to keep a picture that cannot be shown, and fetches it itself.
  watch.allow(/Connecting to 'blob:/)
  await page.goto('/product-recognition')
  await chooseImage(page, Buffer.from('GIF89a'), 'image/gif')
  await expect(page.getByText('Please upload a valid image file (JPEG or PNG)')).toBeVisible()
  await chooseImage(page, Buffer.alloc(6 * 1024 * 1024))
  await expect(page.getByText('File is too large. Maximum size is 5MB')).toBeVisible()
  await button(page, 'Try Again').click()
  await expect(page.getByText('File is too large.')).toHaveCount(0)
  await chooseImage(page, Buffer.from('<html>no picture</html>'))
  await expect(page.getByText('This photo cannot be shown here.')).toBeVisible()
  await button(page, 'Identify Products').click()
  await expect(page.locator('main').getByRole('alert')).toContainText(/image|photo/i)
})

test('Cancel leaves, and Retake Photo begins anew', async ({ signedIn: page }) => {
  await page.goto('/product-recognition')
  await chooseImage(page, await drawShelf())
  await button(page, 'Retake Photo').click()
  await expect(button(page, 'Upload Image')).toBeVisible()
  await chooseImage(page, await drawShelf())
  await page.getByRole('main').getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/inventory')
})

test('while it is sent and looked at the screen says so, and it can be given up', async ({ signedIn: page }) => {
  await page.goto('/product-recognition')
  await chooseImage(page, await drawShelf())
  const held = await holdCall(page, 'POST', recognize)
  await button(page, 'Identify Products').click()
  await expect(page.getByText('Analyzing the image, please wait...')).toBeVisible()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(button(page, 'Identify Products')).toBeDisabled()
  await button(page, 'Cancel').click()
  await expect(page.getByText('Analyzing the image, please wait...')).toHaveCount(0)
  await expect(button(page, 'Identify Products')).toBeEnabled()
  await held.release().catch(() => undefined)
})

test('a failure says why, keeps the photo for another try, and Try Again resets', async ({ signedIn: page }) => {
  await page.goto('/product-recognition')
  await chooseImage(page, await drawShelf())
  const heal = await failCall(page, 'POST', recognize, 503, 'Many photos are being read right now.')
  await button(page, 'Identify Products').click()
  const alert = page.locator('main').getByRole('alert')
  await expect(alert).toContainText('Many photos are being read right now.')
  await heal()
  const reach = await cutCall(page, 'POST', recognize)
  await button(page, 'Identify Products').click()
  await expect(alert).toContainText('Failed to process image. Please try again.')
  await reach()
  await button(page, 'Try Again').click()
  await expect(alert).not.toContainText('Failed to process image')
  await expect(button(page, 'Upload Image')).toBeVisible()
})

test('an answer that is none, and one without products, have their sentences', async ({ signedIn: page }) => {
  await page.goto('/product-recognition')
  await chooseImage(page, await drawShelf())
  await page.route(`**${recognize}`, (route) => route.fulfill({ json: { success: true } }))
  await button(page, 'Identify Products').click()
  await expect(
    page.getByText('Could not recognize product in the image. Please try again with a clearer image.'),
  ).toBeVisible()
  await page.unroute(`**${recognize}`)
  await answerRecognition(page, [])
  await button(page, 'Identify Products').click()
  await expect(
    page.getByText('No products recognized in the image. Please try a different image or angle.'),
  ).toBeVisible()
  await page.unroute(`**${recognize}`)
  await answerRecognition(page, [tea])
  await button(page, 'Try Again').click()
  await chooseImage(page, await drawShelf())
  await button(page, 'Identify Products').click()
  await expect(page.getByText('1 product(s) identified!')).toBeVisible()
  await expect(page.getByRole('heading', { name: '1 Product(s) Identified' })).toBeVisible()
})

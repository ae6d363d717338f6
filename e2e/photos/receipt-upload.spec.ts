import { serverUrl } from '../support/api.ts'
import { changeAnswer, cutCall, failCall, holdCall } from '../support/calls.ts'
import { launchWith, launchWithCamera, noteSenses, readSenses, refuseCamera } from '../support/camera.ts'
import { expect, signIn, test } from '../support/fixtures.ts'
import { answerReceipt, chooseReceipt, drawReceipt, openReview, receiptCard } from '../support/receipts.ts'
import { button, title } from '../support/screen.ts'

const process = '/api/receipt/process'

test('the first step has its words, its help, and waits for a file', async ({ signedIn: page }) => {
  await page.goto('/inventory')
  await page.getByRole('main').getByRole('link', { name: 'Scan Receipt' }).click()
  await expect(title(page, 'Scan Receipt')).toBeVisible()
  for (const step of ['Upload Receipt', 'Review Items', 'Add to Inventory']) {
    await expect(page.getByText(step, { exact: true })).toBeVisible()
  }
  await expect(page.getByText('Select a JPEG or PNG image (max 5MB)')).toBeVisible()
  await expect(button(page, 'Process Receipt')).toBeDisabled()
  await button(page, 'Help').click()
  const help = page.getByRole('dialog', { name: 'About Receipt Scanning' })
  await expect(help.getByRole('listitem').first()).toBeVisible()
  await help.getByRole('button', { name: 'Close' }).click()
  await expect(help).toBeHidden()
})

test('only JPEG and PNG up to 5 MB are taken, and a wrong file leaves the right one', async ({ signedIn: page }) => {
  await page.goto('/ocr-upload')
  await chooseReceipt(page, Buffer.from('GIF89a'), 'image/gif')
  await expect(page.getByText('Please upload a valid image file (JPEG or PNG)')).toBeVisible()
  await expect(button(page, 'Process Receipt')).toBeDisabled()
  await chooseReceipt(page, Buffer.alloc(5_242_881))
  await expect(page.getByText('File is too large. Maximum size is 5MB')).toBeVisible()
  await chooseReceipt(page, await drawReceipt())
  await expect(page.getByRole('img', { name: 'Preview of the receipt' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await chooseReceipt(page, Buffer.from('%PDF'), 'application/pdf')
  await expect(page.getByText('Please upload a valid image file (JPEG or PNG)')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Preview of the receipt' })).toBeVisible()
  await expect(button(page, 'Process Receipt')).toBeEnabled()
})

test("a file that is no image is refused with the server's words", async ({ signedIn: page, watch }) => {
  // The recorder of the test wants to keep a picture that cannot be shown, and fetches it itself.
  watch.allow(/Connecting to 'blob:/)
  await page.goto('/ocr-upload')
  await chooseReceipt(page, Buffer.from('<html>no picture</html>'), 'image/jpeg')
  await expect(page.getByText('This photo cannot be shown here.')).toBeVisible()
  await button(page, 'Process Receipt').click()
  await expect(page.locator('main').getByRole('alert')).toContainText(/image|photo/i)
})

test('a failure keeps the photo, can be tried again, and never stands in the way', async ({ signedIn: page }) => {
  await page.goto('/ocr-upload')
  await chooseReceipt(page, await drawReceipt())
  const heal = await failCall(page, 'POST', process, 503, 'Many photos are being read right now.')
  await button(page, 'Process Receipt').click()
  await expect(page.getByText('Many photos are being read right now.')).toBeVisible()
  await heal()
  const reach = await cutCall(page, 'POST', process)
  await button(page, 'Try Again').click()
  await expect(page.getByText('Failed to process the receipt. Please try again or add items manually.')).toBeVisible()
  await reach()
  await answerReceipt(page, [{ product_name: 'Green Tea' }])
  await button(page, 'Try Again').click()
  await expect(receiptCard(page, 'Green Tea')).toBeVisible()
})

test('while it is sent and read the screen says so, and it can be cancelled', async ({ signedIn: page }) => {
  await page.goto('/ocr-upload')
  await chooseReceipt(page, await drawReceipt())
  const held = await holdCall(page, 'POST', process)
  await button(page, 'Process Receipt').click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.getByText(/Uploading \d+%|Reading the receipt/).first()).toBeVisible()
  await expect(button(page, 'Choose File')).toBeDisabled()
  await button(page, 'Cancel').click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(button(page, 'Process Receipt')).toBeEnabled()
  await held.release().catch(() => undefined)
})

test('a photo without items offers to add them by hand', async ({ signedIn: page }) => {
  test.slow()
  await page.goto('/ocr-upload')
  await chooseReceipt(page, await drawReceipt(['', '', 'HELLO THERE', '', '']))
  await button(page, 'Process Receipt').click()
  await expect(
    page.getByText('No items could be extracted from the receipt. Please try a clearer image or add items manually.'),
  ).toBeVisible({ timeout: 60_000 })
  await button(page, 'Add Item Manually').click()
  await expect(
    page.getByText('No items found in the receipt. You can add items manually using the button above.'),
  ).toBeVisible()
  await expect(page.getByText('0 item(s) found')).toBeVisible()
  await button(page, 'Add Item Manually').click()
  const empty = receiptCard(page, 'Item')
  await expect(empty.locator('[name=item_name]')).toBeFocused()
  await expect(empty.getByText('Item name is required')).toBeVisible()
  await expect(empty.getByRole('button', { name: 'Add to Inventory' })).toBeDisabled()
  await expect(button(page, 'Add All Items to Inventory')).toBeDisabled()
  await empty.locator('[name=item_name]').fill('Oat Milk')
  await expect(receiptCard(page, 'Oat Milk').locator('[name=category]')).toHaveValue('Dairy')
  await expect(button(page, 'Add All Items to Inventory')).toBeEnabled()
})

test('a service that failed is told of also where nothing was found, and the shop that was is kept', async ({
  signedIn: page,
}) => {
  const said = 'The receipt service did not answer, so Larder read the photo itself.'
  await answerReceipt(page, [], { merchant: 'Corner Shop', transaction_date: '2026-03-14', message: said })
  await page.goto('/ocr-upload')
  await chooseReceipt(page, await drawReceipt())
  await button(page, 'Process Receipt').click()
  await expect(page.getByText('No items could be extracted from the receipt.')).toBeVisible()
  await expect(page.getByText(said)).toBeVisible()
  await button(page, 'Add Item Manually').click()
  await expect(page.getByText('Merchant: Corner Shop')).toBeVisible()
  await button(page, 'Add Item Manually').click()
  await receiptCard(page, 'Item').getByRole('button', { name: 'More Details' }).click()
  await expect(receiptCard(page, 'Item').locator('[name=brand]')).toHaveValue('Corner Shop')
})

test('the help says where the photo goes', async ({ signedIn: page }) => {
  await page.goto('/ocr-upload')
  await button(page, 'Help').click()
  const help = page.getByRole('dialog', { name: 'About Receipt Scanning' })
  await expect(help.getByText('The photo is read and then forgotten: it is not kept on the server.')).toBeVisible()
  await changeAnswer<object>(page, 'GET', '/api/users/profile', (profile) => ({
    ...profile,
    photos_sent_to: { receipt: 'read.example.org' },
  }))
  await page.reload()
  await button(page, 'Help').click()
  await expect(help.getByText(/the photo is sent to read\.example\.org/)).toBeVisible()
  await expect(help.getByText(/read and then forgotten/)).toHaveCount(0)
})

test('without a camera the reason is said, and Close leads back', async ({ signedIn: page }) => {
  await refuseCamera(page, 'NotAllowedError')
  await page.goto('/ocr-upload')
  await button(page, 'Take Photo').click()
  await expect(page.getByText('Could not access camera. Camera access was denied.')).toBeVisible()
  await expect(button(page, 'Retry')).toBeVisible()
  await expect(button(page, 'Switch camera')).toBeDisabled()
  await button(page, 'Close').click()
  await expect(button(page, 'Choose File')).toBeVisible()
})

for (const path of ['/barcode-scan', '/product-recognition']) {
  test(`with one camera the button for the other one is there on ${path}, and off`, async ({ account }) => {
    const browser = await launchWith([
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream=device-count=1',
    ])
    const page = await browser.newPage({ baseURL: serverUrl(), viewport: { width: 390, height: 844 } })
    await noteSenses(page)
    await signIn(page, account.token)
    await page.goto(path)
    await expect.poll(async () => (await readSenses(page)).tracks).toEqual(['live'])
    await expect(button(page, 'Switch camera')).toBeVisible()
    await expect(button(page, 'Switch camera')).toBeDisabled()
    await browser.close()
  })
}

test('the camera can be switched, and with one camera the button is off', async ({ account }) => {
  for (const count of [1, 2]) {
    const browser = await launchWith([
      '--use-fake-ui-for-media-stream',
      `--use-fake-device-for-media-stream=device-count=${count}`,
    ])
    const page = await browser.newPage({ baseURL: serverUrl(), viewport: { width: 390, height: 844 } })
    await noteSenses(page)
    await signIn(page, account.token)
    await page.goto('/ocr-upload')
    await button(page, 'Take Photo').click()
    await expect(button(page, 'Capture Photo')).toBeEnabled()
    const other = button(page, 'Switch camera')
    if (count === 1) await expect(other).toBeDisabled()
    else {
      await other.click()
      await expect.poll(async () => (await readSenses(page)).tracks).toEqual(['ended', 'live'])
      await expect(button(page, 'Capture Photo')).toBeEnabled()
    }
    await browser.close()
  }
})

test('a photo taken with the camera is shown and can be processed', async ({ browser, account }) => {
  const camera = await launchWithCamera(browser, '4006381333931', 60)
  const context = await camera.browser.newContext({ baseURL: serverUrl() })
  const page = await context.newPage()
  await signIn(page, account.token)
  await page.goto('/ocr-upload')
  await button(page, 'Take Photo').click()
  await expect(button(page, 'Capture Photo')).toBeEnabled()
  await button(page, 'Capture Photo').click()
  await expect(page.getByRole('img', { name: 'Preview of the receipt' })).toBeVisible()
  await expect(button(page, 'Process Receipt')).toBeEnabled()
  await camera.close()
})

test('Back keeps the cards, and leaving asks before they are lost', async ({ signedIn: page }) => {
  await answerReceipt(page, [{ product_name: 'Green Tea' }])
  await openReview(page)
  await receiptCard(page, 'Green Tea').locator('[name=quantity]').fill('3')
  await button(page, 'Back').click()
  await expect(button(page, 'Process Receipt')).toBeEnabled()
  await button(page, 'Return to Review').click()
  await expect(receiptCard(page, 'Green Tea').locator('[name=quantity]')).toHaveValue('3')
  await page.getByRole('banner').getByRole('link', { name: 'Inventory', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await expect(receiptCard(page, 'Green Tea')).toBeVisible()
})

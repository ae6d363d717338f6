import type { Page } from '@playwright/test'
import { serverUrl } from '../support/api.ts'
import { recordCalls } from '../support/calls.ts'
import { launchWith, launchWithCamera, noteSenses, readSenses, refuseCamera } from '../support/camera.ts'
import { expect, signIn, test as base } from '../support/fixtures.ts'
import { card } from '../support/items.ts'
import { oats, unknown_code } from '../support/products.ts'
import { button, field, title } from '../support/screen.ts'
import { watchContext } from '../support/watch.ts'

const test = base.extend<{ film_code: string; film_lead: number; filmed: Page }>({
  /** The code in the film, and how many seconds pass before it comes into view. */
  film_code: [oats.code, { option: true }],
  film_lead: [1.5, { option: true }],
  /** A page of a signed-in person whose camera plays a film: first a shelf, then a code. */
  filmed: async ({ browser, account, film_code, film_lead }, provide) => {
    const camera = await launchWithCamera(browser, film_code, film_lead)
    const context = await camera.browser.newContext({
      baseURL: serverUrl(),
      locale: 'en-US',
      timezoneId: 'America/New_York',
      viewport: { width: 390, height: 844 },
    })
    const watch = watchContext(context, serverUrl())
    const page = await context.newPage()
    await noteSenses(page)
    await signIn(page, account.token)
    await provide(page)
    await camera.close()
    expect(watch.complaints()).toEqual([])
  },
})

const lookup = '/api/inventory/lookup-barcode'

async function openFromList(page: Page): Promise<void> {
  await page.goto('/inventory')
  await page.locator('main').getByRole('link', { name: 'Scan Barcode' }).click()
  await expect(title(page, 'Scan Barcode')).toBeVisible()
}

test('a code held into view is found, told, looked up and becomes an item', async ({ filmed: page }) => {
  const calls = recordCalls(page, 'POST', lookup)
  await openFromList(page)
  await expect(page.getByText('Barcode detected!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Rolled Oats' })).toBeVisible()
  expect(calls).toEqual([{ barcode: oats.code }])
  const { beeps, vibrations, asked, tracks } = await readSenses(page)
  expect(beeps).toEqual([{ hz: 800, seconds: expect.closeTo(0.3, 1) }])
  expect(vibrations).toEqual([100])
  expect(asked).toEqual([
    {
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1280, min: 640 }, height: { ideal: 720, min: 480 } },
    },
  ])
  expect(tracks).toEqual(['ended'])
  await page.getByRole('link', { name: 'Add to Inventory' }).click()
  await expect(field(page, 'notes')).toHaveValue(`Barcode: ${oats.code}`)
  await button(page, 'Add Item').click()
  await expect(card(page, 'Rolled Oats')).toBeVisible()
})

test('Scan Again takes the same package once more', async ({ filmed: page }) => {
  const calls = recordCalls(page, 'POST', lookup)
  await openFromList(page)
  await expect(button(page, 'Scan Again')).toBeVisible()
  // The hint is gone again as soon as the code is found: every frame is looked at, from before the click.
  const hint = page.waitForFunction(() => document.body.innerText.includes('Hold the barcode inside the frame.'))
  await button(page, 'Scan Again').click()
  await hint
  await expect.poll(() => calls.length).toBe(2)
  await expect(page.getByRole('heading', { name: 'Rolled Oats' })).toBeVisible()
})

test.describe('a code that nobody knows', () => {
  test.use({ film_code: unknown_code })

  test('stays with the picture, stops scanning, and can be scanned again or named', async ({ filmed: page }) => {
    const calls = recordCalls(page, 'POST', lookup)
    await openFromList(page)
    const alert = page.locator('main').getByRole('alert')
    await expect(alert).toContainText(`Product not found for barcode ${unknown_code}.`)
    await expect(button(page, 'Take Photo')).toBeVisible()
    expect(calls).toHaveLength(1)
    await alert.getByRole('button', { name: 'Scan Again' }).click()
    await expect.poll(() => calls.length).toBe(2)
    await alert.getByRole('link', { name: 'Name It Yourself' }).click()
    await expect(field(page, 'notes')).toHaveValue(`Barcode: ${unknown_code}`)
  })
})

test('a photo of the code is taken and read', async ({ filmed: page }) => {
  await openFromList(page)
  await button(page, 'Take Photo').click()
  // The film begins again with each camera: the green corner says that the code is in view.
  await page.waitForFunction(() => {
    const video = document.querySelector('video')
    if (!video || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return false
    const context = Object.assign(document.createElement('canvas'), { width: 16, height: 9 }).getContext('2d')!
    context.drawImage(video, 0, 0, 16, 9)
    const [red = 0, green = 0] = context.getImageData(0, 0, 1, 1).data
    return green - red > 150
  })
  await button(page, 'Capture Photo').click()
  await expect(page.getByRole('heading', { name: 'Rolled Oats' })).toBeVisible()
  expect((await readSenses(page)).tracks.every((state) => state === 'ended')).toBe(true)
})

test.describe('a shelf without a code', () => {
  test.use({ film_lead: 60 })

  test('the camera goes off when the page is left or hidden, and comes back', async ({ filmed: page }) => {
    await openFromList(page)
    await expect.poll(async () => (await readSenses(page)).tracks).toEqual(['live'])
    const setHidden = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    await setHidden('hidden')
    await expect.poll(async () => (await readSenses(page)).tracks).toEqual(['ended'])
    await setHidden('visible')
    await expect.poll(async () => (await readSenses(page)).tracks).toEqual(['ended', 'live'])
    await button(page, 'Enter Manually').click()
    await expect.poll(async () => (await readSenses(page)).tracks).toEqual(['ended', 'ended'])
  })
})

test('the light and the other camera are offered where the device has them', async ({ account }) => {
  const browser = await launchWith([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream=device-count=2',
  ])
  const page = await browser.newPage({ baseURL: serverUrl() })
  await noteSenses(page)
  // No fake device has a light: this one says that it had, and notes what it is told.
  await page.addInitScript(() => {
    const told: unknown[] = []
    Object.assign(globalThis, { told })
    const { getCapabilities } = MediaStreamTrack.prototype
    MediaStreamTrack.prototype.getCapabilities = function () {
      return { ...getCapabilities.call(this), torch: true }
    }
    MediaStreamTrack.prototype.applyConstraints = async (constraints) => void told.push(constraints)
  })
  await signIn(page, account.token)
  await page.goto('/barcode-scan')
  const light = button(page, 'Flash')
  await light.click()
  await expect(light).toHaveAttribute('aria-pressed', 'true')
  await light.click()
  await expect(light).toHaveAttribute('aria-pressed', 'false')
  expect(await page.evaluate(() => (globalThis as unknown as { told: unknown[] }).told)).toEqual([
    { advanced: [{ torch: true }] },
    { advanced: [{ torch: false }] },
  ])
  await button(page, 'Switch camera').click()
  await expect.poll(async () => (await readSenses(page)).tracks).toEqual(['ended', 'live'])
  expect((await readSenses(page)).asked[1]).toMatchObject({ video: { deviceId: { exact: expect.any(String) } } })
  await browser.close()
})

const endings = {
  NotFoundError: 'No camera device found.',
  NotAllowedError: 'Camera access was denied. Please allow camera access and try again.',
  NotReadableError: 'Camera is already in use by another application.',
  OverconstrainedError: 'Please check your camera settings and try again.',
}
for (const [name, ending] of Object.entries(endings)) {
  test(`${name}: the sentence, Retry and Close, live and for a photo`, async ({ signedIn: page }) => {
    await refuseCamera(page, name)
    await page.goto('/barcode-scan')
    const alert = page.locator('main').getByRole('alert')
    await expect(alert).toContainText(`Could not initialize barcode scanner. ${ending}`)
    await button(page, 'Retry').click()
    await expect(alert).toContainText(ending)
    await button(page, 'Take Photo').click()
    await expect(alert).toContainText(`Could not access camera. ${ending}`)
    await expect(button(page, 'Capture Photo')).toBeDisabled()
    await button(page, 'Close').click()
    await expect(alert).toHaveCount(0)
    await expect(button(page, 'Upload Image')).toBeEnabled()
    await button(page, 'Real-time Scan').click()
    await button(page, 'Close').click()
    await expect(field(page, 'barcode')).toBeVisible()
  })
}

test('a page that is not secure says so; photos and numbers still work', async ({ signedIn: page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'mediaDevices', { get: () => undefined }))
  await page.goto('/barcode-scan')
  await expect(
    page.getByText('Could not initialize barcode scanner. The camera only works at an address that begins with https.'),
  ).toBeVisible()
  await button(page, 'Retry').click()
  await expect(button(page, 'Close')).toBeVisible()
  await button(page, 'Take Photo').click()
  await expect(button(page, 'Upload Image')).toBeEnabled()
})

test('a scanner that cannot be loaded says so, and Retry loads it', async ({ filmed: page }) => {
  await page.route('**/*.wasm', (route) => route.fulfill({ status: 404 }))
  await openFromList(page)
  const sentence = 'Could not initialize barcode scanner. Please check your camera settings and try again.'
  await expect(page.getByText(sentence)).toBeVisible()
  await page.unroute('**/*.wasm')
  await button(page, 'Retry').click()
  await expect(page.getByRole('heading', { name: 'Rolled Oats' })).toBeVisible()
})

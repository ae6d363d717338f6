import { join } from 'node:path'
import sharp from 'sharp'

/** A phone, a tablet, a desk. */
export const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1400, height: 900 },
]
const patience_ms = 30_000
const rest_ms = 3000
export const themes = ['light', 'dark']

/** The file of a picture. */
export const fileOf = (name, width, theme) => `${name}-${width}-${theme}.webp`

// Text on plain ground: nothing is lost that an eye could see, at a third of what a PNG weighs.
const encoding = { quality: 82, effort: 4, smartSubsample: true }

/** What still moves, loads or passes by would be another picture each time. */
async function settle(page) {
  await page.mouse.move(0, 0)
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

const pause_ms = 250
const most_looks = 20

/** A screen that comes in parts is photographed when it looks the same twice. */
async function photograph(page) {
  let picture = await page.screenshot()
  for (let look = 0; look < most_looks; look += 1) {
    await page.waitForTimeout(pause_ms)
    const next = await page.screenshot()
    if (next.equals(picture)) break
    picture = next
  }
  return picture
}

/** A window as high as a page that is shown whole: what sticks to its lower edge would lie in the middle of it else. */
async function resize(page, { width, height }, is_whole) {
  await page.setViewportSize({ width, height })
  if (!is_whole) return
  const whole = await page.evaluate(async () => {
    // The height of the last window is given up a frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return document.documentElement.scrollHeight
  })
  await page.setViewportSize({ width, height: Math.max(height, whole) })
}

/** Takes the pictures of a scene, all from the same page: a window that is pulled wider shows what a wider one would. */
export function createShooter({ browser, url, tokens, items, invite_code }, folder) {
  return async ({ name, as, open, is_whole = false }, wanted) => {
    const token = tokens[as]
    const context = await browser.newContext({
      baseURL: url,
      viewport: wanted[0],
      locale: 'en-US',
      timezoneId: 'America/New_York',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      permissions: ['camera'],
      storageState: {
        cookies: [],
        origins: token ? [{ origin: url, localStorage: [{ name: 'token', value: token }] }] : [],
      },
    })
    try {
      const page = await context.newPage()
      // A page that is told of changes never comes to rest either.
      await page.route('**/api/live', (route) => route.fulfill({ status: 404, json: { message: 'Not Found' } }))
      page.setDefaultTimeout(patience_ms)
      await open(page, { items, invite_code })
      // A scene of waiting never comes to rest.
      await page.waitForLoadState('networkidle', { timeout: rest_ms }).catch(() => undefined)
      for (const size of wanted) {
        await resize(page, size, is_whole)
        for (const colorScheme of themes) {
          await page.emulateMedia({ colorScheme })
          await settle(page)
          const picture = await photograph(page)
          await sharp(picture)
            .webp(encoding)
            .toFile(join(folder, fileOf(name, size.width, colorScheme)))
        }
      }
    } catch (error) {
      throw new Error(`${name}: ${error.message}`, { cause: error })
    } finally {
      await context.close()
    }
  }
}

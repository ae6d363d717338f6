import { join } from 'node:path'
import sharp from 'sharp'

/** A phone, a tablet, a desk. A phone's pixels are smaller, and its pictures are the ones people look at closely. */
export const sizes = [
  { width: 390, height: 844, scale: 2 },
  { width: 768, height: 1024, scale: 1 },
  { width: 1400, height: 900, scale: 1 },
]
const patience_ms = 15_000
export const themes = ['light', 'dark']

/** The file of a picture. */
export const fileOf = (name, width, theme) => `${name}-${width}-${theme}.webp`

// Text on plain ground: nothing is lost that an eye could see, at a third of what a PNG weighs.
const encoding = { quality: 78, effort: 4, smartSubsample: true }

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

/** Takes the pictures of a scene at one size, both themes from the same page. */
export function createShooter({ browser, url, tokens, items }, folder) {
  return async ({ name, as, open, is_whole = false }, { width, height, scale }) => {
    const token = tokens[as]
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width, height },
      deviceScaleFactor: scale,
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
      page.setDefaultTimeout(patience_ms)
      await open(page, { items, width })
      // A window as high as the page: what sticks to its lower edge would lie in the middle of a picture of the whole.
      if (is_whole) {
        const whole = await page.evaluate(() => document.documentElement.scrollHeight)
        await page.setViewportSize({ width, height: Math.max(height, whole) })
      }
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme })
        await settle(page)
        const picture = await page.screenshot()
        await sharp(picture)
          .webp(encoding)
          .toFile(join(folder, fileOf(name, width, colorScheme)))
      }
    } catch (error) {
      throw new Error(`${name} at ${width} px: ${error.message}`, { cause: error })
    } finally {
      await context.close()
    }
  }
}

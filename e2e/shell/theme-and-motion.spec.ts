import { expect, test } from '../support/fixtures.ts'
import { button, sizes, title } from '../support/screen.ts'
import { passUntil } from '../support/time.ts'

test('light and dark follow the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 23, 26)')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 247, 241)')
})

test('the switch chooses another theme and a reload keeps it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /dark/i }).click()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 23, 26)')
  await page.reload()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 23, 26)')
})

test('a page fades in', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() =>
    document.addEventListener('transitionrun', ({ propertyName, target }) => {
      if (propertyName === 'opacity' && target instanceof Element && target.parentElement?.matches('main')) {
        document.documentElement.setAttribute('data-faded', 'yes')
      }
    }),
  )
  await page.getByRole('banner').getByRole('link', { name: 'Register', exact: true }).click()
  await expect(title(page, 'Register')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-faded', 'yes')
})

test('with reduced motion nothing moves', async ({ signedIn: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(page).toHaveURL('/profile')
  const longest = await page.evaluate(() =>
    Math.max(0, ...document.getAnimations().map((motion) => Number(motion.effect?.getComputedTiming().duration ?? 0))),
  )
  expect(longest).toBeLessThanOrEqual(1)
})

test('a toast hides after 6 seconds', async ({ signedIn: page }) => {
  await page.goto('/profile')
  await expect(button(page, 'Save Changes')).toBeVisible()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await button(page, 'Save Changes').click()
  const toast = page.getByText('Profile updated successfully!')
  await passUntil(page, (soon) => expect(toast).toBeVisible(soon))
  await page.clock.runFor(5500)
  await expect(toast).toBeVisible()
  await page.clock.runFor(500)
  await passUntil(page, (soon) => expect(toast).toBeHidden(soon), 50)
})

test('a toast gives way to the button that raised it, and comes down with the next page', async ({
  signedIn: page,
}) => {
  await page.setViewportSize(sizes.desktop)
  await page.goto('/inventory')
  await button(page, 'Load the demo household').click()
  const toast = page.getByText('The demo household is ready.')
  const isInUpperHalf = async () => ((await toast.boundingBox())?.y ?? NaN) < sizes.desktop.height / 2
  await expect(toast).toBeVisible()
  expect(await isInUpperHalf()).toBe(true)
  await page.getByRole('article').first().getByRole('link', { name: 'View' }).click()
  await expect(button(page, 'Delete')).toBeVisible()
  await expect.poll(isInUpperHalf).toBe(false)
})

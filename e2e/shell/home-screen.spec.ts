import { expect, test } from '../support/fixtures.ts'

const cards = ['Track Your Items', 'Low Stock Alerts', 'Expiry Tracking', 'Organize By Category']

test('home tells a visitor what this is and offers Login and Create Account', async ({ page }) => {
  await page.goto('/')
  const main = page.locator('main')
  for (const card of cards) await expect(main.getByRole('heading', { name: card })).toBeVisible()
  await expect(main.getByText('personal inventory management solution')).toBeVisible()
  await expect(main.getByText('Go to My Inventory')).toHaveCount(0)
  await main.getByRole('link', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await main.getByRole('link', { name: 'Create Account', exact: true }).click()
  await expect(page).toHaveURL('/register')
})

test('home leads a signed-in person to the inventory', async ({ signedIn: page }) => {
  await page.goto('/')
  const main = page.locator('main')
  await expect(main.getByRole('link', { name: 'Go to My Inventory', exact: true })).toBeVisible()
  await expect(main.getByText('Create Account')).toHaveCount(0)
  await main.getByRole('link', { name: 'Go to My Inventory', exact: true }).click()
  await expect(page).toHaveURL('/inventory')
})

test('the footer shows this year on every page', async ({ page }) => {
  for (const path of ['/', '/login', '/register', '/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('contentinfo')).toContainText(String(new Date().getFullYear()))
  }
})

test('the footer follows the clock, not the day of the build', async ({ page }) => {
  await page.clock.setFixedTime('2031-06-01T12:00:00Z')
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText('2031')
})

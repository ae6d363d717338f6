import type { Page } from '@playwright/test'
import { registerAccount } from '../support/api.ts'
import { expect, signIn, test } from '../support/fixtures.ts'
import { sizes, title } from '../support/screen.ts'

const bar = (page: Page) => page.getByRole('banner')

test('logged out, the top bar has Home, Login and Register', async ({ page }) => {
  await page.goto('/nowhere')
  for (const name of ['Home', 'Login', 'Register']) {
    await expect(bar(page).getByRole('link', { name, exact: true })).toBeVisible()
  }
  for (const name of ['Inventory', 'Profile', 'Logout']) await expect(bar(page).getByText(name)).toHaveCount(0)
  await bar(page).getByRole('link', { name: 'Register', exact: true }).click()
  await expect(page).toHaveURL('/register')
})

test('logged in, the top bar leads to the inventory, the profile and out', async ({ signedIn: page }) => {
  await page.goto('/')
  await bar(page).getByRole('link', { name: 'Inventory', exact: true }).click()
  await expect(page).toHaveURL('/inventory')
  await bar(page).getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(title(page, 'My Profile')).toBeVisible()
  await expect(bar(page).getByRole('link', { name: 'Login', exact: true })).toHaveCount(0)
  await bar(page).getByRole('button', { name: 'Logout', exact: true }).click()
  await expect(page).toHaveURL('/login')
})

test('the avatar menu greets, and leads to the profile and out', async ({ signedIn: page }) => {
  await page.goto('/')
  const avatar = bar(page).getByRole('button', { name: 'Account menu' })
  await expect(avatar).toHaveText('AL')
  await avatar.click()
  const greeting = page.getByRole('menuitem', { name: /Ada/ })
  await expect(greeting).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('menuitem', { name: 'Profile', exact: true }).click()
  await expect(page).toHaveURL('/profile')
  await avatar.click()
  await page.getByRole('menuitem', { name: 'Logout', exact: true }).click()
  await expect(page).toHaveURL('/login')
})

test('without names the avatar shows the first letter of the username, which also greets', async ({ page }) => {
  const account = await registerAccount({ first_name: '', last_name: '' })
  await signIn(page, account.token)
  await page.goto('/')
  const avatar = bar(page).getByRole('button', { name: 'Account menu' })
  await expect(avatar).toHaveText('A')
  await avatar.click()
  await expect(page.getByRole('menuitem', { name: account.username })).toHaveAttribute('aria-disabled', 'true')
})

test('a phone has a drawer of 250 px, logged out', async ({ page }) => {
  await page.setViewportSize(sizes.phone)
  await page.goto('/')
  await expect(bar(page).getByRole('link', { name: 'Login', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Open navigation' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('link')).toHaveText(['Home', 'Login', 'Register'])
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(250)
  await drawer.getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')
  await expect(drawer).toHaveCount(0)
})

test('a phone has a drawer of 250 px, logged in', async ({ signedIn: page }) => {
  await page.setViewportSize(sizes.phone)
  await page.goto('/')
  await page.getByRole('button', { name: 'Open navigation' }).click()
  const drawer = page.getByRole('dialog')
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(250)
  for (const name of [
    'Home',
    'Inventory',
    'Shopping List',
    'Scan Receipt',
    'Scan Barcode',
    'Scan Product',
    'Profile',
  ]) {
    await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Open navigation' })).toBeFocused()
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await drawer.getByRole('button', { name: 'Logout', exact: true }).click()
  await expect(page).toHaveURL('/login')
})

test('the drawer begins below the medium breakpoint', async ({ page }) => {
  await page.setViewportSize({ width: 899, height: 800 })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Open navigation' })).toBeVisible()
  await page.setViewportSize({ width: 900, height: 800 })
  await expect(page.getByRole('button', { name: 'Open navigation' })).toBeHidden()
  await expect(bar(page).getByRole('link', { name: 'Login', exact: true })).toBeVisible()
})

test('all ways fit into the top bar of the narrowest screen that has it', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 900, height: 800 })
  await page.goto('/')
  await expect(bar(page).getByRole('button', { name: 'Logout', exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(900)
  const heights = await bar(page)
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
  expect(new Set(heights).size).toBe(1)
})

test('no screen is wider than a small phone', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of [
    '/',
    '/profile',
    '/profile?tab=addresses',
    '/inventory',
    '/inventory/add',
    '/barcode-scan',
    '/ocr-upload',
    '/product-recognition',
    '/inventory/batch-add',
    '/nowhere',
  ]) {
    await page.goto(path)
    await expect(page.locator('main h1')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
})

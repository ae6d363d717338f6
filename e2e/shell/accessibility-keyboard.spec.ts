import type { Page } from '@playwright/test'
import { home } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { field, title } from '../support/screen.ts'

/** Presses Tab until the wanted thing has the focus; a person would give up sooner. */
async function tabTo(page: Page, wanted: ReturnType<Page['locator']>): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  await expect(wanted).toBeFocused()
}

test('logging in by keyboard alone', async ({ page, account }) => {
  await page.goto('/login')
  await expect(title(page, 'Login')).toBeVisible()
  await tabTo(page, field(page, 'username'))
  await page.keyboard.type(account.username)
  await page.keyboard.press('Tab')
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/inventory')
  await expect(title(page, 'My Inventory')).toBeFocused()
})

test('the first stop leads past the navigation', async ({ page }) => {
  await page.goto('/login')
  await expect(title(page, 'Login')).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: /skip/i })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(field(page, 'username')).toBeFocused()
})

test('the account menu opens, walks and closes by keyboard and gives the focus back', async ({ signedIn: page }) => {
  await page.goto('/profile')
  const avatar = page.getByRole('button', { name: 'Account menu' })
  await tabTo(page, avatar)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Profile', exact: true })).toBeFocused()
  for (const name of ['Household', 'Insights', 'Logout']) {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name, exact: true })).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(avatar).toBeFocused()
})

test('arrows move between the tabs, and the focus stays on them', async ({ signedIn: page }) => {
  await page.goto('/profile')
  await tabTo(page, page.getByRole('tab', { name: 'User Information' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Addresses' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tabpanel', { name: 'Addresses' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Addresses' })).toBeFocused()
})

test('an address is added and deleted by keyboard alone', async ({ signedIn: page }) => {
  await page.goto('/profile?tab=addresses')
  await tabTo(page, field(page, 'address_type'))
  for (const value of Object.values(home)) {
    await page.keyboard.type(value)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Space')
  await expect(field(page, 'is_default')).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Address added successfully!')).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: 'Orchard' })
  await expect(card.getByText('Default', { exact: true })).toBeVisible()
  page.once('dialog', (dialog) => dialog.accept())
  await card.getByRole('button', { name: 'Delete' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Address deleted successfully!')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Saved addresses' })).toBeFocused()
})

test('the question about unsaved changes takes the focus, closes by Escape and gives it back', async ({
  signedIn: page,
}) => {
  await page.goto('/profile')
  await field(page, 'first_name').fill('Augusta')
  const link = page.getByRole('banner').getByRole('link', { name: 'Inventory', exact: true })
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
  await expect(page).toHaveURL('/profile')
})

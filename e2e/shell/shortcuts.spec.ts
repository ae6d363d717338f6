import { expectNoViolations } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { createItem, milk } from '../support/items.ts'
import { button, field, title } from '../support/screen.ts'

test('single keys lead to the search and to a new item, and ask before typing is lost', async ({
  signedIn: page,
  api,
}) => {
  await createItem(api, milk)
  await page.goto('/shopping-list')
  await expect(title(page, 'Smart Shopping List')).toBeVisible()
  // The keys are listened to a moment after the screen stands.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page).toHaveURL('/inventory', { timeout: 1000 })
  }).toPass()
  await expect(field(page, 'q')).toBeFocused()
  await page.keyboard.type('n/?')
  await expect(field(page, 'q')).toHaveValue('n/?')
  await button(page, 'Clear').click()

  await button(page, 'Filters').click()
  await expect(button(page, 'Filters')).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('/')
  await expect(field(page, 'q')).toBeFocused()

  await button(page, 'Refresh').focus()
  await page.keyboard.press('Control+n')
  await page.keyboard.press('n')
  await expect(title(page, 'Add New Inventory Item')).toBeFocused()
  await field(page, 'item_name').fill('Plum Jam')
  await title(page, 'Add New Inventory Item').focus()
  await page.keyboard.press('/')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(question).toBeVisible()
  await page.keyboard.press('n')
  await page.keyboard.press('?')
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(field(page, 'item_name')).toHaveValue('Plum Jam')
})

test('a sheet lists the keys and switches them off, and is there without a keyboard', async ({ signedIn: page }) => {
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.goto('/profile')
  await button(page, 'Show Shortcuts').click()
  await expect(sheet).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(button(page, 'Show Shortcuts')).toBeFocused()
  await expect(sheet).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(sheet.getByText('Search the inventory')).toBeVisible()
  await sheet.getByLabel('Use keyboard shortcuts').uncheck()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toHaveCount(0)

  await page.keyboard.press('n')
  await page.keyboard.press('?')
  await page.reload()
  await button(page, 'Show Shortcuts').click()
  await expect(sheet.getByLabel('Use keyboard shortcuts')).not.toBeChecked()
  await sheet.getByLabel('Use keyboard shortcuts').check()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toHaveCount(0)
  await page.keyboard.press('n')
  await expect(title(page, 'Add New Inventory Item')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('shortcuts')
})

test('the keys of a scanner are no shortcuts, and nobody signed out has any', async ({ signedIn: page }) => {
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.goto('/')
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(sheet).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)

  const bar = page.getByRole('banner')
  await bar.getByRole('link', { name: 'Scan Barcode' }).click()
  await expect(title(page, 'Scan Barcode')).toBeFocused()
  await page.keyboard.press('n')
  await page.keyboard.press('?')
  await expect(title(page, 'Scan Barcode')).toBeVisible()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.keyboard.press('n')
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(title(page, 'Login')).toBeFocused()
  await page.keyboard.press('n')
  await page.keyboard.press('?')
  await expect(title(page, 'Login')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

import { openProfile } from '../support/account.ts'
import { home, work } from '../support/addresses.ts'
import { expect } from '../support/fixtures.ts'
import { button, field } from '../support/screen.ts'
import type { Walk } from './walk.ts'

/** The person's own screen with its two tabs and its questions. */
export const profile_walks: readonly Walk[] = [
  {
    name: 'profile',
    screens: ['/profile'],
    go: async ({ page, look }) => {
      await openProfile(page)
      await look('information, devices and data')
      await button(page, 'Let a New Device In').click()
      await expect(page.getByText('It works once.')).toBeVisible()
      await field(page, 'new_password').fill('password123')
      await expect(page.getByText(/Many people use this password/)).toBeVisible()
      await look('a code for a new device, and a common password')
      await field(page, 'new_password').fill('')
      await button(page, 'Save Changes').click()
      await expect(page.getByText('Profile updated successfully!')).toBeVisible()
      await look('a toast')
      const dialog = page.getByRole('dialog')
      await button(page, 'Show Shortcuts').click()
      await expect(dialog).toBeVisible()
      await look('dialog: keyboard shortcuts')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await button(page, 'Log Out Everywhere').click()
      await expect(dialog).toBeVisible()
      await look('signing out everywhere')
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog).toBeHidden()
      await button(page, 'Delete Account').click()
      await dialog.getByRole('button', { name: 'Delete Account' }).click()
      await expect(dialog.getByText('Password is required')).toBeVisible()
      await look('deleting the account, with a complaint')
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog).toBeHidden()
      await field(page, 'first_name').fill('Augusta')
      await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
      await expect(dialog).toBeVisible()
      await look('unsaved changes')
    },
  },
  {
    name: 'addresses',
    screens: ['/profile'],
    go: async ({ page, api, look }) => {
      await page.goto('/profile?tab=addresses')
      await button(page, 'Add Address').click()
      await expect(page.getByText('City is required')).toBeVisible()
      await look('none yet, with complaints')
      await api.json('POST', '/api/addresses', { ...home, is_default: true })
      await api.json('POST', '/api/addresses', work)
      await page.reload()
      await button(page, 'Edit').last().click()
      await expect(button(page, 'Update Address')).toBeVisible()
      await look('one being edited')
    },
  },
]

import type { Browser, Locator, Page } from '@playwright/test'
import { type Account, serverUrl } from './api.ts'
import { expect } from './fixtures.ts'
import { button, fillFields } from './screen.ts'

/** A section of the profile by its title. */
export function section(page: Page, name: string): Locator {
  return page.locator('main').getByRole('region', { name, exact: true })
}

/** Waits until the sections below the form stand. */
export async function openProfile(page: Page): Promise<void> {
  await page.goto('/profile')
  await expect(section(page, 'Devices').getByRole('listitem').first()).toBeVisible()
}

/** The same person on another device: a browser that shares nothing with the first, logged in as people do. */
export async function logInElsewhere(browser: Browser, { username, password }: Account): Promise<Page> {
  const context = await browser.newContext({ baseURL: serverUrl() })
  const page = await context.newPage()
  await page.goto('/login')
  await fillFields(page, { username, password })
  await button(page, 'Login').click()
  await expect(page).toHaveURL('/inventory')
  return page
}

/** A device that was logged out hears of it and leads to the log-in by itself. */
export async function expectLoggedOut(page: Page): Promise<void> {
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Please log in to continue')).toBeVisible()
  await page.context().close()
}

import { expect, type Page } from '@playwright/test'
import type { Account } from './api.ts'
import { button, fillFields, title } from './screen.ts'

/** By the form, as a person does. */
export async function logIn(page: Page, { username, password }: Account): Promise<void> {
  await page.goto('/login')
  await logInHere(page, { username, password })
}

/** Where the page stands at the log-in already: another visit would begin another history. */
export async function logInHere(
  page: Page,
  { username, password }: Pick<Account, 'username' | 'password'>,
): Promise<void> {
  await fillFields(page, { username, password })
  await button(page, 'Login').click()
  await expect(title(page, 'My Inventory')).toBeVisible()
}

/** Inside the app, without another visit. */
export async function goByBar(page: Page, name: string, heading: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
  await expect(title(page, heading)).toBeVisible()
}

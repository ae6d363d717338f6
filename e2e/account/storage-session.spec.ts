import { createApiClient } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { button, fillFields, title } from '../support/screen.ts'

test('a reload keeps the session', async ({ page, account }) => {
  await page.goto('/login')
  await fillFields(page, { username: account.username, password: account.password })
  await button(page, 'Login').click()
  await expect(page).toHaveURL('/inventory')
  await page.reload()
  await expect(title(page, 'My Inventory')).toBeVisible()
  await page.goto('/profile')
  await expect(title(page, 'My Profile')).toBeVisible()
})

test('logging out empties the storage, goes to /login, and the token is dead', async ({ signedIn: page, account }) => {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Account menu' }).click()
  const answered = page.waitForResponse('**/api/auth/logout')
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await answered
  const answer = await createApiClient(account.token).send('GET', '/api/users/profile')
  expect(answer.status).toBe(401)
  await page.goto('/profile')
  await expect(page).toHaveURL('/login')
})

test('logging out in one tab ends the other', async ({ signedIn: page, context }) => {
  await page.goto('/profile')
  await expect(title(page, 'My Profile')).toBeVisible()
  const second = await context.newPage()
  await second.goto('/inventory')
  await second.getByRole('button', { name: 'Account menu' }).click()
  await second.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(second).toHaveURL('/login')
  await expect(page).toHaveURL('/login')
})

test('logging in in one tab opens the other', async ({ page, context, account }) => {
  await page.goto('/')
  await expect(page.locator('main').getByRole('link', { name: 'Login', exact: true })).toBeVisible()
  const second = await context.newPage()
  await second.goto('/login')
  await fillFields(second, { username: account.username, password: account.password })
  await button(second, 'Login').click()
  await expect(second).toHaveURL('/inventory')
  await expect(page.locator('main').getByRole('link', { name: 'Go to My Inventory' })).toBeVisible()
})

test('nothing but the token is kept after logging in', async ({ page, account }) => {
  await page.goto('/login')
  await fillFields(page, { username: account.username, password: account.password })
  await button(page, 'Login').click()
  await expect(page).toHaveURL('/inventory')
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain(account.password)
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain('token')
})

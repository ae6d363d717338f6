import { answerCall, cutCall, failCall, holdCall, recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { button, expectFieldError, expectNoFieldError, field, fillFields } from '../support/screen.ts'

const credentials_alert = 'Login failed. Please check your credentials and try again.'

test('logging in goes to the inventory and keeps the token', async ({ page, account }) => {
  await page.goto('/login')
  const calls = recordCalls(page, 'POST', '/api/auth/login')
  await fillFields(page, { username: account.username, password: account.password })
  await button(page, 'Login').click()
  await expect(page).toHaveURL('/inventory')
  expect(calls).toEqual([{ username: account.username, password: account.password }])
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^\S{20,}$/)
})

test('the username may be typed in another case', async ({ page, account }) => {
  await page.goto('/login')
  await fillFields(page, { username: ` ${account.username.toUpperCase()} `, password: account.password })
  await field(page, 'password').press('Enter')
  await expect(page).toHaveURL('/inventory')
})

test('empty fields are named, the first gets the focus, and nothing is sent', async ({ page }) => {
  await page.goto('/login')
  const calls = recordCalls(page, 'POST', '/api/auth/login')
  await field(page, 'username').fill('   ')
  await button(page, 'Login').click()
  await expectFieldError(page, 'username', 'Username is required')
  await expectFieldError(page, 'password', 'Password is required')
  await expect(field(page, 'username')).toBeFocused()
  await field(page, 'password').fill('x')
  await expectNoFieldError(page, 'password')
  await expectFieldError(page, 'username', 'Username is required')
  expect(calls).toEqual([])
})

test('the button reads Logging in... and is disabled while busy', async ({ page, account }) => {
  await page.goto('/login')
  const held = await holdCall(page, 'POST', '/api/auth/login')
  await fillFields(page, { username: account.username, password: account.password })
  await button(page, 'Login').click()
  await expect(button(page, 'Logging in...')).toBeDisabled()
  await held.release()
  await expect(page).toHaveURL('/inventory')
})

test('a wrong password says so, keeps what was typed, and the next attempt clears it', async ({ page, account }) => {
  await page.goto('/login')
  await fillFields(page, { username: account.username, password: 'not this one' })
  await button(page, 'Login').click()
  await expect(page.locator('main').getByRole('alert')).toContainText(credentials_alert)
  await expect(field(page, 'username')).toHaveValue(account.username)
  await expect(field(page, 'password')).toHaveValue('not this one')
  const held = await holdCall(page, 'POST', '/api/auth/login')
  await field(page, 'password').fill(account.password)
  await button(page, 'Login').click()
  await expect(page.getByText(credentials_alert)).toHaveCount(0)
  await held.release()
  await expect(page).toHaveURL('/inventory')
})

test('an unknown name gets the same answer', async ({ page }) => {
  await page.goto('/login')
  await fillFields(page, { username: 'nobody-of-this-name', password: 'not this one' })
  await button(page, 'Login').click()
  await expect(page.locator('main').getByRole('alert')).toContainText(credentials_alert)
})

test("the server's own sentence is shown where it gives one", async ({ page }) => {
  await page.goto('/login')
  await failCall(page, 'POST', '/api/auth/login', 429, 'Too many attempts. Please wait a moment and try again.')
  await fillFields(page, { username: 'ada', password: 'anything at all' })
  await button(page, 'Login').click()
  await expect(page.locator('main').getByRole('alert')).toContainText('Too many attempts. Please wait a moment')
})

test('whoever must wait is told how long, and that an open device can help', async ({ page, account }) => {
  await page.goto('/login')
  const calls = recordCalls(page, 'POST', '/api/auth/login')
  const alert = page.locator('main').getByRole('alert')
  await expect(field(page, 'device_code')).toHaveCount(0)
  const restore = await answerCall(page, 'POST', '/api/auth/login', 429, {
    message: 'Too many attempts. Please wait a moment and try again.',
    retry_after_seconds: 600,
  })
  await fillFields(page, { username: account.username, password: account.password })
  await button(page, 'Login').click()
  await expect(alert).toContainText('Too many attempts. Please wait a moment and try again.')
  await expect(alert).toContainText('You can try again in 10 minutes.')
  await expect(alert).toContainText('It can let this one in: open Profile there and choose Let a New Device In.')
  await expect(field(page, 'device_code')).toHaveAccessibleName('Code from your other device')
  await restore()
  await button(page, 'Login').click()
  await expect(page).toHaveURL('/inventory')
  const { username, password } = account
  expect(calls).toEqual([
    { username, password },
    { username, password },
  ])
})

test('with the server away the form keeps everything and works once it is back', async ({ page, account }) => {
  await page.goto('/login')
  const restore = await cutCall(page, 'POST', '/api/auth/login')
  await fillFields(page, { username: account.username, password: account.password })
  await button(page, 'Login').click()
  await expect(page.locator('main').getByRole('alert')).toContainText(credentials_alert)
  await restore()
  await button(page, 'Login').click()
  await expect(page).toHaveURL('/inventory')
})

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/login')
  await field(page, 'password').fill('correct horse')
  await expect(field(page, 'password')).toHaveAttribute('type', 'password')
  await button(page, 'Show password').click()
  await expect(field(page, 'password')).toHaveAttribute('type', 'text')
  await button(page, 'Hide password').click()
  await expect(field(page, 'password')).toHaveAttribute('type', 'password')
  await expect(field(page, 'password')).toHaveValue('correct horse')
})

test('the login screen links to Register, and password managers know its fields', async ({ page }) => {
  await page.goto('/login')
  await expect(field(page, 'username')).toHaveAttribute('autocomplete', 'username')
  await expect(field(page, 'password')).toHaveAttribute('autocomplete', 'current-password')
  await page
    .locator('main')
    .getByRole('link', { name: /Register/ })
    .click()
  await expect(page).toHaveURL('/register')
})

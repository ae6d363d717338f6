import { freshName } from '../support/api.ts'
import { cutCall, failCall, holdCall, recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { button, expectFieldError, expectNoFieldError, field, fillFields } from '../support/screen.ts'

function newcomer() {
  const username = freshName('grace')
  const password = 'a long enough one'
  return { username, email: `${username}@example.com`, password, confirmPassword: password }
}

test('registering goes to the inventory, without sending the repeated password', async ({ page }) => {
  await page.goto('/register')
  const calls = recordCalls(page, 'POST', '/api/auth/register')
  const { confirmPassword, ...person } = newcomer()
  await fillFields(page, { ...person, confirmPassword, first_name: 'Grace', last_name: 'Hopper' })
  await button(page, 'Register').click()
  await expect(page).toHaveURL('/inventory')
  expect(calls).toEqual([expect.objectContaining({ ...person, first_name: 'Grace', last_name: 'Hopper' })])
  expect(calls[0]).not.toHaveProperty('confirmPassword')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^\S{20,}$/)
})

test('the names are optional', async ({ page }) => {
  await page.goto('/register')
  await fillFields(page, newcomer())
  await field(page, 'confirmPassword').press('Enter')
  await expect(page).toHaveURL('/inventory')
})

test('everything required is named at its field and nothing is sent', async ({ page }) => {
  await page.goto('/register')
  const calls = recordCalls(page, 'POST', '/api/auth/register')
  await expect(page.locator('main').getByText('Password must be at least 8 characters', { exact: true })).toBeVisible()
  await button(page, 'Register').click()
  await expectFieldError(page, 'username', 'Username is required')
  await expectFieldError(page, 'email', 'Email is required')
  await expectFieldError(page, 'password', 'Password is required')
  await expect(field(page, 'username')).toBeFocused()
  await field(page, 'username').fill('g')
  await expectNoFieldError(page, 'username')
  expect(calls).toEqual([])
})

test('shape of the email, length and repetition of the password', async ({ page }) => {
  await page.goto('/register')
  await fillFields(page, { ...newcomer(), email: 'grace at example', password: '1234567', confirmPassword: '12345678' })
  await button(page, 'Register').click()
  await expectFieldError(page, 'email', 'Email address is invalid')
  await expectFieldError(page, 'password', 'Password must be at least 8 characters long')
  await expectFieldError(page, 'confirmPassword', 'Passwords do not match')
  await expect(field(page, 'email')).toBeFocused()
})

test('a name with a character that nobody sees is refused at its field, and nothing is sent', async ({ page }) => {
  await page.goto('/register')
  const calls = recordCalls(page, 'POST', '/api/auth/register')
  await fillFields(page, { ...newcomer(), username: 'grace\u202Egpj' })
  await button(page, 'Register').click()
  await expectFieldError(page, 'username', 'Username contains a character that cannot be seen')
  expect(calls).toEqual([])
})

test('a password that many people use gets a hint, goes nowhere by that, and is taken', async ({ page }) => {
  await page.goto('/register')
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  const person = { ...newcomer(), password: 'Sunshine1', confirmPassword: 'Sunshine1' }
  await fillFields(page, person)
  const hints = [
    'Many people use this password, so it is tried first. A few words in a row are harder to guess.',
    'This is close to your own name. A few words in a row are harder to guess.',
  ] as const
  const password = field(page, 'password')
  await expect(password).toHaveAccessibleDescription(`Password must be at least 8 characters ${hints[0]}`)
  await expect(password).toHaveAttribute('aria-invalid', 'false')
  await password.fill(`${person.username}1`)
  await expect(password).toHaveAccessibleDescription(`Password must be at least 8 characters ${hints[1]}`)
  await password.fill('Sunshine1')
  expect(sent.filter((request) => /sunshine/i.test(request))).toEqual([])
  await button(page, 'Register').click()
  await expect(page).toHaveURL('/inventory')
})

test('the button reads Creating Account... and is disabled while busy', async ({ page }) => {
  await page.goto('/register')
  const held = await holdCall(page, 'POST', '/api/auth/register')
  await fillFields(page, newcomer())
  await button(page, 'Register').click()
  await expect(button(page, 'Creating Account...')).toBeDisabled()
  await held.release()
  await expect(page).toHaveURL('/inventory')
})

test('a taken username is said at the username, whatever its case, and everything typed stays', async ({
  page,
  account,
}) => {
  await page.goto('/register')
  const person = { ...newcomer(), username: account.username.toUpperCase() }
  await fillFields(page, person)
  await button(page, 'Register').click()
  await expectFieldError(page, 'username', 'Username already taken')
  for (const [name, value] of Object.entries(person)) await expect(field(page, name)).toHaveValue(value)
})

test('a used email is said at the email', async ({ page, account }) => {
  await page.goto('/register')
  await fillFields(page, { ...newcomer(), email: account.email.toUpperCase() })
  await button(page, 'Register').click()
  await expectFieldError(page, 'email', 'Email already in use')
  await field(page, 'email').fill(`${freshName('other')}@example.com`)
  await expectNoFieldError(page, 'email')
  await button(page, 'Register').click()
  await expect(page).toHaveURL('/inventory')
})

test("another failure shows the server's sentence, or the screen's own where there is none", async ({ page }) => {
  await page.goto('/register')
  await fillFields(page, newcomer())
  const restore = await failCall(page, 'POST', '/api/auth/register', 503, 'Come back in a minute')
  await button(page, 'Register').click()
  await expect(page.locator('main').getByRole('alert')).toContainText('Come back in a minute')
  await restore()
  await cutCall(page, 'POST', '/api/auth/register')
  await button(page, 'Register').click()
  await expect(page.locator('main').getByRole('alert')).toContainText('Registration failed. Please try again.')
  await expect(field(page, 'password')).toHaveValue('a long enough one')
})

test('both passwords can be shown, and the screen links to Login', async ({ page }) => {
  await page.goto('/register')
  await expect(button(page, 'Show password')).toHaveCount(2)
  await button(page, 'Show password').last().click()
  await expect(field(page, 'confirmPassword')).toHaveAttribute('type', 'text')
  await expect(field(page, 'password')).toHaveAttribute('type', 'password')
  await expect(field(page, 'password')).toHaveAttribute('autocomplete', 'new-password')
  await page.locator('main').getByRole('link', { name: /Login/ }).click()
  await expect(page).toHaveURL('/login')
})

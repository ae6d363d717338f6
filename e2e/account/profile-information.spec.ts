import { freshName, registerAccount } from '../support/api.ts'
import { cutCall, failCall, holdCall, recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { button, expectFieldError, expectNoFieldError, field, fillFields, title } from '../support/screen.ts'

test.beforeEach(async ({ signedIn: page }) => {
  await page.goto('/profile')
  await expect(title(page, 'My Profile')).toBeVisible()
})

test('two tabs; the first shows who I am, with a username that cannot be changed', async ({ page, account }) => {
  await expect(page.getByRole('tab')).toHaveText(['User Information', 'Addresses'])
  await expect(page.getByRole('tab', { name: 'User Information' })).toHaveAttribute('aria-selected', 'true')
  await expect(field(page, 'username')).toHaveValue(account.username)
  await expect(field(page, 'username')).not.toBeEditable()
  await expect(field(page, 'email')).toHaveValue(account.email)
  await expect(field(page, 'first_name')).toHaveValue('Ada')
  await expect(field(page, 'last_name')).toHaveValue('Lovelace')
})

test('saving says so, greets by the new name, and stays after a reload', async ({ page, account }) => {
  const calls = recordCalls(page, 'PUT', '/api/users/profile')
  const email = `${freshName('grace')}@example.com`
  await fillFields(page, { email, first_name: 'Grace', last_name: 'Hopper' })
  await button(page, 'Save Changes').click()
  // The section for a new password has such a field too.
  const own = page.getByRole('form', { name: 'User information' }).locator('[name="current_password"]')
  await expect(own).toBeFocused()
  await expect(own).toHaveAccessibleDescription('To change your email, type your password too')
  await own.fill(account.password)
  await button(page, 'Save Changes').click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  // A new email is a new way to log in: our server wants the password for it, which the specification's payload has not.
  const fields = { email, first_name: 'Grace', last_name: 'Hopper' }
  expect(calls).toEqual([fields, { ...fields, current_password: account.password }])
  await expect(page.getByRole('button', { name: 'Account menu' })).toHaveText('GH')
  await page.reload()
  await expect(field(page, 'email')).toHaveValue(email)
  await expect(field(page, 'first_name')).toHaveValue('Grace')
})

test('the names can be emptied', async ({ page, api }) => {
  await fillFields(page, { first_name: '', last_name: '' })
  await button(page, 'Save Changes').click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  const { user } = await api.json<{ user: unknown }>('GET', '/api/users/profile')
  expect(user).toMatchObject({ first_name: null, last_name: null })
})

test('the email is required and must look like one', async ({ page }) => {
  const calls = recordCalls(page, 'PUT', '/api/users/profile')
  await field(page, 'email').fill('  ')
  await button(page, 'Save Changes').click()
  await expectFieldError(page, 'email', 'Email is required')
  await expect(field(page, 'email')).toBeFocused()
  await field(page, 'email').fill('ada@')
  await expectNoFieldError(page, 'email')
  await button(page, 'Save Changes').click()
  await expectFieldError(page, 'email', 'Email address is invalid')
  expect(calls).toEqual([])
})

test("another person's email is refused at the field", async ({ page }) => {
  const other = await registerAccount()
  await fillFields(page, { email: other.email, first_name: 'Augusta' })
  await button(page, 'Save Changes').click()
  await expectFieldError(page, 'email', 'Email already in use')
  await expect(field(page, 'first_name')).toHaveValue('Augusta')
})

test("a failure shows the server's sentence, else the screen's, and keeps what was typed", async ({ page }) => {
  await field(page, 'first_name').fill('Augusta')
  const restore = await failCall(page, 'PUT', '/api/users/profile', 503, 'The kitchen is on fire')
  await button(page, 'Save Changes').click()
  await expect(page.getByRole('alert')).toContainText('The kitchen is on fire')
  await restore()
  const reconnect = await cutCall(page, 'PUT', '/api/users/profile')
  await button(page, 'Save Changes').click()
  await expect(page.getByRole('alert')).toContainText('Failed to update profile. Please try again.')
  await expect(field(page, 'first_name')).toHaveValue('Augusta')
  await reconnect()
  await button(page, 'Save Changes').click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(page.getByText('Failed to update profile.')).toHaveCount(0)
})

test('the button is disabled while saving', async ({ page }) => {
  const held = await holdCall(page, 'PUT', '/api/users/profile')
  const calls = recordCalls(page, 'PUT', '/api/users/profile')
  await button(page, 'Save Changes').click()
  await expect(button(page, 'Save Changes')).toBeDisabled()
  await field(page, 'email').press('Enter')
  await held.release()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('what is typed while saving outlives the answer and is unsaved', async ({ page }) => {
  const held = await holdCall(page, 'PUT', '/api/users/profile')
  await fillFields(page, { first_name: 'Augusta', last_name: ' King ' })
  await button(page, 'Save Changes').click()
  await field(page, 'first_name').fill('Augusta Ada')
  await held.release()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(field(page, 'last_name')).toHaveValue('King')
  await expect(field(page, 'first_name')).toHaveValue('Augusta Ada')
  await page.getByRole('banner').getByRole('link', { name: 'Inventory', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('leaving with unsaved changes asks first', async ({ page }) => {
  await field(page, 'first_name').fill('Augusta')
  const inventory = page.getByRole('banner').getByRole('link', { name: 'Inventory', exact: true })
  await inventory.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(field(page, 'first_name')).toHaveValue('Augusta')
  await inventory.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/inventory')
})

test('going back, logging out and closing the tab ask too', async ({ page }) => {
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Go to My Inventory' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(title(page, 'My Profile')).toBeFocused()
  await field(page, 'first_name').click()
  await page.keyboard.type(' Augusta')
  const dialog = page.getByRole('dialog')
  await page.goBack()
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL('/profile')
  await page.getByRole('banner').getByRole('button', { name: 'Logout', exact: true }).click()
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(field(page, 'first_name')).toHaveValue(/Augusta/)
  const question = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  expect((await question).type()).toBe('beforeunload')
  await (await question).dismiss()
  await closing
  await page.goBack()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/')
})

test('what was typed survives a look at the other tab', async ({ page }) => {
  await field(page, 'first_name').fill('Augusta')
  await page.getByRole('tab', { name: 'Addresses' }).click()
  await expect(field(page, 'first_name')).toBeHidden()
  await page.getByRole('tab', { name: 'User Information' }).click()
  await expect(field(page, 'first_name')).toHaveValue('Augusta')
})

test('markup in a name is text', async ({ page }) => {
  const name = '<img src=x onerror=alert(1)>'
  await fillFields(page, { first_name: name, last_name: '"><script>alert(2)</script>' })
  await button(page, 'Save Changes').click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await page.reload()
  await expect(field(page, 'first_name')).toHaveValue(name)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByRole('menuitem', { name })).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})

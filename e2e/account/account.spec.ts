import { readFile } from 'node:fs/promises'
import { expectLoggedOut, logInElsewhere, openProfile, section } from '../support/account.ts'
import { createApiClient } from '../support/api.ts'
import { cutCall, failCall, holdCall } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { button, expectFieldError, field, fillFields, sizes, title } from '../support/screen.ts'

const storedToken = () => localStorage.getItem('token')

test('a new password: the old one is asked, this browser stays logged in, the other device does not', async ({
  signedIn: page,
  context,
  browser,
  account,
}) => {
  const [elsewhere, tab] = [await logInElsewhere(browser, account), await context.newPage()]
  await tab.goto('/inventory')
  await expect(title(tab, 'My Inventory')).toBeVisible()
  await openProfile(page)
  await expect(section(page, 'Devices').getByRole('listitem')).toHaveCount(2)

  await fillFields(page, { current_password: 'wrong horse', new_password: 'short' })
  await button(page, 'Change Password').click()
  await expectFieldError(page, 'new_password', 'Password must be at least 8 characters long')
  await field(page, 'new_password').fill('better horse battery')
  await button(page, 'Change Password').click()
  await expectFieldError(page, 'current_password', 'The password is not right')
  await expect(field(page, 'current_password')).toBeFocused()
  await expect(field(page, 'new_password')).toHaveValue('better horse battery')

  await field(page, 'new_password').fill('password123')
  await expect(field(page, 'new_password')).toHaveAccessibleDescription(/Many people use this password/)
  await field(page, 'new_password').fill('better horse battery')
  await expect(page.getByText(/Many people use this password/)).toHaveCount(0)

  // What is typed in the other form is nobody's business here and has to stay.
  await field(page, 'first_name').fill('Augusta')
  await field(page, 'current_password').fill(account.password)
  await button(page, 'Change Password').click()
  await expect(page.getByText('Password changed. Your other devices are logged out.')).toBeVisible()
  await expect(section(page, 'Devices').getByRole('listitem')).toHaveCount(1)
  await expect(field(page, 'first_name')).toHaveValue('Augusta')
  await expect(field(page, 'new_password')).toHaveValue('')
  expect(await page.evaluate(storedToken)).not.toBe(account.token)

  await button(tab, 'Refresh').click()
  await expect(title(tab, 'My Inventory')).toBeVisible()
  expect(await tab.evaluate(storedToken)).toBe(await page.evaluate(storedToken))
  await expectLoggedOut(elsewhere)
  const again = await logInElsewhere(browser, { ...account, password: 'better horse battery' })
  await again.context().close()
})

test('one device can be logged out, then all of them', async ({ signedIn: page, browser, account }) => {
  const elsewhere = await logInElsewhere(browser, account)
  await openProfile(page)
  const devices = section(page, 'Devices').getByRole('listitem')
  await expect(devices.first()).toContainText('This device')
  await expect(devices.first().getByRole('button')).toHaveCount(0)
  await expect(devices.last()).toContainText(/^Chrome on Linux\s*Last used in the last hour, logged in \d/)
  const logOut = devices.last().getByRole('button', { name: 'Log Out', exact: true })
  await expect(logOut).toHaveAccessibleDescription('Chrome on Linux')
  await logOut.press('Enter')
  await expect(page.getByText('That device is logged out.')).toBeVisible()
  await expect(devices).toHaveCount(1)
  await expect(section(page, 'Devices').getByRole('list')).toBeFocused()
  await expectLoggedOut(elsewhere)

  const dialog = page.getByRole('dialog')
  await button(page, 'Log Out Everywhere').click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await button(page, 'Log Out Everywhere').click()
  await dialog.getByRole('button', { name: 'Log Out Everywhere' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('You are logged out on every device')).toBeVisible()
  expect(await page.evaluate(storedToken)).toBeNull()
  expect((await createApiClient(account.token).send('GET', '/api/users/profile')).status).toBe(401)
})

test('sections that cannot be fetched leave the form alone', async ({ signedIn: page, watch }) => {
  watch.allow(/Failed to load resource/)
  await page.route('**/AccountSections-*.js', (route) => route.abort())
  await page.goto('/profile')
  await expect(page.getByRole('alert')).toContainText('Larder cannot be reached.')
  await expect(field(page, 'email')).toBeEditable()
})

test('devices that cannot be loaded are asked for again', async ({ signedIn: page }) => {
  const restore = await failCall(page, 'GET', '/api/auth/sessions', 503)
  await page.goto('/profile')
  await expect(page.getByText('Failed to load your devices. Please try again.')).toBeVisible()
  await restore()
  await button(page, 'Try Again').click()
  await expect(section(page, 'Devices').getByRole('listitem')).toHaveCount(1)
})

test('everything can be saved as a file, in both formats', async ({ signedIn: page, api }) => {
  const item = { item_name: 'Ünique Milk', category: 'Dairy', quantity: 2, unit_of_measure: 'l' }
  await api.json('POST', '/api/inventory', item)
  await openProfile(page)
  const data = section(page, 'Your data')
  const reconnect = await cutCall(page, 'GET', '/api/users/export')
  await data.getByRole('button', { name: 'Export JSON' }).click()
  await expect(data.getByRole('alert')).toContainText('Failed to export your data. Please try again.')
  await reconnect()

  const held = await holdCall(page, 'GET', '/api/users/export')
  const [json] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await data.getByRole('button', { name: 'Export JSON' }).click()
      await expect(data.getByRole('button', { name: 'Exporting...' })).toBeDisabled()
      await held.release()
    })(),
  ])
  expect(json.suggestedFilename()).toMatch(/^larder-\d{4}-\d\d-\d\d\.json$/)
  expect(JSON.stringify(JSON.parse(await readFile(await json.path(), 'utf8')))).toContain('Ünique Milk')
  await expect(data.getByRole('alert')).toHaveCount(0)

  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    data.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(csv.suggestedFilename()).toMatch(/^larder-\d{4}-\d\d-\d\d\.zip$/)
  expect((await readFile(await csv.path())).subarray(0, 2).toString()).toBe('PK')
})

test('the account goes only with its password, and then wholly', async ({ signedIn: page, account }) => {
  await page.setViewportSize(sizes.phone)
  await openProfile(page)
  const dialog = page.getByRole('dialog')
  await button(page, 'Delete Account').click()
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(dialog.getByText('Password is required')).toBeVisible()
  const password = dialog.locator('[name="password"]')
  await password.fill('wrong horse')
  await password.press('Enter')
  await expect(password).toHaveAccessibleDescription('The password is not right')
  await expect(password).toBeFocused()
  await expect(password).toHaveValue('wrong horse')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()

  await button(page, 'Delete Account').click()
  await expect(password).toHaveValue('')
  await password.fill(account.password)
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page.getByText('Your account and all its data are deleted.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.locator('main').getByRole('link', { name: 'Login', exact: true })).toBeVisible()
  expect(await page.evaluate(storedToken)).toBeNull()
  const answer = await createApiClient().send('POST', '/api/auth/login', {
    username: account.username,
    password: account.password,
  })
  expect(answer.status).toBe(401)
})

for (const [name, viewport] of Object.entries({ ...sizes, tablet: { width: 768, height: 1024 } })) {
  test(`on a ${name} nothing moves when the sections arrive`, async ({ signedIn: page }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // What stands first comes last, and not before the rest could have been drawn.
    const rest = page.waitForResponse('**/AccountSections-*.js')
    await page.route('**/PasswordSection-*.js', async (route) => {
      await rest
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      await route.continue()
    })
    await openProfile(page)
    await expect(field(page, 'current_password')).toBeVisible()
    const shifts = await page.evaluate(async () => {
      // What moved with the last picture is told after it.
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
      return (window as unknown as { shifts: number[] }).shifts
    })
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
  })
}

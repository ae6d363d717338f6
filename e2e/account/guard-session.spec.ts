import { openProfile } from '../support/account.ts'
import { cutCall, failCall, holdCall, refuseLive } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { title } from '../support/screen.ts'

const protected_paths = ['/profile', '/inventory', '/inventory/add', '/inventory/edit/1', '/inventory/1']
const restore_failed = /The session could not be restored/

for (const path of protected_paths) {
  test(`without a token ${path} leads to /login`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
  })
}

test('Loading... stands until the profile is there', async ({ signedIn: page }) => {
  const held = await holdCall(page, 'GET', '/api/users/profile')
  await page.goto('/profile')
  await expect(page.locator('main').getByText('Loading...', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/profile')
  await held.release()
  await expect(title(page, 'My Profile')).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0)
})

test('every request carries the token', async ({ signedIn: page, account }) => {
  const request = page.waitForRequest((sent) => sent.url().endsWith('/api/users/profile'))
  await page.goto('/profile')
  expect((await request).headers()['authorization']).toBe(`Bearer ${account.token}`)
})

test('a dead token signs out at once', async ({ signedIn: page, api, watch }) => {
  watch.allow(restore_failed)
  await api.send('POST', '/api/auth/logout')
  await page.goto('/inventory')
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('a server that is just starting does not sign anybody out', async ({ signedIn: page }) => {
  await page.clock.install()
  const restore = await failCall(page, 'GET', '/api/users/profile', 503, 'Starting')
  await page.goto('/profile')
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  await restore()
  await page.clock.fastForward(4000)
  await expect(title(page, 'My Profile')).toBeVisible()
})

test('a server that stays away for 10 seconds ends the session', async ({ signedIn: page, watch }) => {
  watch.allow(restore_failed)
  await page.clock.install()
  await cutCall(page, 'GET', '/api/users/profile')
  await page.goto('/profile')
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  await page.clock.runFor(4000)
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  await page.clock.runFor(7000)
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('a profile that never answers ends the session after 10 seconds', async ({ signedIn: page, watch }) => {
  watch.allow(restore_failed)
  await page.clock.install()
  await holdCall(page, 'GET', '/api/users/profile')
  await page.goto('/profile')
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  await page.clock.fastForward(10_500)
  await expect(page).toHaveURL('/login')
})

test('a 401 on a later call ends the session', async ({ signedIn: page, api }) => {
  // With all that this screen asks for by itself, and without live updates: the tab is the later call.
  await refuseLive(page)
  await openProfile(page)
  await api.send('POST', '/api/auth/logout')
  await page.getByRole('tab', { name: 'Addresses' }).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

import { home } from '../support/addresses.ts'
import { registerAccount } from '../support/api.ts'
import { expect, signIn, test } from '../support/fixtures.ts'
import { button, field, fillFields } from '../support/screen.ts'

test('the browser can fill the form in', async ({ signedIn: page }) => {
  await page.goto('/profile?tab=addresses')
  const expected = {
    street_address: 'address-line1',
    apartment_suite_etc: 'address-line2',
    city: 'address-level2',
    state_province: 'address-level1',
    postal_code: 'postal-code',
    country: 'country-name',
  }
  for (const [name, token] of Object.entries(expected)) {
    await expect(field(page, name)).toHaveAttribute('autocomplete', token)
  }
})

test('leaving a half-typed address asks first, and a reload opens the same tab', async ({ signedIn: page }) => {
  await page.goto('/profile')
  await page.getByRole('tab', { name: 'Addresses' }).click()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Addresses' })).toHaveAttribute('aria-selected', 'true')
  await field(page, 'city').fill('Ithaca')
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await expect(field(page, 'city')).toHaveValue('Ithaca')
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/')
})

test('markup, emoji and other scripts in an address are text', async ({ signedIn: page }) => {
  await page.goto('/profile?tab=addresses')
  const hostile_address = {
    ...home,
    address_type: '<b>Домой</b> 🏡',
    street_address: '<script>alert(1)</script>',
    city: '京都市',
  }
  await fillFields(page, hostile_address)
  await button(page, 'Add Address').click()
  const card = page.getByRole('tabpanel', { name: 'Addresses' }).getByRole('listitem')
  await expect(card.getByText('<b>Домой</b> 🏡', { exact: true })).toBeVisible()
  await expect(card.getByText('<script>alert(1)</script>', { exact: true })).toBeVisible()
  await expect(card).toContainText('京都市')
})

test("nobody sees another person's addresses", async ({ signedIn: page, api }) => {
  await api.json('POST', '/api/addresses', home)
  const other = await registerAccount()
  await signIn(page, other.token)
  await page.goto('/profile?tab=addresses')
  await expect(page.getByText(/No addresses yet/)).toBeVisible()
})

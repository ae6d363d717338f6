import type { Page } from '@playwright/test'
import { home, work } from '../support/addresses.ts'
import { cutCall, failCall, holdCall, recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { button, expectFieldError, expectNoFieldError, field, fillFields } from '../support/screen.ts'

const cards = (page: Page) => page.getByRole('tabpanel', { name: 'Addresses' }).getByRole('listitem')
const openTab = (page: Page) => page.getByRole('tab', { name: 'Addresses' }).click()

async function expectEmptyAddForm(page: Page): Promise<void> {
  await expect(button(page, 'Add Address')).toBeVisible()
  await expect(button(page, 'Update Address')).toHaveCount(0)
  for (const name of Object.keys(home)) await expect(field(page, name)).toHaveValue('')
  await expect(field(page, 'is_default')).not.toBeChecked()
}

test.beforeEach(async ({ signedIn: page }) => {
  await page.goto('/profile')
})

test('opening the tab loads the addresses, not before', async ({ page, api }) => {
  await api.json('POST', '/api/addresses', home)
  const calls = recordCalls(page, 'GET', '/api/addresses')
  await page.reload()
  await expect(field(page, 'email')).toBeVisible()
  expect(calls).toHaveLength(0)
  await openTab(page)
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('12 Orchard Lane')
  await expect(cards(page)).toContainText('Ithaca, NY 14850')
  expect(calls).toHaveLength(1)
})

test('an empty list is friendly, and adding the first address says so', async ({ page }) => {
  await openTab(page)
  await expect(page.getByText(/No addresses yet/)).toBeVisible()
  await expectEmptyAddForm(page)
  const calls = recordCalls(page, 'POST', '/api/addresses')
  await fillFields(page, home)
  await button(page, 'Add Address').click()
  await expect(page.getByText('Address added successfully!')).toBeVisible()
  expect(calls).toEqual([{ ...home, is_default: false }])
  await expect(cards(page)).toHaveCount(1)
  for (const line of ['Home', '12 Orchard Lane', 'Flat 3', 'United States']) {
    await expect(cards(page)).toContainText(line)
  }
  await expectEmptyAddForm(page)
})

test('everything required is named, the apartment is not', async ({ page }) => {
  await openTab(page)
  const calls = recordCalls(page, 'POST', '/api/addresses')
  await field(page, 'city').fill('   ')
  await button(page, 'Add Address').click()
  await expectFieldError(page, 'address_type', 'Address type is required')
  await expectFieldError(page, 'street_address', 'Street address is required')
  await expectFieldError(page, 'city', 'City is required')
  await expectFieldError(page, 'state_province', 'State/Province is required')
  await expectFieldError(page, 'postal_code', 'Postal code is required')
  await expectFieldError(page, 'country', 'Country is required')
  await expectNoFieldError(page, 'apartment_suite_etc')
  await expect(field(page, 'address_type')).toBeFocused()
  await field(page, 'country').fill('F')
  await expectNoFieldError(page, 'country')
  await expectFieldError(page, 'city', 'City is required')
  expect(calls).toEqual([])
})

test('Edit fills the form, Update Address saves, and the form is empty again', async ({ page, api }) => {
  await api.json('POST', '/api/addresses', { ...home, is_default: true })
  await openTab(page)
  await cards(page).getByRole('button', { name: 'Edit', exact: true }).click()
  for (const [name, value] of Object.entries(home)) await expect(field(page, name)).toHaveValue(value)
  await expect(field(page, 'is_default')).toBeChecked()
  await expect(field(page, 'address_type')).toBeFocused()
  await fillFields(page, { street_address: '14 Orchard Lane', apartment_suite_etc: '' })
  await button(page, 'Update Address').click()
  await expect(page.getByText('Address updated successfully!')).toBeVisible()
  await expect(cards(page)).toContainText('14 Orchard Lane')
  await expect(cards(page)).not.toContainText('Flat 3')
  await expectEmptyAddForm(page)
})

test('Cancel returns to add mode with an empty form and never asks', async ({ page, api }) => {
  await api.json('POST', '/api/addresses', home)
  await openTab(page)
  const edit = cards(page).getByRole('button', { name: 'Edit', exact: true })
  await edit.click()
  await field(page, 'city').fill('Elsewhere')
  await button(page, 'Cancel').click()
  await expectEmptyAddForm(page)
  await expect(edit).toBeFocused()
  await expect(cards(page)).toContainText('Ithaca')
})

test('Delete asks with the browser and keeps the address on no', async ({ page, api }) => {
  await api.json('POST', '/api/addresses', home)
  await openTab(page)
  const questions: string[] = []
  page.once('dialog', async (dialog) => {
    questions.push(`${dialog.type()}: ${dialog.message()}`)
    await dialog.dismiss()
  })
  await cards(page).getByRole('button', { name: 'Delete', exact: true }).click()
  expect(questions).toEqual(['confirm: Are you sure you want to delete this address?'])
  await expect(cards(page)).toHaveCount(1)
  page.once('dialog', (dialog) => dialog.accept())
  await cards(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Address deleted successfully!')).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  expect(await api.json('GET', '/api/addresses')).toEqual([])
})

test('deleting the edited address empties the form, deleting another does not', async ({ page, api }) => {
  await api.json('POST', '/api/addresses', home)
  await api.json('POST', '/api/addresses', work)
  page.on('dialog', (dialog) => dialog.accept())
  await openTab(page)
  const card = (type: string) => cards(page).filter({ hasText: type })
  await card('Orchard').getByRole('button', { name: 'Edit', exact: true }).click()
  await card('Analytical').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(field(page, 'street_address')).toHaveValue('12 Orchard Lane')
  await card('Orchard').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(cards(page)).toHaveCount(0)
  await expectEmptyAddForm(page)
})

test('the default is marked, stands first, and there is only one', async ({ page, api }) => {
  await api.json('POST', '/api/addresses', { ...home, is_default: true })
  await api.json('POST', '/api/addresses', work)
  await openTab(page)
  await expect(cards(page).first()).toContainText('Orchard')
  await expect(cards(page).first().getByText('Default', { exact: true })).toBeVisible()
  await expect(cards(page).last().getByText('Default', { exact: true })).toHaveCount(0)
  await cards(page).last().getByRole('button', { name: 'Edit', exact: true }).click()
  await field(page, 'is_default').check()
  await button(page, 'Update Address').click()
  await expect(page.getByText('Address updated successfully!')).toBeVisible()
  await expect(cards(page).first()).toContainText('Analytical')
  await expect(cards(page).getByText('Default', { exact: true })).toHaveCount(1)
})

test('a failed load says so and can be tried again', async ({ page, api }) => {
  await api.json('POST', '/api/addresses', home)
  const restore = await failCall(page, 'GET', '/api/addresses', 500, 'Not this sentence')
  await openTab(page)
  await expect(page.getByText('Failed to load addresses. Please try again.')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('Not this sentence')).toHaveCount(0)
  await restore()
  await button(page, 'Try Again').click()
  await expect(cards(page)).toContainText('12 Orchard Lane')
  await expect(page.getByText('Failed to load addresses.')).toHaveCount(0)
})

test("a failed save shows the server's sentence, else the screen's, and keeps what was typed", async ({ page }) => {
  await openTab(page)
  await fillFields(page, home)
  const restore = await failCall(page, 'POST', '/api/addresses', 503, 'The kitchen is on fire')
  await button(page, 'Add Address').click()
  await expect(page.getByRole('alert')).toContainText('The kitchen is on fire')
  await restore()
  await cutCall(page, 'POST', '/api/addresses')
  await button(page, 'Add Address').click()
  await expect(page.getByRole('alert')).toContainText('Failed to save address. Please try again.')
  for (const [name, value] of Object.entries(home)) await expect(field(page, name)).toHaveValue(value)
})

test("a failed delete shows the server's sentence, else the screen's, and keeps the card", async ({ page, api }) => {
  const { address } = await api.json<{ address: { address_id: number } }>('POST', '/api/addresses', home)
  const path = `/api/addresses/${address.address_id}`
  page.on('dialog', (dialog) => dialog.accept())
  await openTab(page)
  const remove = cards(page).getByRole('button', { name: 'Delete', exact: true })
  const restore = await failCall(page, 'DELETE', path, 503, 'The kitchen is on fire')
  await remove.click()
  await expect(page.getByText('The kitchen is on fire')).toBeVisible()
  await restore()
  await cutCall(page, 'DELETE', path)
  await remove.click()
  await expect(page.getByText('Failed to delete address. Please try again.')).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
})

test('the save button is disabled while saving', async ({ page }) => {
  await openTab(page)
  const held = await holdCall(page, 'POST', '/api/addresses')
  await fillFields(page, home)
  await button(page, 'Add Address').click()
  await expect(button(page, 'Add Address')).toBeDisabled()
  await held.release()
  await expect(page.getByText('Address added successfully!')).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
})

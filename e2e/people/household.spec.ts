import { failCall, holdCall, refuseLive, untilQuiet } from '../support/calls.ts'
import { section } from '../support/account.ts'
import { expect, test } from '../support/fixtures.ts'
import { createPerson, householdNames, joinHousehold, openHousehold, openPhone, personRow } from '../support/people.ts'
import { untilKept } from '../support/offline.ts'
import { button, field, title } from '../support/screen.ts'

test('the account menu and the profile lead to the household', async ({ signedIn: page }) => {
  await page.goto('/inventory')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Household', exact: true }).click()
  await expect(title(page, 'Household')).toBeVisible()
  await expect(personRow(page, 'Ada Lovelace')).toContainText(/Owner, here since \d+\/\d+\/\d{4}/)
  await expect(field(page, 'name')).toHaveValue("Ada's Home")
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Open Household' }).click()
  await expect(title(page, 'Household')).toBeVisible()
})

test('an owner changes name and time zone, and what was typed survives a failure', async ({ signedIn: page, api }) => {
  await openHousehold(page)
  await field(page, 'name').fill('')
  await button(page, 'Save Changes').click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await field(page, 'name').fill('Mill Lane 4')
  await field(page, 'time_zone').selectOption('Europe/Berlin')
  const restore = await failCall(page, 'PUT', '/api/household', 502)
  await button(page, 'Save Changes').click()
  await expect(page.getByText('Failed to update the household. Please try again.')).toBeVisible()
  await expect(field(page, 'name')).toHaveValue('Mill Lane 4')
  await restore()
  await button(page, 'Save Changes').click()
  await expect(page.getByText('Household updated')).toBeVisible()
  const { household } = await api.json<{ household: object }>('GET', '/api/household')
  expect(household).toMatchObject({ name: 'Mill Lane 4', time_zone: 'Europe/Berlin' })
})

test('it loads with a skeleton and offers another try where it fails', async ({ signedIn: page }) => {
  // Whoever is told of changes asks again without a press.
  await refuseLive(page)
  const held = await holdCall(page, 'GET', '/api/household')
  await page.goto('/household')
  await expect(page.locator('main').getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached()
  await held.release()
  await expect(personRow(page, 'Ada')).toBeVisible()
  // What this phone does not have yet it asks for without a press, too.
  await untilKept(page, '/api/household')
  const restore = await failCall(page, 'GET', '/api/household', 500)
  await page.goto('/household')
  await expect(page.getByText('Failed to load the household. Please try again later.')).toBeVisible()
  // Parts that come later ask for it too.
  await untilQuiet(page)
  await restore()
  await button(page, 'Try Again').click()
  await expect(page.getByText('Failed to load the household.')).toHaveCount(0)
  await expect(personRow(page, 'Ada')).toBeVisible()
})

test('a server of one household for each account says so', async ({ signedIn: page }) => {
  await failCall(page, 'GET', '/api/household', 404, 'Not found')
  await page.goto('/household')
  await expect(page.getByText('This server keeps one household for each account.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Inventory' })).toBeVisible()
})

test('members and viewers see everybody and no controls of owners', async ({ browser, api }) => {
  const vera = await joinHousehold(api, 'Vera', 'viewer')
  const page = await openPhone(browser, vera)
  await openHousehold(page)
  await expect(personRow(page, 'Vera')).toContainText('Viewer')
  await expect(personRow(page, 'Ada')).toContainText('Owner')
  await expect(page.getByRole('button', { name: /What can be done/ })).toHaveCount(0)
  await expect(section(page, 'Invites')).toHaveCount(0)
  await expect(button(page, 'Save Changes')).toHaveCount(0)
  await expect(section(page, 'About')).toContainText('America/New_York')
  await expect(button(page, 'Leave Household')).toBeEnabled()
  await page.context().close()
})

test('an owner changes a role and removes somebody, whose phone goes home', async ({
  browser,
  signedIn: page,
  api,
}) => {
  const mira = await joinHousehold(api, 'Mira', 'viewer')
  const phone = await openPhone(browser, mira)
  await openHousehold(phone)
  await openHousehold(page)
  await personRow(page, 'Mira').getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Change Role' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: 'Viewer' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Member' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Role updated')).toBeVisible()
  await expect(personRow(page, 'Mira')).toContainText('Member')

  await personRow(page, 'Mira').getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(dialog).toContainText(
    'Mira Lovelace no longer sees this household and is told that you removed them. Everything that was added stays here.',
  )
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(personRow(page, 'Mira')).toHaveCount(0)
  // The phone is told, and starts anew in the household that is left.
  await expect(phone).toHaveURL('/inventory')
  await expect(phone.getByText("You are in Mira's Home now", { exact: true })).toBeVisible()
  // By whom, from where, and what became of what they did there; until they have read it.
  const told = phone.getByRole('dialog', { name: "You were removed from Ada's Home" })
  await expect(told).toContainText("Ada removed you from Ada's Home. Everything in it stays with those who live there")
  await expect(told).toContainText("You are in Mira's Home now. What you have here is yours.")
  await told.getByRole('button', { name: 'Close' }).click()
  await expect(told).toBeHidden()
  await openHousehold(phone)
  await expect(personRow(phone, 'Mira')).toContainText('Owner')
  await expect(phone.getByRole('list', { name: 'People' }).getByRole('listitem')).toHaveCount(1)
  await phone.context().close()
})

test('the only owner is told to make somebody else an owner first', async ({ signedIn: page, api }) => {
  await joinHousehold(api, 'Mira', 'member')
  await openHousehold(page)
  await expect(section(page, 'Leave Household')).toContainText(
    'You are the only owner. Make somebody else an owner first, then you can leave.',
  )
  await expect(button(page, 'Leave Household')).toBeDisabled()
  await personRow(page, 'Ada').getByRole('button').click()
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Change Role' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Viewer' }).check()
  await expect(dialog).toContainText('You give this up yourself: only another owner can make you an owner again.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toContainText('A household needs an owner. Make somebody else an owner first.')
  await expect(dialog.getByRole('radio', { name: 'Viewer' })).toBeChecked()
})

test('somebody leaves, and the others keep everything', async ({ browser, api }) => {
  await api.json('PUT', '/api/household', { name: 'Mill Lane 4' })
  const mira = await joinHousehold(api, 'Mira', 'member')
  const page = await openPhone(browser, mira)
  await openHousehold(page)
  await button(page, 'Leave Household').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('You no longer see Mill Lane 4. The others keep everything in it.')
  await dialog.getByRole('button', { name: 'Leave Household' }).click()
  await expect(page).toHaveURL('/inventory')
  await expect(page.getByText('You left Mill Lane 4')).toBeVisible()
  expect(await householdNames(mira.api)).toEqual(["Mira's Home"])
  await page.context().close()
})

test('whoever is alone types the name before everything is deleted', async ({ browser }) => {
  const nora = await createPerson('Nora')
  await nora.api.json('PUT', '/api/household', { name: 'Sea House' })
  await nora.api.json('POST', '/api/inventory', {
    item_name: 'Salt',
    category: 'Pantry',
    quantity: 1,
    unit_of_measure: 'kg',
  })
  const page = await openPhone(browser, nora)
  await openHousehold(page)
  await button(page, 'Leave Household').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(
    'Every item, the history, the shopping list and the photos of Sea House are deleted.',
  )
  await dialog.getByRole('button', { name: 'Leave and Delete' }).click()
  await expect(dialog).toContainText('This is not the name of the household')
  expect(await householdNames(nora.api)).toEqual(['Sea House'])
  await dialog.getByLabel('Type Sea House to confirm').fill('Sea House')
  await dialog.getByRole('button', { name: 'Leave and Delete' }).click()
  await expect(page.getByText('Your larder is empty')).toBeVisible()
  expect(await householdNames(nora.api)).not.toContain('Sea House')
  await page.context().close()
})

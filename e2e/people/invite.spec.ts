import { failCall } from '../support/calls.ts'
import { section } from '../support/account.ts'
import { expect, test } from '../support/fixtures.ts'
import { openHousehold, openPhone } from '../support/people.ts'
import { button, title } from '../support/screen.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('an owner makes a link, sees it once, copies it and withdraws it', async ({ signedIn: page, browser }) => {
  await openHousehold(page)
  await expect(page.getByText('Nobody is invited at the moment.')).toBeVisible()
  await button(page, 'Invite Somebody').click()
  await expect(page.getByText("Whoever opens the link joins Ada's Home. It works once, for 7 days.")).toBeVisible()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName("Invite Somebody to Ada's Home")
  await expect(dialog.getByRole('radio', { name: 'Member' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Viewer' }).check()
  const restore = await failCall(page, 'POST', '/api/household/invites', 502)
  await dialog.getByRole('button', { name: 'Create Link' }).click()
  await expect(dialog).toContainText('Failed to create the invite. Please try again.')
  await restore()
  await expect(dialog.getByRole('radio', { name: 'Viewer' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Create Link' }).click()
  await expect(dialog).toHaveAccessibleName("Invite to Ada's Home Ready")
  await expect(dialog).toContainText('This link is shown only now. Pass it on before you close this.')
  await expect(dialog.getByRole('img', { name: 'QR code of the invite: scan it with the other phone' })).toBeVisible()
  const link = await dialog.getByLabel('Link').inputValue()
  expect(new URL(link).pathname).toMatch(/^\/join\/[\w-]{43}$/)
  await dialog.getByRole('button', { name: 'Copy Link' }).click()
  await expect(dialog.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await dialog.getByRole('button', { name: 'Done' }).click()

  const invites = section(page, 'Invites')
  await expect(invites.getByRole('listitem')).toContainText(/For a viewerby Ada, until \d+\/\d+\/\d{4}/)
  await expect(page.getByText(link)).toHaveCount(0)
  const phone = await openPhone(browser)
  await phone.goto(new URL(link).pathname)
  await expect(title(phone, 'Ada invites you to')).toBeVisible()
  await expect(phone.getByText('You join as a viewer.')).toBeVisible()
  const lead = "Log in or create an account to join Ada's Home. You come back here."
  await expect(phone.getByText(lead)).toBeVisible()

  await invites.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('Invite withdrawn')).toBeVisible()
  await expect(page.getByText('Nobody is invited at the moment.')).toBeVisible()
  await phone.reload()
  await expect(title(phone, 'This invite does not work')).toBeVisible()
  await expect(phone.getByText('This invite was withdrawn. Ask for a new link.')).toBeVisible()
  await expect(phone.getByRole('link', { name: 'Back to Home' })).toBeVisible()
  await phone.context().close()
})

test('the phone shares the link with its own sheet', async ({ signedIn: page }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = []
    Object.assign(window, { shared })
    navigator.share = async (data) => void shared.push(data ?? {})
  })
  await openHousehold(page)
  await button(page, 'Invite Somebody').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create Link' }).click()
  const url = await dialog.getByLabel('Link').inputValue()
  await dialog.getByRole('button', { name: 'Share' }).click()
  expect(await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)).toMatchObject([{ url }])
})

test('too many open invites are said to be', async ({ signedIn: page }) => {
  await failCall(
    page,
    'POST',
    '/api/household/invites',
    409,
    'No more than 20 invites can be open. Withdraw one first.',
  )
  await openHousehold(page)
  await button(page, 'Invite Somebody').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create Link' }).click()
  await expect(page.getByRole('dialog')).toContainText('No more than 20 invites can be open. Withdraw one first.')
})

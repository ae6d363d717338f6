import type { Page } from '@playwright/test'
import { freshName } from '../support/api.ts'
import { answerCall, failCall, recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { createItem, milk } from '../support/items.ts'
import { createInvite, createPerson, householdNames, openPhone } from '../support/people.ts'
import { button, fillFields, title } from '../support/screen.ts'

const home = 'Mill Lane 4'

/** The phone of somebody who was sent a link. */
async function openInvite(page: Page, code: string): Promise<void> {
  await page.goto(`/join/${code}`)
  await expect(title(page, `Ada invites you to ${home}`)).toBeVisible()
}

test.beforeEach(async ({ api }) => {
  await api.json('PUT', '/api/household', { name: home })
})

test('a guest registers and comes back to the invite, and their empty household goes', async ({ browser, api }) => {
  await createItem(api, milk)
  const page = await openPhone(browser)
  await openInvite(page, await createInvite(api, 'member'))
  await expect(page.getByText('You join as a member.')).toBeVisible()
  // By way of the other of the two screens: the invite is not forgotten there.
  await page.getByRole('link', { name: 'Log In', exact: true }).click()
  await expect(title(page, 'Login')).toBeVisible()
  await page.locator('main').getByRole('link', { name: 'Register' }).click()
  await expect(title(page, 'Register')).toBeVisible()
  const username = freshName('vera')
  const password = 'correct horse battery'
  await fillFields(page, { username, email: `${username}@example.com`, password, confirmPassword: password })
  await button(page, 'Register').click()
  await expect(title(page, `Ada invites you to ${home}`)).toBeVisible()
  await expect(page.getByText('is empty and is let go when you join.')).toBeVisible()
  await button(page, `Join ${home}`).click()
  await expect(page).toHaveURL('/inventory')
  await expect(page.getByText(`Welcome to ${home}`)).toBeVisible()
  await expect(page.getByText('Whole Milk')).toBeVisible()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByRole('menuitem', { name: 'Household', exact: true })).toBeVisible()
  await expect(page.getByRole('menuitemradio')).toHaveCount(0)
  await page.context().close()
})

test('somebody logs in and comes back to the invite; without one a log-in leads to the inventory', async ({
  browser,
  api,
}) => {
  const vera = await createPerson('Vera')
  const page = await openPhone(browser)
  await openInvite(page, await createInvite(api, 'viewer'))
  await page.getByRole('link', { name: 'Log In', exact: true }).click()
  await fillFields(page, { username: vera.username, password: vera.password })
  await button(page, 'Login').click()
  await expect(title(page, `Ada invites you to ${home}`)).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(title(page, 'Login')).toBeVisible()
  await fillFields(page, { username: vera.username, password: vera.password })
  await button(page, 'Login').click()
  await expect(page).toHaveURL('/inventory')
  await page.context().close()
})

test('whoever has things keeps both households, and the phone forgets the one of before', async ({ browser, api }) => {
  await createItem(api, milk)
  const vera = await createPerson('Vera')
  await createItem(vera.api, { ...milk, item_name: 'Saffron' })
  const page = await openPhone(browser, vera)
  await page.goto('/inventory')
  await page.locator('main [name="quick_add"]').fill('2 jars saffron')
  await openInvite(page, await createInvite(api, 'member'))
  await page.getByRole('radio', { name: 'Keep both households' }).check()
  await button(page, `Join ${home}`).click()
  await expect(page.getByText(`Welcome to ${home}`)).toBeVisible()
  await expect(page.getByText('Whole Milk')).toBeVisible()
  await expect(page.getByText('Saffron')).toHaveCount(0)
  await expect(page.locator('main [name="quick_add"]')).toHaveValue('')
  expect(await householdNames(vera.api)).toEqual([home, "Vera's Home"])
  await page.context().close()
})

test('whoever leaves the old household is told what is lost', async ({ browser, api }) => {
  const vera = await createPerson('Vera')
  await createItem(vera.api, milk)
  const page = await openPhone(browser, vera)
  await openInvite(page, await createInvite(api, 'member'))
  const choice = page.getByRole('radio', { name: 'Leave the old one' })
  await choice.check()
  await expect(choice).toHaveAccessibleDescription('You begin afresh. 1 item and its history are deleted for good.')
  await button(page, `Join ${home}`).click()
  await expect(page.getByText(`Welcome to ${home}`)).toBeVisible()
  expect(await householdNames(vera.api)).toEqual([home])
  await page.context().close()
})

test('things are brought along after a look at them, and what is chosen survives a failure', async ({
  browser,
  api,
}) => {
  await createItem(api, milk)
  const vera = await createPerson('Vera')
  await createItem(vera.api, milk)
  await createItem(vera.api, { ...milk, item_name: 'Oat Milk' })
  await createItem(vera.api, { ...milk, item_name: 'Saffron' })
  await createItem(api, { ...milk, item_name: 'Oat Milk' })
  const code = await createInvite(api, 'member')
  const page = await openPhone(browser, vera)
  await openInvite(page, code)
  await expect(page.getByRole('radio', { name: 'Bring my things along' })).toBeChecked()
  await button(page, 'Look Over My Things').click()
  await expect(page.getByRole('heading', { name: 'There already (2)' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Whole Milk' })).toContainText('is added to Whole Milk')
  await page.getByText('Comes along (1)').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Saffron' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Keep Oat Milk apart' }).check()
  await expect(page.getByText('stays an item of its own')).toBeVisible()
  const restore = await failCall(page, 'POST', `/api/invites/${code}/accept`, 502)
  await button(page, `Join ${home}`).click()
  await expect(page.getByText('Failed to join. Please try again.')).toBeVisible()
  await restore()
  await expect(page.getByRole('checkbox', { name: 'Keep Oat Milk apart' })).toBeChecked()
  await button(page, 'Back').click()
  await expect(page.getByRole('radio', { name: 'Bring my things along' })).toBeChecked()
  await button(page, 'Look Over My Things').click()
  // Many things take longer: how far they are is told until the last has arrived.
  const seen = new AbortController()
  const untilSeen = new Promise((resolve) => seen.signal.addEventListener('abort', resolve))
  let calls = 0
  await page.route(`**/api/invites/${code}/accept`, async (route) => {
    calls += 1
    if (calls > 1) await untilSeen
    const response = await route.fetch()
    const body = (await response.json()) as object
    await route.fulfill({ response, json: calls > 1 ? body : { ...body, arriving: { done: 1, total: 3 } } })
  })
  await button(page, `Join ${home}`).click()
  await expect(page.getByRole('heading', { name: `Your things are moving to ${home}` })).toBeVisible()
  await expect(page.getByText('1 of 3 items arrived.')).toBeVisible()
  await expect(button(page, `Go to ${home}`)).toBeEnabled()
  seen.abort()
  await expect(page.getByText(`Welcome to ${home}. 3 items came along. 1 of them was added`)).toBeVisible()
  const items = await api.json<{ item_name: string }[]>('GET', '/api/inventory')
  expect(items.map(({ item_name }) => item_name).toSorted()).toEqual(['Oat Milk', 'Oat Milk', 'Saffron', 'Whole Milk'])
  expect(await householdNames(vera.api)).toEqual([home])
  await page.context().close()
})

const gone = [
  ['unknown', 'This invite does not exist. Ask for a new link.'],
  ['used', 'This invite was used already. Ask for a new link.'],
  ['expired', 'This invite has expired. Ask for a new link.'],
  ['revoked', 'This invite was withdrawn. Ask for a new link.'],
] as const
for (const [why, sentence] of gone) {
  test(`an invite that is ${why} says so and leads on`, async ({ signedIn: page }) => {
    const code = 'x'.repeat(43)
    if (why !== 'unknown') await failCall(page, 'GET', `/api/invites/${code}`, 404, sentence)
    await page.goto(`/join/${code}`)
    await expect(title(page, 'This invite does not work')).toBeVisible()
    await expect(page.getByText(sentence)).toBeVisible()
    await page.getByRole('link', { name: 'Go to My Inventory' }).click()
    await expect(title(page, 'My Inventory')).toBeVisible()
  })
}

test('an invite that somebody else used meanwhile is not offered again', async ({ browser, api }) => {
  const [vera, mira] = [await createPerson('Vera'), await createPerson('Mira')]
  const code = await createInvite(api, 'member')
  const page = await openPhone(browser, vera)
  await openInvite(page, code)
  await expect(button(page, `Join ${home}`)).toBeEnabled()
  await mira.api.json('POST', `/api/invites/${code}/accept`, {})
  await button(page, `Join ${home}`).click()
  await expect(page.getByText('This invite was used already. Ask for a new link.')).toBeVisible()
  await page.context().close()
})

test('whoever lives there already is led there', async ({ signedIn: page, api }) => {
  const code = await createInvite(api, 'member')
  const sent = recordCalls(page, 'POST', `/api/invites/${code}/accept`)
  await openInvite(page, code)
  await expect(page.getByText('You live in this household already.')).toBeVisible()
  await page.getByRole('link', { name: `Go to ${home}` }).click()
  await expect(page).toHaveURL('/inventory')
  expect(sent).toEqual([])
})

test('an invite that cannot be opened is tried again', async ({ page, api }) => {
  const code = await createInvite(api, 'member')
  const restore = await failCall(page, 'GET', `/api/invites/${code}`, 500)
  await page.goto(`/join/${code}`)
  await expect(page.getByText('Failed to open the invite. Please try again.')).toBeVisible()
  await restore()
  await button(page, 'Try Again').click()
  await expect(title(page, `Ada invites you to ${home}`)).toBeVisible()
})

test('a refusal of the server keeps the choice', async ({ browser, api }) => {
  const vera = await createPerson('Vera')
  await createItem(vera.api, milk)
  const code = await createInvite(api, 'member')
  const page = await openPhone(browser, vera)
  await answerCall(page, 'POST', `/api/invites/${code}/accept`, 409, { message: 'A household has room for 50 people.' })
  await openInvite(page, code)
  await page.getByRole('radio', { name: 'Keep both households' }).check()
  await button(page, `Join ${home}`).click()
  await expect(page.getByText('A household has room for 50 people.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Keep both households' })).toBeChecked()
  await page.context().close()
})

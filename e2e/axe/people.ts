import { expect } from '../support/fixtures.ts'
import { createItem, milk } from '../support/items.ts'
import {
  createInvite,
  createPerson,
  joinHousehold,
  openHousehold,
  openPhone,
  personRow,
  removeMember,
} from '../support/people.ts'
import { button, title } from '../support/screen.ts'
import type { Walk } from './walk.ts'

/** The household, its questions, and what somebody sees who is invited. */
export const people_walks: readonly Walk[] = [
  {
    name: 'household',
    screens: ['/household'],
    go: async ({ page, api, browser, look }) => {
      const dialog = page.getByRole('dialog')
      await openHousehold(page)
      await button(page, 'Leave Household').click()
      await dialog.getByRole('button', { name: 'Leave and Delete' }).click()
      await expect(dialog).toContainText('This is not the name of the household')
      await look('leaving alone, with a complaint')
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog).toBeHidden()
      const mira = await joinHousehold(api, 'Mira', 'viewer')
      await createInvite(api, 'member')
      await openHousehold(page)
      await expect(personRow(page, 'Mira')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'For a member' })).toBeVisible()
      await look('people and an invite')
      await personRow(page, 'Mira').getByRole('button').click()
      await expect(page.getByRole('menu')).toBeVisible()
      await look('menu of somebody')
      await page.getByRole('menuitem', { name: 'Change Role' }).click()
      await expect(dialog).toBeVisible()
      await look('dialog: role')
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog).toBeHidden()
      await button(page, 'Invite Somebody').click()
      await dialog.getByRole('button', { name: 'Create Link' }).click()
      await expect(dialog.getByRole('img')).toBeVisible()
      await look('dialog: link of an invite')
      await dialog.getByRole('button', { name: 'Done' }).click()
      await expect(dialog).toBeHidden()
      await button(page, 'New Household').click()
      await dialog.getByRole('button', { name: 'Create' }).click()
      await expect(dialog.getByText('Name is required')).toBeVisible()
      await look('dialog: new household, with a complaint')
      await removeMember(api, 'Mira')
      const phone = await openPhone(browser, mira)
      await phone.goto('/inventory')
      await expect(phone.getByRole('dialog', { name: "You were removed from Ada's Home" })).toBeVisible()
      await look('dialog: told of a removal', { page: phone })
      await phone.context().close()
    },
  },
  {
    name: 'joining a household',
    screens: ['/join/:code'],
    go: async ({ page, api, account, browser, look }) => {
      await api.json('PUT', '/api/household', { name: 'Mill Lane 4' })
      await createItem(api, milk)
      const code = await createInvite(api, 'member')
      const guest = await openPhone(browser)
      await guest.goto(`/join/${code}`)
      await expect(title(guest, 'Ada invites you to Mill Lane 4')).toBeVisible()
      await look('as a guest', { page: guest })
      await guest.goto(`/join/${'x'.repeat(43)}`)
      await expect(title(guest, 'This invite does not work')).toBeVisible()
      await look('an unknown invite', { page: guest })
      await guest.context().close()
      const vera = await createPerson('Vera')
      await createItem(vera.api, milk)
      await createItem(vera.api, { ...milk, item_name: 'Saffron' })
      const phone = await openPhone(browser, vera)
      await phone.goto(`/join/${code}`)
      await expect(phone.getByRole('radio').first()).toBeVisible()
      await look('with things of their own', { page: phone })
      await button(phone, 'Look Over My Things').click()
      await phone.getByText('Comes along (1)').click()
      await look('looking over them', { page: phone })
      await phone.getByRole('button', { name: 'Back' }).click()
      await phone.getByRole('radio', { name: 'Keep both households' }).check()
      await button(phone, 'Join Mill Lane 4').click()
      await expect(phone).toHaveURL('/inventory')
      await phone.getByRole('button', { name: 'Account menu' }).click()
      await expect(phone.getByRole('menuitemradio', { name: 'Mill Lane 4' })).toBeVisible()
      await look('switcher', { page: phone })
      await phone.context().close()
      await page.goto(`/join/${await createInvite(api, 'viewer')}`)
      await expect(page.getByText('You live in this household already.')).toBeVisible()
      await look(`living there already as ${account.first_name}`)
    },
  },
]

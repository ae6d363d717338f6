import { answer, fail, hold } from './answers.mjs'
import { dialog, go, openInventory, press } from './ways.mjs'

const path = '/household'

async function openHousehold(page) {
  await go(page, path, 'Household')
  await page.getByRole('list', { name: 'People' }).waitFor()
}

const inviting = 'Kim invites you to Mill Lane 4'

const joinAddress = ({ invite_code }) => `/join/${invite_code}`

const thing = (item_id, item_name, quantity, unit_of_measure, brand = null) => ({
  item_id,
  item_name,
  brand,
  quantity,
  unit_of_measure,
})
const brought = {
  household: { household_id: 1, name: 'Charlie', time_zone: 'America/New_York', role: 'owner' },
  can_bring: true,
  is_alone: true,
  items: [
    { ...thing(1, 'Basmati Rice', 500, 'g'), match: thing(11, 'Basmati Rice', 2, 'kg') },
    { ...thing(2, 'Olive Oil', 1, 'l', 'Terra'), match: thing(12, 'Olive Oil', 0.5, 'l', 'Terra') },
    { ...thing(3, 'Plain Yoghurt', 4, 'pcs'), match: null },
    { ...thing(4, 'Oat Milk', 2, 'l', 'Mill & Field'), match: null },
  ],
}

export const people_scenes = [
  { name: 'household', title: 'Household, for an owner', as: 'owner', is_whole: true, open: openHousehold },
  { name: 'household-viewer', title: 'Household, for a viewer', as: 'viewer', is_whole: true, open: openHousehold },
  { name: 'household-alone', title: 'Household of one', as: 'fresh', is_whole: true, open: openHousehold },
  {
    name: 'household-loading',
    title: 'Household, loading',
    as: 'owner',
    open: async (page) => {
      await hold(page, '/api/household')
      await go(page, path, 'Household')
    },
  },
  {
    name: 'household-failed',
    title: 'Household, failed',
    as: 'owner',
    open: async (page) => {
      await fail(page, '/api/household')
      await go(page, path, 'Household')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'household-role',
    title: 'Changing a role',
    as: 'owner',
    open: async (page) => {
      await openHousehold(page)
      await press(page, 'What can be done with Alex Baker')
      await page.getByRole('menuitem', { name: 'Change Role' }).click()
      await dialog(page)
    },
  },
  {
    name: 'household-invite',
    title: 'Inviting somebody',
    as: 'owner',
    open: async (page) => {
      await openHousehold(page)
      await press(page, 'Invite Somebody')
      await dialog(page)
    },
  },
  {
    name: 'household-invite-link',
    title: 'The link of an invite',
    as: 'owner',
    open: async (page) => {
      const url = 'https://larder.example.org/join/q7R-_x0KpZ3mB8sT1vW4yA6cE9fH2jL5nQoUiXdGkMw'
      const invite = { invite_id: 9, code: '', url, role: 'member', expires_at: '2026-11-24T12:00:00Z' }
      await openHousehold(page)
      await answer(page, '/api/household/invites', { message: 'Invite ready', invite })
      await press(page, 'Invite Somebody')
      await page.getByRole('dialog').getByRole('button', { name: 'Create Link' }).click()
      await page.getByRole('img', { name: /QR code/ }).waitFor()
    },
  },
  {
    name: 'household-leave',
    title: 'Leaving as the last one',
    as: 'fresh',
    open: async (page) => {
      await openHousehold(page)
      await press(page, 'Leave Household')
      await dialog(page)
    },
  },
  {
    name: 'household-switcher',
    title: 'Switching between households',
    as: 'member',
    open: async (page) => {
      await openInventory(page).catch(() => undefined)
      await page.getByRole('button', { name: 'Account menu' }).click()
      await page.getByRole('menuitemradio', { name: 'Mill Lane 4' }).waitFor()
    },
  },
  {
    name: 'join-guest',
    title: 'An invite, before log-in',
    as: 'guest',
    open: (page, stage) => go(page, joinAddress(stage), inviting),
  },
  {
    name: 'join-choice',
    title: 'An invite, with things of one’s own',
    as: 'invited',
    open: async (page, stage) => {
      await answer(page, `/api/invites/${stage.invite_code}/items`, brought)
      await go(page, joinAddress(stage), inviting)
      await page.getByRole('radio').first().waitFor()
    },
  },
  {
    name: 'join-review',
    title: 'Looking over what comes along',
    as: 'invited',
    open: async (page, stage) => {
      await answer(page, `/api/invites/${stage.invite_code}/items`, brought)
      await go(page, joinAddress(stage), inviting)
      await press(page, 'Look Over My Things')
      await page.getByText('Comes along (2)').click()
    },
  },
  {
    name: 'join-gone',
    title: 'An invite that does not work',
    as: 'guest',
    open: (page) => go(page, `/join/${'x'.repeat(43)}`, 'This invite does not work'),
  },
]

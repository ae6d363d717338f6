import { dialog, go, press } from './ways.mjs'

async function openProfile(page) {
  await go(page, '/profile', 'My Profile')
  await page.getByRole('list', { name: 'Devices' }).waitFor()
}

async function openAddresses(page) {
  await go(page, '/profile?tab=addresses', 'My Profile')
  await page.getByRole('button', { name: 'Add Address' }).waitFor()
}

export const profile_scenes = [
  { name: 'profile', title: 'Profile', as: 'demo', is_whole: true, open: openProfile },
  {
    name: 'profile-sign-out',
    title: 'Logging out everywhere',
    as: 'demo',
    open: async (page) => {
      await openProfile(page)
      await press(page, 'Log Out Everywhere')
      await dialog(page)
    },
  },
  {
    name: 'profile-delete-account',
    title: 'Deleting the account',
    as: 'demo',
    open: async (page) => {
      await openProfile(page)
      await press(page, 'Delete Account')
      await dialog(page)
    },
  },
  {
    name: 'addresses',
    title: 'Addresses, one being edited',
    as: 'demo',
    is_whole: true,
    open: async (page) => {
      await openAddresses(page)
      await page.getByRole('listitem').filter({ hasText: 'Work' }).getByRole('button', { name: 'Edit' }).click()
      await page.getByRole('button', { name: 'Update Address' }).waitFor()
    },
  },
  { name: 'addresses-empty', title: 'Addresses, none yet', as: 'fresh', is_whole: true, open: openAddresses },
]

import type { Page } from '@playwright/test'
import { home, work } from './support/addresses.ts'
import type { ApiClient } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { button, sizes, title } from './support/screen.ts'

interface Visit {
  name: string
  open: (page: Page, api: ApiClient) => Promise<void>
}

function visit(path: string, heading: string): Visit {
  return {
    name: path,
    open: async (page) => {
      await page.goto(path)
      await expect(title(page, heading)).toBeVisible()
    },
  }
}

const logged_out: Visit[] = [
  { name: 'home', open: async (page) => void (await page.goto('/')) },
  visit('/nowhere', 'Page Not Found'),
  {
    name: 'login with complaints',
    open: async (page) => {
      await page.goto('/login')
      await button(page, 'Login').click()
      await expect(page.getByText('Username is required')).toBeVisible()
    },
  },
  {
    name: 'register with complaints',
    open: async (page) => {
      await page.goto('/register')
      await button(page, 'Register').click()
      await expect(page.getByText('Email is required')).toBeVisible()
    },
  },
]

const logged_in: Visit[] = [
  { name: 'home', open: async (page) => void (await page.goto('/')) },
  visit('/profile', 'My Profile'),
  {
    name: 'addresses, none yet, with complaints',
    open: async (page) => {
      await page.goto('/profile?tab=addresses')
      await button(page, 'Add Address').click()
      await expect(page.getByText('City is required')).toBeVisible()
    },
  },
  {
    name: 'addresses, one being edited',
    open: async (page, api) => {
      await api.json('POST', '/api/addresses', { ...home, is_default: true })
      await api.json('POST', '/api/addresses', work)
      await page.goto('/profile?tab=addresses')
      await button(page, 'Edit').last().click()
      await expect(button(page, 'Update Address')).toBeVisible()
    },
  },
  {
    name: 'profile with a toast',
    open: async (page) => {
      await page.goto('/profile')
      await button(page, 'Save Changes').click()
      await expect(page.getByText('Profile updated successfully!')).toBeVisible()
    },
  },
  {
    name: 'open account menu',
    open: async (page) => {
      await page.goto('/profile')
      await page.getByRole('button', { name: 'Account menu' }).click()
      await expect(page.getByRole('menu')).toBeVisible()
    },
  },
]

for (const [width, height] of [
  [390, 844],
  [1400, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })
    for (const { name, open } of logged_out) {
      test(`axe finds nothing: ${name}, logged out`, async ({ page, api }) => {
        await open(page, api)
        await expectNoViolations(page)
      })
    }
    for (const { name, open } of logged_in) {
      test(`axe finds nothing: ${name}`, async ({ signedIn: page, api }) => {
        await open(page, api)
        await expectNoViolations(page)
      })
    }
  })
}

test('axe finds nothing: open drawer', async ({ signedIn: page }) => {
  await page.setViewportSize(sizes.phone)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page)
})

import type { Page } from '@playwright/test'
import { home, work } from './support/addresses.ts'
import type { ApiClient } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { button, title } from './support/screen.ts'

const milk = { item_name: 'Whole milk', category: 'Dairy', quantity: 1, unit_of_measure: 'l', low_stock_threshold: 2 }

interface Visit {
  name: string
  open: (page: Page, api: ApiClient) => Promise<void>
}

async function addMilk(api: ApiClient): Promise<number> {
  const { item } = await api.json<{ item: { item_id: number } }>('POST', '/api/inventory', {
    ...milk,
    expiry_date: '2020-01-05',
    brand: 'Arla',
    location: 'Fridge',
  })
  return item.item_id
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
    name: 'empty inventory',
    open: async (page) => {
      await page.goto('/inventory')
      await expect(page.getByText('Add Your First Item')).toBeVisible()
    },
  },
  {
    name: 'inventory with filters',
    open: async (page, api) => {
      await addMilk(api)
      await page.goto('/inventory')
      await expect(page.getByText('Whole milk')).toBeVisible()
      await button(page, 'Filters').click()
    },
  },
  {
    name: 'item form with complaints',
    open: async (page) => {
      await page.goto('/inventory/add')
      await button(page, 'Add Item').click()
      await expect(page.getByText('Item name is required')).toBeVisible()
    },
  },
  {
    name: 'item detail',
    open: async (page, api) => {
      await page.goto(`/inventory/${await addMilk(api)}`)
      await expect(title(page, 'Whole milk')).toBeVisible()
    },
  },
  {
    name: 'item delete dialog',
    open: async (page, api) => {
      await page.goto(`/inventory/${await addMilk(api)}`)
      await button(page, 'Delete').click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'item edit form',
    open: async (page, api) => {
      await page.goto(`/inventory/edit/${await addMilk(api)}`)
      await expect(page.locator('[name="item_name"]')).toHaveValue('Whole milk')
    },
  },
  {
    name: 'item that is not there',
    open: async (page) => {
      await page.goto('/inventory/999999999')
      await expect(page.getByText('Item Not Found')).toBeVisible()
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
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page)
})

import { fail, hold } from './answers.mjs'
import { sizes } from './shoot.mjs'
import { dialog, go, openInventory, press } from './ways.mjs'

async function select(page, count) {
  await openInventory(page)
  await press(page, 'Select')
  const boxes = page.locator('main article input[type=checkbox]')
  for (let index = 0; index < count; index += 1) await boxes.nth(index).check()
}

/** The quick line with what it makes of some words. */
async function typeLine(page, line) {
  await openInventory(page)
  await page.locator('[name=quick_add]').fill(line)
  await page.locator('form output span').first().waitFor()
}

export const inventory_scenes = [
  { name: 'inventory', title: 'Inventory', as: 'demo', open: (page) => openInventory(page) },
  {
    name: 'inventory-filters',
    title: 'Inventory, searched',
    as: 'demo',
    open: (page) => openInventory(page, '?q=milk'),
  },
  {
    name: 'inventory-grouped',
    title: 'Inventory, grouped by location',
    as: 'demo',
    open: (page) => openInventory(page, '?group=location&show=low'),
  },
  {
    name: 'inventory-quick-add',
    title: 'Quick add, as it understands a line',
    as: 'demo',
    open: (page) => typeLine(page, '2 l milk fridge exp 12/24'),
  },
  {
    name: 'inventory-quick-use',
    title: 'The same line, when something was used',
    as: 'demo',
    open: (page) => typeLine(page, 'used half a litre of milk'),
  },
  {
    name: 'inventory-use',
    title: 'Using another amount than usual',
    as: 'demo',
    open: async (page) => {
      await openInventory(page, '?q=coffee')
      await page
        .getByRole('button', { name: /^Use .* of Ground Coffee$/ })
        .first()
        .click({ button: 'right' })
      await dialog(page)
    },
  },
  {
    name: 'inventory-selecting',
    title: 'Inventory, choosing several',
    as: 'demo',
    open: (page) => select(page, 2),
  },
  {
    name: 'inventory-move',
    title: 'Moving several',
    as: 'demo',
    open: async (page) => {
      await select(page, 2)
      await press(page, 'Move')
      await dialog(page)
    },
  },
  {
    name: 'inventory-delete',
    title: 'Deleting several',
    as: 'demo',
    open: async (page) => {
      await select(page, 3)
      await press(page, 'Delete')
      await dialog(page)
    },
  },
  {
    name: 'inventory-similar',
    title: 'Inventory, searched with a slip',
    as: 'demo',
    open: async (page) => {
      await go(page, '/inventory?q=tomatos', 'My Inventory')
      await page.getByRole('heading', { name: /tomatos/ }).waitFor()
    },
  },
  {
    name: 'inventory-nothing-found',
    title: 'Inventory, filtered to nothing',
    as: 'demo',
    open: async (page) => {
      await go(page, '/inventory?q=xylophone', 'My Inventory')
      await page.getByRole('button', { name: 'Clear Filters' }).waitFor()
    },
  },
  {
    name: 'inventory-empty',
    title: 'Inventory, empty',
    as: 'fresh',
    is_whole: true,
    open: async (page) => {
      await go(page, '/inventory', 'My Inventory')
      await page.getByRole('button', { name: 'Load the demo household' }).waitFor()
      await page.locator('[name=quick_add]').waitFor()
    },
  },
  {
    name: 'inventory-loading',
    title: 'Inventory, loading',
    as: 'demo',
    open: async (page) => {
      await hold(page, '/api/inventory')
      await go(page, '/inventory', 'My Inventory')
    },
  },
  {
    name: 'inventory-failed',
    title: 'Inventory, not loaded',
    as: 'demo',
    open: async (page) => {
      await fail(page, '/api/inventory')
      await go(page, '/inventory', 'My Inventory')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'notices',
    title: 'Notices',
    as: 'demo',
    open: async (page) => {
      await openInventory(page)
      await page
        .getByRole('banner')
        .getByRole('button', { name: /notice/i })
        .click()
      await dialog(page)
    },
  },
  {
    name: 'navigation',
    title: 'Navigation',
    as: 'demo',
    sizes: sizes.slice(0, 2),
    open: async (page) => {
      await openInventory(page)
      await page.getByRole('button', { name: 'Open navigation' }).click()
      await page.getByRole('navigation', { name: 'Main' }).getByText('Logout').waitFor()
    },
  },
  {
    name: 'account-menu',
    title: 'Account menu',
    as: 'demo',
    open: async (page) => {
      await openInventory(page)
      await page.getByRole('button', { name: 'Account menu' }).click()
      await page.getByRole('menu').waitFor()
    },
  },
]

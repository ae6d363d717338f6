import { fail, hold } from './answers.mjs'
import { go } from './ways.mjs'

export const shopping_scenes = [
  {
    name: 'shopping-list',
    title: 'Shopping list, two ticked',
    as: 'demo',
    open: async (page) => {
      await go(page, '/shopping-list', 'Smart Shopping List')
      await page.locator('main li input[type=checkbox]').first().check()
      await page.locator('main li input[type=checkbox]').nth(1).check()
    },
  },
  {
    name: 'shop-mode',
    title: 'Shop Mode, something in the cart',
    as: 'demo',
    open: async (page) => {
      await go(page, '/shopping-list/shop', 'Shop Mode')
      await page.locator('main li input[type=checkbox]').first().check()
      await page.getByText(/^In the cart/).waitFor()
    },
  },
  {
    name: 'shopping-list-empty',
    title: 'Shopping list, empty',
    as: 'fresh',
    open: async (page) => {
      await go(page, '/shopping-list', 'Smart Shopping List')
      await page.getByText('No items in your shopping list').waitFor()
    },
  },
  {
    name: 'shopping-list-loading',
    title: 'Shopping list, loading',
    as: 'demo',
    open: async (page) => {
      await hold(page, '/api/shopping-list')
      await go(page, '/shopping-list', 'Smart Shopping List')
    },
  },
  {
    name: 'shopping-list-failed',
    title: 'Shopping list, not loaded',
    as: 'demo',
    open: async (page) => {
      await fail(page, '/api/shopping-list')
      await go(page, '/shopping-list', 'Smart Shopping List')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'insights',
    title: 'Insights',
    as: 'demo',
    is_whole: true,
    open: async (page) => {
      await go(page, '/insights', 'Insights')
      await page.getByText('Show as Table').waitFor()
    },
  },
  {
    name: 'insights-empty',
    title: 'Insights, nothing yet',
    as: 'fresh',
    open: async (page) => {
      await go(page, '/insights', 'Insights')
      await page.getByText('Nothing to look back on yet').waitFor()
    },
  },
]

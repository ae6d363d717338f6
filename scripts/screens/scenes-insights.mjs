import { fail } from './answers.mjs'
import { go } from './ways.mjs'

async function openInsights(page) {
  await go(page, '/insights', 'Insights')
  await page.getByRole('heading', { name: 'Spending by Category' }).waitFor()
}

export const insights_scenes = [
  { name: 'insights', title: 'Insights', as: 'demo', is_whole: true, open: openInsights },
  {
    name: 'insights-empty',
    title: 'Insights, with nothing to tell',
    as: 'fresh',
    open: (page) => go(page, '/insights', 'Insights'),
  },
  {
    name: 'insights-failed',
    title: 'Insights, not loaded',
    as: 'demo',
    open: async (page) => {
      await fail(page, '/api/insights')
      await go(page, '/insights', 'Insights')
      await page.getByRole('alert').waitFor()
    },
  },
]

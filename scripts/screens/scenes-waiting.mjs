import { seedOutbox } from '../../e2e/support/outbox.mjs'
import { go } from './ways.mjs'

export const waiting_scenes = [
  { name: 'waiting', title: 'Waiting Changes', as: 'fresh', open: seedOutbox },
  {
    name: 'waiting-empty',
    title: 'Waiting Changes, all sent',
    as: 'fresh',
    open: async (page) => {
      await go(page, '/waiting', 'Waiting Changes')
      await page.getByText('Everything is sent.').waitFor()
    },
  },
]

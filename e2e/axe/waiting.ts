import { expect } from '../support/fixtures.ts'
import { seedOutbox } from '../support/outbox.mjs'
import { button } from '../support/screen.ts'
import type { Walk } from './walk.ts'

/** What has not been sent, and the questions about it. */
export const waiting_walks: readonly Walk[] = [
  {
    name: 'waiting changes',
    screens: ['/waiting'],
    go: async ({ page, look }) => {
      await page.goto('/waiting')
      await expect(page.getByText('Everything is sent.')).toBeVisible()
      await look('nothing waits')
      await seedOutbox(page)
      await look('one refused, one that needs it, one in conflict')
      const dialog = page.getByRole('dialog')
      await button(page, 'Discard').first().click()
      await expect(dialog).toContainText('1 more change depends on it')
      await look('discarding one')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await page.goto('/')
      await expect(page.getByRole('link', { name: '2 changes need a look' })).toBeVisible()
      await look('the banner')
      await page.setViewportSize({ width: 1400, height: 900 })
      await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
      await expect(dialog.getByRole('button', { name: 'Log Out Anyway' })).toBeVisible()
      await look('a log-out with changes waiting')
    },
  },
]

import { answerCall } from '../support/calls.ts'
import { expect } from '../support/fixtures.ts'
import { button, fillFields, title } from '../support/screen.ts'
import type { Walk } from './walk.ts'

/** What everybody can see. */
export const entry_walks: readonly Walk[] = [
  {
    name: 'logged out',
    screens: ['/', '/login', '/register', '*'],
    logged_out: true,
    go: async ({ page, look }) => {
      await page.goto('/')
      await expect(page.getByRole('link', { name: 'Create Account' })).toBeVisible()
      await look('home')
      await page.goto('/nowhere')
      await expect(title(page, 'Page Not Found')).toBeVisible()
      await look('no such page')
      await page.goto('/login')
      await button(page, 'Login').click()
      await expect(page.getByText('Username is required')).toBeVisible()
      await look('login with complaints')
      const body = { message: 'Too many attempts. Please wait a moment and try again.', retry_after_seconds: 60 }
      const restore = await answerCall(page, 'POST', '/api/auth/login', 429, body)
      await fillFields(page, { username: 'ada', password: 'anything at all' })
      await button(page, 'Login').click()
      await expect(page.getByText('You can try again in 60 seconds.')).toBeVisible()
      await look('login that must wait')
      await restore()
      await page.goto('/register')
      await expect(title(page, 'Register')).toBeVisible()
      await look('register')
      await button(page, 'Register').click()
      await expect(page.getByText('Email is required')).toBeVisible()
      await look('register with complaints')
    },
  },
  {
    name: 'the app shell',
    screens: ['/'],
    go: async ({ page, look }) => {
      await page.goto('/')
      await expect(page.getByRole('link', { name: 'Go to My Inventory' })).toBeVisible()
      await look('home')
      await page.getByRole('button', { name: 'Account menu' }).click()
      await expect(page.getByRole('menu')).toBeVisible()
      await look('account menu')
      await page.keyboard.press('Escape')
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'Open navigation' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await look('drawer', { widths: [390, 768] })
    },
  },
]

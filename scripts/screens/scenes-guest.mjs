import { go, press } from './ways.mjs'

export const guest_scenes = [
  { name: 'home', title: 'Home', as: 'guest', is_whole: true, open: (page) => page.goto('/') },
  { name: 'login', title: 'Login', as: 'guest', open: (page) => go(page, '/login', 'Login') },
  {
    name: 'login-refused',
    title: 'Login, refused',
    as: 'guest',
    open: async (page) => {
      await go(page, '/login', 'Login')
      await page.locator('[name=username]').fill('demo')
      await page.locator('[name=password]').fill('guess')
      await press(page, 'Login')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'register',
    title: 'Register, with complaints',
    as: 'guest',
    is_whole: true,
    open: async (page) => {
      await go(page, '/register', 'Register')
      await press(page, 'Register')
      await page.getByText('Email is required').waitFor()
    },
  },
  { name: 'not-found', title: 'Not found', as: 'guest', open: (page) => go(page, '/nowhere', 'Page Not Found') },
]

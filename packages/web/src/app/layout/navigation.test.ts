import { expect, test } from 'vitest'
import { destinations } from './navigation.ts'
import { screens } from '../screens.ts'

const accessOf = (to: string) => screens.find(({ path }) => path === to)?.access
const labels = (state: 'loading' | 'authenticated' | 'unauthenticated') => destinations(state).map(({ label }) => label)

test('logged out and logged in have the ways of the specification', () => {
  expect(labels('unauthenticated')).toEqual(['Home', 'Login', 'Register'])
  expect(labels('authenticated')).toEqual([
    'Home',
    'Inventory',
    'Shopping List',
    'Scan Receipt',
    'Scan Barcode',
    'Scan Product',
    'Profile',
  ])
})

test('a token counts as signed in while the person is still loading', () => {
  expect(labels('loading')).toEqual(labels('authenticated'))
})

test('every way leads to a screen that exists, and only the signed-in see the protected ones', () => {
  expect(destinations('unauthenticated').map(({ to }) => accessOf(to))).toEqual(['open', 'guest', 'guest'])
  expect(destinations('authenticated').map(({ to }) => accessOf(to))).toEqual([
    'open',
    'protected',
    'protected',
    'protected',
    'protected',
    'protected',
    'protected',
  ])
})

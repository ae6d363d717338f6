import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import { expect, test } from 'vitest'
import { readEntry } from './history-entry.ts'
import { wrapHistory } from './wrap-history.ts'

/** As much of a window as the router writes to. */
function createWindow() {
  const location = new URL('http://larder.test/inventory')
  const history = {
    state: null as unknown,
    pushState: (state: unknown, _unused: string, url?: string) => {
      history.state = state
      if (url !== undefined) location.href = new URL(url, location).href
    },
    replaceState: (state: unknown, unused: string, url?: string) => history.pushState(state, unused, url),
  }
  return { history, location, addEventListener: () => undefined, removeEventListener: () => undefined }
}

test('states enter the history changed, on push and on replace, and the router sees them so', () => {
  const page = createWindow()
  const history = wrapHistory(
    createBrowserHistory({ window: page as unknown as Window, v5Compat: true }),
    (state) => state && { ...state, owner: 'ada' },
  )
  history.push('/inventory/add', { prefill: 'Tea' })
  expect(readEntry(page.history.state)).toMatchObject({ position: 1, state: { prefill: 'Tea', owner: 'ada' } })
  expect(history.location).toMatchObject({ pathname: '/inventory/add', state: { prefill: 'Tea', owner: 'ada' } })
  expect(history.action).toBe('PUSH')
  history.replace('/inventory', { scan: 1 })
  expect(readEntry(page.history.state)).toMatchObject({ position: 1, state: { scan: 1, owner: 'ada' } })
  expect(history.action).toBe('REPLACE')
  history.push('/login', null)
  expect(readEntry(page.history.state)).toMatchObject({ position: 2, state: null })
})

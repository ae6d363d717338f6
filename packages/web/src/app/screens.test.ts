import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { screens } from './screens.ts'

const screenAt = (pathname: string) => screens.find(({ path }) => matchPath(path, pathname))

test('the addresses of the specification lead to their screens', () => {
  const open = screens.filter(({ access }) => access !== 'protected').map(({ path }) => path)
  expect(open).toEqual(['/', '/login', '/register', '/join/:code'])
  expect(screenAt('/inventory/12')?.path).toBe('/inventory/:itemId')
  expect(screenAt('/inventory/edit/12')?.path).toBe('/inventory/edit/:itemId')
  expect(screenAt('/inventory/12/nothing')).toBeUndefined()
})

test('fixed addresses stand before the ones with an id, so that the right screen is prefetched', () => {
  expect(screenAt('/inventory/add')?.path).toBe('/inventory/add')
  expect(screenAt('/inventory/batch-add')?.path).toBe('/inventory/batch-add')
})

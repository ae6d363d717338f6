import { expect, test } from 'vitest'
import { readReturnPath, returnTo } from './return-path.ts'

test('an invite is come back to after log-in', () => {
  expect(readReturnPath(returnTo('/join/abc-_9'))).toBe('/join/abc-_9')
})

test.each([
  null,
  7,
  'x',
  {},
  returnTo('/inventory'),
  returnTo('//evil.example'),
  returnTo('/join/../profile'),
  returnTo('/join/'),
])('%j leads to the inventory as always', (state) => expect(readReturnPath(state)).toBeNull())

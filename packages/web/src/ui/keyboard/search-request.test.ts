import { expect, test, vi } from 'vitest'
import { cancelSearchRequest, onSearchRequest, requestSearch } from './search-request.ts'

test('a mounted field is focused at once', () => {
  const focusSearch = vi.fn<() => void>()
  const release = onSearchRequest(focusSearch)
  expect(focusSearch).not.toHaveBeenCalled()
  requestSearch()
  expect(focusSearch).toHaveBeenCalledOnce()
  release()
})

test('a field that is mounted later is focused once', () => {
  requestSearch()
  const focusSearch = vi.fn<() => void>()
  onSearchRequest(focusSearch)()
  onSearchRequest(focusSearch)()
  expect(focusSearch).toHaveBeenCalledOnce()
})

test('a cancelled request focuses nothing', () => {
  requestSearch()
  cancelSearchRequest()
  const focusSearch = vi.fn<() => void>()
  onSearchRequest(focusSearch)()
  expect(focusSearch).not.toHaveBeenCalled()
})

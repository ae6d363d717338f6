import { expect, test, vi } from 'vitest'
import { forgetSearchWish, onSearchWish, wishToSearch } from './search-wish.ts'

test('a field that stands is told at once', () => {
  const fulfil = vi.fn<() => void>()
  const release = onSearchWish(fulfil)
  expect(fulfil).not.toHaveBeenCalled()
  wishToSearch()
  expect(fulfil).toHaveBeenCalledOnce()
  release()
})

test('a field that comes later is told once, when it stands', () => {
  wishToSearch()
  const fulfil = vi.fn<() => void>()
  onSearchWish(fulfil)()
  onSearchWish(fulfil)()
  expect(fulfil).toHaveBeenCalledOnce()
})

test('a wish that was given up is not fulfilled', () => {
  wishToSearch()
  forgetSearchWish()
  const fulfil = vi.fn<() => void>()
  onSearchWish(fulfil)()
  expect(fulfil).not.toHaveBeenCalled()
})

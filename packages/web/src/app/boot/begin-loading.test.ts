import { todayIn } from '@larder/contract/values/days'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, stubFetch } from '../../api/client/testing.ts'
import { setStoreOwner } from '../../api/client/store-name.ts'
import { setToken } from '../../api/client/token.ts'
import { beginLoading } from './begin-loading.ts'

const ada = { username: 'ada', email: 'ada@example.com', first_name: 'Ada', last_name: null }

afterEach(() => {
  setStoreOwner(null)
  setToken(null)
  vi.unstubAllGlobals()
})

test('without a token nobody is asked for', () => {
  const fetch = stubFetch(answer(200, { user: ada }))
  expect(beginLoading()).toBeNull()
  expect(fetch).not.toHaveBeenCalled()
})

test('with one the person is there as soon as the answer is', async () => {
  stubFetch(answer(200, { user: ada }))
  setToken('t1')
  const begun = beginLoading()
  expect(begun).toMatchObject({ token: 't1', user: null })
  await begun?.loading
  expect(begun?.user).toEqual(ada)
})

test('which day it is comes with the person', async () => {
  const today = { day: '2026-02-03', as_of: new Date().toISOString() }
  stubFetch(answer(200, { user: { ...ada, time_zone: 'Asia/Tokyo' }, today }))
  setToken('t1')
  await beginLoading()?.loading
  expect(todayIn('Asia/Tokyo', new Date(today.as_of))).toBe('2026-02-03')
})

test('a refusal reaches whoever takes it over', async () => {
  stubFetch(answer(401, { message: 'Please log in to continue' }))
  setToken('t1')
  const begun = beginLoading()
  await expect(begun?.loading).rejects.toMatchObject({ status: 401 })
  expect(begun?.user).toBeNull()
})

import { every_call } from '@larder/contract/calls/calls'
import { expect, test, vi } from 'vitest'
import { findAccess } from './access.ts'
import { type Publish, type Telling, publishAfter, readClientId } from './publishing.ts'

const session = { session_id: 1, user_id: 2, household_id: 3 }
const request = () => ({ session, headers: { 'client-id': 'an-open-app' } }) as unknown as Telling

async function publishedBy(name: keyof typeof every_call, handler: (request: Telling) => unknown = () => 'done') {
  const publish = vi.fn<Publish>()
  const work = publishAfter({ accessOf: findAccess, publish }, every_call[name], handler)
  const answer = await Promise.resolve(work(request(), undefined)).catch((error: Error) => error.message)
  return { answer, published: publish.mock.calls.flat() }
}

test('a write tells its household what the contract says it changes', async () => {
  const { answer, published } = await publishedBy('saveShop')
  expect(answer).toBe('done')
  expect(published).toEqual([{ household_id: 3, kinds: ['shopping-list'], origin: 'an-open-app' }])
})

test('what people do about themselves has their sessions looked at', async () => {
  expect((await publishedBy('logout')).published).toEqual([
    { household_id: 3, kinds: [], origin: 'an-open-app', user_id: 2 },
  ])
  expect((await publishedBy('updateProfile')).published).toMatchObject([{ kinds: ['household'], user_id: 2 }])
})

test('a handler names further households', async () => {
  const { published } = await publishedBy('acceptInvite', ({ tellHousehold }) => {
    tellHousehold(7)
    tellHousehold(8, ['inventory'])
  })
  expect(published).toMatchObject([
    { household_id: 3, kinds: ['household'] },
    { household_id: 7, kinds: ['household'], origin: 'an-open-app' },
    { household_id: 8, kinds: ['inventory'], origin: 'an-open-app' },
  ])
})

test('reads and what has failed tell nothing', async () => {
  expect((await publishedBy('listItems')).published).toEqual([])
  expect((await publishedBy('readNotices')).published).toEqual([])
  const failed = await publishedBy('saveShop', ({ tellHousehold }) => {
    tellHousehold(7)
    throw new Error('refused')
  })
  expect(failed).toEqual({ answer: 'refused', published: [] })
})

test.each(['short', 'x'.repeat(37), 'with space', ''])('%j names no open app', (id) => {
  expect(readClientId({ 'client-id': id })).toBeUndefined()
})

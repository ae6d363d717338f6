import { beforeEach, expect, test, vi } from 'vitest'
import { answer, stubFetch } from '../../api/client/testing.ts'
import { renderInApp } from '../../testing/render-in-app.ts'
import { readHousehold } from './household-memory.ts'
import { useHousehold } from './use-household.ts'

const person = { user_id: 1, username: 'ada', first_name: 'Ada', last_name: null, joined_at: '2026-11-01T08:00:00Z' }
const household = (role: string) => ({
  household: { household_id: 4, name: 'Mill Lane', time_zone: 'UTC', role },
  members: [
    { ...person, role },
    { ...person, user_id: 2, username: 'bob', role: 'owner' },
  ],
  invites: [],
})

let stored: Record<string, string>
beforeEach(() => {
  stored = {}
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => void (stored[key] = text),
    removeItem: (key: string) => void delete stored[key],
  })
})

const render = () => renderInApp(useHousehold, '/', null, 'ada')

test('the role and the number of people are those of the answer, and are remembered', async () => {
  stubFetch(answer(200, household('viewer')))
  const { hook } = await render()
  expect(hook.current).toEqual({ role: 'owner', members: 1 })
  await hook.until((facts) => expect(facts).toMatchObject({ role: 'viewer', members: 2 }))
  expect(stored).toEqual({ 'household:ada': '{"household_id":4,"members":2}' })
})

test('nothing is kept of somebody alone', async () => {
  stored['household:ada'] = '{"household_id":4,"members":2}'
  const both = household('owner')
  stubFetch(answer(200, { ...both, members: both.members.slice(0, 1) }))
  const { hook } = await render()
  await hook.until((facts) => expect(facts).toMatchObject({ role: 'owner', members: 1 }))
  expect(stored).toEqual({})
})

test('what is remembered holds until the answer is there', async () => {
  stored['household:ada'] = '{"household_id":4,"members":2}'
  stubFetch(answer(200, household('member')))
  const { hook } = await render()
  expect(hook.current.members).toBe(2)
  await hook.until(({ role }) => expect(role).toBe('member'))
})

test('a server without households of several people means an owner alone, whatever is remembered', async () => {
  stored['household:ada'] = '{"household_id":4,"members":2}'
  stubFetch(answer(404, { message: 'Not found' }))
  const { hook } = await render()
  await hook.until((facts) => expect(facts).toEqual({ role: 'owner', members: 1 }))
})

test('a failure leaves what is remembered', async () => {
  stored['household:ada'] = '{"household_id":4,"members":2}'
  const fetch = stubFetch(answer(500, { message: 'No' }))
  const { hook, client } = await render()
  await hook.until(() => expect(fetch).toHaveBeenCalled())
  await hook.until(() => expect(client.isFetching()).toBe(0))
  expect(hook.current.members).toBe(2)
})

test.each([null, '', '{', 'null', '{}', '{"household_id":"4","members":2}', '{"household_id":4}'])(
  '%j is no household',
  (text) => expect(readHousehold(text)).toBeNull(),
)

import { call_access } from '@larder/contract/calls/access'
import type { CallName } from '@larder/contract/calls/calls'
import { session_api } from '@larder/contract/calls/session-api'
import { people_api } from '@larder/contract/calls/people-api'
import { people_messages } from '@larder/contract/messages/people-messages'
import { isEnough } from '@larder/contract/roles'
import { afterAll, expect, test } from 'vitest'
import { createTestApp, password } from './testing/app.ts'
import { createExample, isPersonalList, isStream, namedCalls } from './testing/fixtures.ts'
import { addItem } from './testing/items.ts'
import { inviteTo, joinHousehold } from './testing/people.ts'
import { takeSnapshot } from './testing/operations/snapshot.ts'

const larder = await createTestApp()
afterAll(() => larder.close())

const protectedCalls = namedCalls(larder.app.calls).filter(({ open }) => open !== true)
const lists = protectedCalls.filter((call) => isPersonalList(call) && call.path !== '/api/households')
const accessOf = ({ name }: { name: CallName }) => call_access[name as keyof typeof call_access]

const head = await larder.register()
const people = {
  viewer: await joinHousehold(larder, head, 'viewer'),
  member: await joinHousehold(larder, head),
  owner: await joinHousehold(larder, head, 'owner'),
}
const roles = ['viewer', 'member', 'owner'] as const

test.each(protectedCalls)('$method $path is refused to those whose role is not enough', async (call) => {
  const { role: needed } = accessOf(call)
  const refused = roles.filter((role) => needed !== 'anybody' && !isEnough(role, needed))
  const example = await createExample(call, head)
  const before = await takeSnapshot(larder.database)
  for (const role of refused) {
    const answer = await people[role].send(call, example)
    const message = people_messages.notAllowed[needed === 'owner' ? 'owner' : 'member']
    expect({ role, status: answer.status, body: answer.body }).toEqual({ role, status: 403, body: { message } })
  }
  expect(await takeSnapshot(larder.database)).toEqual(before)
  // Whose role is just enough gets through; what is about the person alone or ends a session is tried elsewhere.
  if (needed === 'anybody' || call.name === 'leaveHousehold' || isStream(call)) return
  expect((await people[needed].send(call, example)).status).not.toBe(403)
})

test('both kinds of refusal are among them', () => {
  const needed = protectedCalls.map((call) => accessOf(call).role)
  expect(new Set(needed)).toEqual(new Set(['anybody', 'viewer', 'member', 'owner']))
})

test.each(['viewer', 'member'] as const)(
  'a %s sees nothing of another one before or after coming from there',
  async (role) => {
    const [here, there] = [await larder.register(), await larder.register()]
    await addItem(there, { item_name: 'Zanzibar', barcode: 'Zanzibar' })
    const both = await joinHousehold(larder, there, role)
    expect((await both.get('/api/inventory')).text).toContain('Zanzibar')
    await both.call(people_api.acceptInvite, { params: { code: await inviteTo(here, role) }, body: {} })
    for (const call of lists) {
      expect((await both.send(call, { query: { q: 'x' } })).text).not.toContain('Zanzibar')
    }
    await both.post('/api/household/leave', {})
    expect((await both.get('/api/inventory')).text).not.toContain('Zanzibar')
  },
)

test.each(roles)('the profile and a log-in say that one is %s', async (role) => {
  const { username } = people[role]
  const { user } = await people[role].call(session_api.getProfile, {})
  const login = await larder.anonymous.call(session_api.login, { body: { username: username ?? '', password } })
  expect([user.role, login.user.role]).toEqual([role, role])
})

import { type Member } from '@larder/contract/calls/people-api'
import { expect, test } from 'vitest'
import { formatMoment, leavingMeans, memberName, sortMembers } from './member-text.ts'

const member = (username: string, role: Member['role'], joined_at: string): Member => ({
  user_id: username.length,
  username,
  first_name: null,
  last_name: null,
  role,
  joined_at,
})
const ada = member('ada', 'viewer', '2026-11-03T00:00:00Z')
const bo = member('bo', 'owner', '2026-11-02T00:00:00Z')
const carl = member('carl', 'owner', '2026-11-01T00:00:00Z')
const dora = member('dora-ann', 'member', '2026-10-01T00:00:00Z')

test('people are called by their names, else by their username', () => {
  expect(memberName({ ...ada, first_name: 'Ada', last_name: 'Lovelace' })).toBe('Ada Lovelace')
  expect(memberName({ ...ada, first_name: 'Ada' })).toBe('Ada')
  expect(memberName(ada)).toBe('ada')
})

test('whoever looks comes first, then owners, members and viewers, the longest first', () => {
  expect(sortMembers([dora, bo, ada, carl], 'ada').map(({ username }) => username)).toEqual([
    'ada',
    'carl',
    'bo',
    'dora-ann',
  ])
})

test('a day is one of the household', () => {
  expect(formatMoment('2026-11-02T03:30:00Z', 'America/New_York')).toBe('11/1/2026')
  expect(formatMoment('2026-11-02T12:00:00Z', 'Nowhere/Else')).toBe('11/2/2026')
})

test('leaving deletes the household of one, and the only owner cannot leave the others', () => {
  expect(leavingMeans([bo], 'owner')).toBe('deletes')
  expect(leavingMeans([ada], 'viewer')).toBe('deletes')
  expect(leavingMeans([bo, ada], 'owner')).toBe('needs-owner')
  expect(leavingMeans([bo, ada], 'viewer')).toBe('leaves')
  expect(leavingMeans([bo, carl], 'owner')).toBe('leaves')
})

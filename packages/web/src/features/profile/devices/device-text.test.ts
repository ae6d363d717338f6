import { type Device } from '@larder/contract/account'
import { expect, test } from 'vitest'
import { deviceFacts, deviceKind, formatAgo, listCurrentFirst } from './device-text.ts'

const now = new Date('2026-11-15T13:00:00Z')
const zone = 'America/New_York'
const phone: Device = {
  session_id: 3,
  device: 'Chrome on Android',
  created_at: '2026-11-02T03:30:00Z',
  last_used_at: '2026-11-13T12:00:00Z',
  is_current: false,
}

test.each([
  ['2026-11-15T12:59:58Z', 'in the last hour'],
  ['2026-11-15T13:00:40Z', 'in the last hour'],
  ['2026-11-15T11:50:00Z', '1 hour ago'],
  ['2026-11-14T14:00:00Z', '23 hours ago'],
  ['2026-11-14T12:00:00Z', 'yesterday'],
  ['2026-11-12T12:00:00Z', '3 days ago'],
  ['2026-09-02T03:30:00Z', 'on 9/1/2026'],
])('%s was %s', (moment, said) => {
  expect(formatAgo(moment, now, zone)).toBe(said)
})

test('a device says when it was used and since when it is logged in, by the days of the household', () => {
  expect(deviceFacts(phone, now, zone)).toEqual({ use: 'Last used 2 days ago', since: 'logged in 11/1/2026' })
  expect(deviceFacts({ ...phone, is_current: true }, now, zone).use).toBe('In use now')
})

test.each([
  ['Safari on iPhone', 'phone'],
  ['Chrome on Android', 'phone'],
  ['Safari on iPad', 'tablet'],
  ['Firefox on Windows', 'computer'],
  ['Safari on macOS', 'computer'],
  ['curl', 'unknown'],
  [null, 'unknown'],
] as const)('%s is a %s', (device, kind) => {
  expect(deviceKind(device)).toBe(kind)
})

test('this device comes first, then the ones used last', () => {
  const current = { ...phone, session_id: 1, is_current: true, last_used_at: '2026-11-01T00:00:00Z' }
  const older = { ...phone, session_id: 2, last_used_at: '2026-11-10T00:00:00Z' }
  const listed = listCurrentFirst([older, phone, current])
  expect(listed.map(({ session_id }) => session_id)).toEqual([1, 3, 2])
})

import { api } from '@larder/contract/calls/api'
import { todayIn } from '@larder/contract/values/days'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../testing/app.ts'
import { createTestApp, password } from '../testing/app.ts'

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp()
})
afterAll(() => larder.close())

test('the profile is the user, wrapped, with the zone of the household', async () => {
  const person = await larder.register({ username: 'Grace', email: 'grace@example.org', time_zone: 'America/New_York' })
  const answer = await person.get('/api/users/profile')
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({
    user: {
      username: 'Grace',
      email: 'grace@example.org',
      first_name: null,
      last_name: null,
      time_zone: 'America/New_York',
      role: 'owner',
      household_id: expect.any(Number),
    },
    today: { day: expect.any(String), as_of: expect.any(String) },
  })
})

test('an update changes what was sent, and answers with the whole user', async () => {
  const person = await larder.register({ first_name: 'Old', last_name: 'Name' })
  const { user } = await person.call(api.updateProfile, {
    body: { email: 'new@example.org', first_name: ' New ', last_name: '', current_password: password },
  })
  expect(user).toEqual({
    username: person.username,
    email: 'new@example.org',
    first_name: 'New',
    last_name: null,
    time_zone: 'UTC',
    role: 'owner',
    household_id: expect.any(Number),
  })
  expect((await person.call(api.getProfile, {})).user).toEqual(user)
})

test('with the profile comes the calendar day of its zone', async () => {
  const person = await larder.register({ time_zone: 'Pacific/Kiritimati' })
  const { today } = await person.call(api.getProfile, {})
  expect(Math.abs(Date.parse(today?.as_of ?? '') - Date.now())).toBeLessThan(60_000)
  expect(today?.day).toBe(todayIn('Pacific/Kiritimati', new Date(today?.as_of ?? '')))
})

test('a name that is left out stays', async () => {
  const person = await larder.register({ first_name: 'Stays', last_name: 'Too' })
  const { user } = await person.call(api.updateProfile, {
    body: { email: 'stays@example.org', current_password: password },
  })
  expect(user).toMatchObject({ first_name: 'Stays', last_name: 'Too' })
})

test('the username cannot be changed', async () => {
  const person = await larder.register()
  const body = { username: 'somebody else', email: 'same@example.org', current_password: password }
  expect((await person.put('/api/users/profile', body)).status).toBe(200)
  expect((await person.call(api.getProfile, {})).user.username).toBe(person.username)
})

test('with the new email one logs in, with the old one no more', async () => {
  const person = await larder.register({ email: 'before@example.org' })
  await person.put('/api/users/profile', { email: 'after@example.org', current_password: password })
  const login = (username: string) => larder.anonymous.post('/api/auth/login', { username, password })
  expect((await login('after@example.org')).status).toBe(200)
  expect((await login('before@example.org')).status).toBe(401)
})

test.each(['Taken@Example.org', 'named@example.org'])('the email %s of another user is refused', async (email) => {
  await larder.anonymous.post('/api/auth/register', { username: 'first', email: 'taken@example.org', password })
  await larder.anonymous.post('/api/auth/register', { username: 'named@example.org', email: 'x@example.org', password })
  const person = await larder.register({ first_name: 'Unchanged' })
  const answer = await person.put('/api/users/profile', { email, first_name: 'Changed' })
  expect(answer.status).toBe(409)
  expect(answer.body).toEqual({ message: 'Email already in use' })
  expect((await person.call(api.getProfile, {})).user.first_name).toBe('Unchanged')
})

test('one’s own email in another case is no conflict', async () => {
  const person = await larder.register({ email: 'own@example.org' })
  const { user } = await person.call(api.updateProfile, { body: { email: 'Own@Example.org' } })
  expect(user.email).toBe('Own@Example.org')
})

test('a new email needs the password, and nothing is changed without it; names alone do not', async () => {
  const email = 'mine@example.org'
  const person = await larder.register({ email, first_name: 'Before' })
  const wanted = { email: 'thief@example.org', first_name: 'After' }
  expect(await person.put('/api/users/profile', wanted)).toMatchObject({
    status: 403,
    message: 'To change your email, type your password too',
  })
  expect(await person.put('/api/users/profile', { ...wanted, current_password: 'a guess at it' })).toMatchObject({
    status: 403,
    message: 'The password is not right',
  })
  expect((await person.call(api.getProfile, {})).user).toMatchObject({ email, first_name: 'Before' })
  // What a client of the specification sends for a new name.
  const spec = { first_name: 'After', last_name: 'Wards', email }
  expect((await person.put('/api/users/profile', spec)).status).toBe(200)
  expect((await person.call(api.getProfile, {})).user).toMatchObject({ email, first_name: 'After' })
})

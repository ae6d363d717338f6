import { api } from '@larder/contract/calls/api'
import { people_api } from '@larder/contract/calls/people-api'
import { people_messages } from '@larder/contract/messages/people-messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp, password } from '../testing/app.ts'
import { addItem, listItems, milk } from '../testing/items.ts'
import { inviteTo, joinHousehold } from '../testing/people.ts'

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp()
})
afterAll(() => larder.close())

const read = (person: Client) => person.call(people_api.getHousehold, {})

test('a household has a name, a time zone and people with roles', async () => {
  const owner = await larder.register({ first_name: 'Ada', last_name: 'M', time_zone: 'Europe/Vienna' })
  const { household, members, invites } = await read(owner)
  expect(household).toMatchObject({ name: "Ada's Home", time_zone: 'Europe/Vienna', role: 'owner' })
  expect(members).toMatchObject([{ username: owner.username, first_name: 'Ada', last_name: 'M', role: 'owner' }])
  expect(Math.abs(Date.parse(members[0]?.joined_at ?? '') - Date.now())).toBeLessThan(60_000)
  expect(invites).toEqual([])
})

test('a household that was restored from a backup says so, with its moments', async () => {
  const person = await larder.register()
  const { household } = await read(person)
  expect(Object.keys(household)).not.toContain('restored_at')
  const [restored_at, restored_to] = ['2026-03-02T10:00:00.000Z', '2026-03-01T03:15:25.123Z']
  const text = 'update household set restored_at = $2, restored_to = $3 where household_id = $1'
  await larder.database.query({ name: '', text }, [household.household_id, restored_at, restored_to])
  expect((await read(person)).household).toEqual({ ...household, restored_at, restored_to })
})

test('invites are told to owners alone', async () => {
  const owner = await larder.register()
  const person = await joinHousehold(larder, owner)
  await inviteTo(owner)
  expect((await read(owner)).invites).toHaveLength(1)
  expect((await read(person)).invites).toEqual([])
})

test('name and time zone are changed one by one', async () => {
  const owner = await larder.register({ time_zone: 'Europe/Vienna' })
  const change = async (body: object) => (await owner.put('/api/household', body)).body
  expect(await change({ name: ' The Millers ' })).toMatchObject({
    message: 'Household updated',
    household: { name: 'The Millers', time_zone: 'Europe/Vienna' },
  })
  expect(await change({ time_zone: 'Asia/Tokyo' })).toMatchObject({
    household: { name: 'The Millers', time_zone: 'Asia/Tokyo' },
  })
  expect(await change({ name: '' })).toEqual({ message: 'Name is required' })
  expect(await owner.put('/api/household', { time_zone: 'Nowhere/Land' })).toMatchObject({ status: 400 })
  expect((await read(owner)).household).toMatchObject({ name: 'The Millers', time_zone: 'Asia/Tokyo' })
})

test('what is meant for one household is not done in another one', async () => {
  const person = await larder.register()
  const { household: home } = await read(person)
  await person.call(people_api.createHousehold, { body: { name: 'Summer house' } })
  const { household: lake } = await read(person)
  const add = (household_id: number) => person.post('/api/inventory', milk, { 'household-id': String(household_id) })
  expect(await add(home.household_id)).toMatchObject({ status: 412, message: people_messages.otherHousehold })
  expect(await listItems(person)).toEqual([])
  expect((await add(lake.household_id)).status).toBe(201)
  const other = await read(await larder.register())
  expect(await add(other.household.household_id)).toMatchObject({ status: 412 })
})

test('who registers, logs in or asks for the profile is told which household is shown', async () => {
  const body = { username: 'householder', email: 'householder@example.org', password }
  const { token, user } = await larder.anonymous.call(api.register, { body })
  const person = larder.as(token)
  const shown = async () => (await read(person)).household.household_id
  expect(user.household_id).toBe(await shown())
  await person.call(people_api.createHousehold, { body: { name: 'Summer house' } })
  const lake = await shown()
  expect(lake).not.toBe(user.household_id)
  expect((await person.call(api.getProfile, {})).user.household_id).toBe(lake)
  const updated = await person.call(api.updateProfile, { body: { email: body.email } })
  expect(updated.user?.household_id).toBe(lake)
  expect((await larder.anonymous.call(api.login, { body })).user.household_id).toBe(lake)
})

test('a person has several households, and each session shows one of them', async () => {
  const person = await larder.register()
  await addItem(person, { item_name: 'At home' })
  const { household: home } = await read(person)
  const made = await person.post('/api/households', { name: 'Summer house' })
  expect([made.status, made.body]).toEqual([
    201,
    { message: 'Summer house is ready', household: (await read(person)).household },
  ])
  expect(await listItems(person)).toEqual([])
  await addItem(person, { item_name: 'At the lake' })
  const back = await person.post(`/api/households/${home.household_id}/switch`)
  expect(back.body).toEqual({ message: 'Now in Home', household: home })
  expect((await listItems(person)).map(({ item_name }) => item_name)).toEqual(['At home'])
  expect(await person.post('/api/households/999999999/switch')).toMatchObject({
    status: 404,
    message: 'This household could not be found',
  })
})

test('a log-in opens the household that was switched to last, as long as one lives there', async () => {
  const person = await larder.register()
  const { household: home } = await read(person)
  const { household: lake } = await person.call(people_api.createHousehold, { body: { name: 'Summer house' } })
  const openedBy = async () => {
    const { token } = await person.call(api.login, { body: { username: person.username, password } })
    return (await read(larder.as(token))).household.household_id
  }
  expect(await openedBy()).toBe(lake.household_id)
  await person.call(people_api.leaveHousehold, { body: { delete_household: true } })
  expect(await openedBy()).toBe(home.household_id)
})

test('an item of another household of this person is said to lie there, and of nobody else’s', async () => {
  const person = await larder.register()
  const stranger = await larder.register()
  const { household } = await read(person)
  const { item_id } = await addItem(person)
  const { item_id: theirs } = await addItem(stranger)
  await person.call(people_api.createHousehold, { body: { name: 'Summer house' } })
  const message = 'The requested item could not be found.'
  const { household_id, name } = household
  const elsewhere = await person.get(`/api/inventory/${item_id}`)
  expect([elsewhere.status, elsewhere.body]).toEqual([404, { message, household: { household_id, name } }])
  for (const id of [theirs, 999_999_999]) {
    const nowhere = await person.get(`/api/inventory/${id}`)
    expect([nowhere.status, nowhere.body]).toEqual([404, { message }])
  }
  expect((await stranger.get(`/api/inventory/${item_id}`)).body).toEqual({ message })
})

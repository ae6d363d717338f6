import { people_api } from '@larder/contract/calls/people-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp, password } from '../testing/app.ts'
import { addItem, listItems } from '../testing/items.ts'
import { findUserId, joinHousehold } from '../testing/people.ts'

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp()
})
afterAll(() => larder.close())

const read = (person: Client) => person.call(people_api.getHousehold, {})
const rolesOf = async (person: Client) =>
  Object.fromEntries((await read(person)).members.map(({ username, role }) => [username, role]))
const setRole = async (owner: Client, person: Client, role: string) =>
  owner.put(`/api/household/members/${await findUserId(owner, person.username)}`, { role })
const remove = async (owner: Client, person: Client) =>
  owner.delete(`/api/household/members/${await findUserId(owner, person.username)}`)
const lastOwner = { status: 409, message: 'A household needs an owner. Make somebody else an owner first.' }

describe('a role', () => {
  test('is changed by an owner and counts from the next call on', async () => {
    const owner = await larder.register()
    const person = await joinHousehold(larder, owner, 'viewer')
    const milk = { item_name: 'Milk', category: 'Dairy', quantity: 2, unit_of_measure: 'l' }
    expect(await person.post('/api/inventory', milk)).toMatchObject({
      status: 403,
      message: 'You can look at this household, but not change it. Ask an owner to make you a member.',
    })
    expect((await setRole(owner, person, 'member')).body).toEqual({ message: 'Role updated' })
    expect((await person.post('/api/inventory', milk)).status).toBe(201)
    expect(await person.put('/api/household', { name: 'Mine' })).toMatchObject({
      status: 403,
      message: 'Only an owner of the household can do this.',
    })
    expect(await owner.put(`/api/household/members/${await findUserId(owner)}`, { role: 'boss' })).toMatchObject({
      status: 400,
      message: 'Role must be owner, member or viewer',
    })
  })

  test('of the last owner stays', async () => {
    const owner = await larder.register()
    const other = await joinHousehold(larder, owner, 'owner')
    expect((await setRole(owner, other, 'member')).status).toBe(200)
    expect(await setRole(owner, owner, 'viewer')).toMatchObject(lastOwner)
    expect(await remove(owner, owner)).toMatchObject(lastOwner)
    expect(await owner.post('/api/household/leave', { delete_household: true })).toMatchObject(lastOwner)
    expect(await rolesOf(other)).toEqual({ [owner.username]: 'owner', [other.username]: 'member' })
  })

  test('of one of two owners stays who step down, leave or go at the same moment', async () => {
    for (const step of ['role', 'leave', 'delete'] as const) {
      const one = await larder.register()
      const two = await joinHousehold(larder, one, 'owner')
      const third = await joinHousehold(larder, one, 'member')
      const act = (person: Client) =>
        step === 'role'
          ? setRole(person, person, 'member')
          : step === 'leave'
            ? person.post('/api/household/leave', {})
            : person.post('/api/users/delete', { password })
      const answers = await Promise.all([one, two].map(act))
      const statuses = answers.map(({ status }) => status).toSorted()
      expect([step, statuses]).toEqual([step, step === 'delete' ? [200, 200] : [200, 409]])
      expect(Object.values(await rolesOf(third)).filter((role) => role === 'owner')).toHaveLength(1)
    }
  })
})

describe('somebody who is removed', () => {
  test('sees another household from the next call on, on every device', async () => {
    const owner = await larder.register()
    const person = await joinHousehold(larder, owner)
    const phone = larder.as(
      (
        (await larder.anonymous.post('/api/auth/login', { username: person.username, password })).body as {
          token: string
        }
      ).token,
    )
    const { household } = await read(owner)
    await phone.post(`/api/households/${household.household_id}/switch`)
    await addItem(owner, { item_name: 'Zanzibar' })
    expect((await remove(owner, person)).body).toEqual({ message: 'Removed from the household' })
    for (const client of [person, phone]) {
      expect((await read(client)).household).toMatchObject({ name: 'Home', role: 'owner' })
      expect(await listItems(client)).toEqual([])
    }
    expect((await phone.post(`/api/households/${household.household_id}/switch`)).status).toBe(404)
    expect((await remove(owner, person)).status).toBe(404)
  })

  test('is told by whom and from where, until they have read it or live there again', async () => {
    const owner = await larder.register({ first_name: 'Ada' })
    await owner.put('/api/household', { name: 'The Millers' })
    const person = await joinHousehold(larder, owner)
    const other = await joinHousehold(larder, owner)
    await remove(owner, person)
    await remove(owner, other)
    const { removals = [] } = await read(person)
    expect(removals).toMatchObject([{ household_name: 'The Millers', removed_by: 'Ada' }])
    // Nobody reads or ends what is another's.
    await other.delete(`/api/removals/${removals[0]?.removal_id}`)
    expect((await read(person)).removals).toHaveLength(1)
    expect(await read(owner)).not.toHaveProperty('removals')
    expect((await person.delete(`/api/removals/${removals[0]?.removal_id}`)).status).toBe(200)
    expect(await read(person)).not.toHaveProperty('removals')
    const { invite } = await owner.call(people_api.createInvite, { body: { role: 'member' } })
    expect((await read(other)).removals).toHaveLength(1)
    await other.post(`/api/invites/${invite.code}/accept`, {})
    expect(await read(other)).not.toHaveProperty('removals')
  })

  test('gets a new household where there is no other', async () => {
    const owner = await larder.register({ time_zone: 'Europe/Vienna' })
    const person = await larder.register()
    const { invite } = await owner.call(people_api.createInvite, { body: { role: 'member' } })
    await person.post(`/api/invites/${invite.code}/accept`, { leave_household: true })
    await remove(owner, person)
    expect(await read(person)).toMatchObject({
      household: { name: 'Home', time_zone: 'Europe/Vienna', role: 'owner' },
      members: [{ username: person.username, role: 'owner' }],
    })
  })
})

describe('leaving', () => {
  test('leads to another household, and leaves the others everything', async () => {
    const owner = await larder.register()
    await owner.put('/api/household', { name: 'The Millers' })
    const person = await joinHousehold(larder, owner)
    await addItem(person)
    const { status, body } = await person.post('/api/household/leave', {})
    const { household } = await read(person)
    expect([status, body]).toEqual([200, { message: 'You left The Millers', household }])
    expect(household.name).toBe('Home')
    expect(await listItems(owner)).toHaveLength(1)
    expect((await read(owner)).members).toHaveLength(1)
  })

  test('deletes the household of somebody alone, who has to say so', async () => {
    const person = await larder.register()
    await addItem(person)
    const { household: before } = await read(person)
    expect(await person.post('/api/household/leave', {})).toMatchObject({
      status: 409,
      message: 'You are the only one here: leaving deletes the household and everything in it.',
    })
    expect((await person.post('/api/household/leave', { delete_household: true })).status).toBe(200)
    const { household } = await read(person)
    expect(household.household_id).not.toBe(before.household_id)
    expect(await listItems(person)).toEqual([])
  })
})

describe('an account that is deleted', () => {
  test('leaves the household to the member who has lived there longest, and to no viewer', async () => {
    const owner = await larder.register()
    const first = await joinHousehold(larder, owner, 'viewer')
    const second = await joinHousehold(larder, owner, 'member')
    const third = await joinHousehold(larder, owner, 'member')
    expect((await owner.post('/api/users/delete', { password })).status).toBe(200)
    expect(await rolesOf(second)).toEqual({
      [first.username]: 'viewer',
      [second.username]: 'owner',
      [third.username]: 'member',
    })
  })

  test('is not, where only viewers would be left, until its owner has chosen one or removed them', async () => {
    const owner = await larder.register({ first_name: 'Ada' })
    const viewer = await joinHousehold(larder, owner, 'viewer')
    const refusal = `Only viewers would be left in Ada's Home. Make one of them an owner or remove them first.`
    expect(await owner.post('/api/users/delete', { password })).toMatchObject({ status: 409, message: refusal })
    expect(await rolesOf(viewer)).toEqual({ [owner.username]: 'owner', [viewer.username]: 'viewer' })
    await setRole(owner, viewer, 'owner')
    expect((await owner.post('/api/users/delete', { password })).status).toBe(200)
    expect(await rolesOf(viewer)).toEqual({ [viewer.username]: 'owner' })
  })

  test('changes nobody’s role where another owner is left', async () => {
    const owner = await larder.register()
    const first = await joinHousehold(larder, owner, 'viewer')
    const second = await joinHousehold(larder, owner, 'owner')
    await owner.post('/api/users/delete', { password })
    expect(await rolesOf(first)).toEqual({ [first.username]: 'viewer', [second.username]: 'owner' })
  })
})

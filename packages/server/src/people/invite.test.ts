import { people_api } from '@larder/contract/calls/people-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { delays } from '../auth/delays/delay-kinds.ts'
import { hashToken } from '../http/authentication.ts'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { findUserId, inviteTo, joinHousehold } from '../testing/people.ts'

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp()
})
afterAll(() => larder.close())

const run = <Row extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
  larder.database.query<Row>({ name: '', text }, values)

const look = (code: string) => larder.anonymous.get(`/api/invites/${code}`)
const accept = (person: Client, code: string, body = {}) => person.post(`/api/invites/${code}/accept`, body)
const read = (person: Client) => person.call(people_api.getHousehold, {})

describe('an invite', () => {
  test('is a link with a code that is told once and of which only the hash is kept', async () => {
    const owner = await larder.register({ first_name: 'Ada' })
    const { status, body } = await owner.post('/api/household/invites', { role: 'viewer' }, { host: 'larder.example' })
    const { invite } = people_api.createInvite.response.parse(body)
    expect([status, body]).toEqual([201, { message: 'Invite ready', invite }])
    expect(invite.code).toMatch(/^[\w-]{43}$/)
    expect(invite.url).toBe(`http://larder.example/join/${invite.code}`)
    const days = (Date.parse(invite.expires_at) - Date.now()) / 86_400_000
    expect(Math.abs(days - 7)).toBeLessThan(0.01)
    const [row] = await run('select code_hash from invite where invite_id = $1', invite.invite_id)
    expect(row).toEqual({ code_hash: hashToken(invite.code) })
    const { invites } = await read(owner)
    expect(invites).toMatchObject([{ invite_id: invite.invite_id, role: 'viewer', invited_by: 'Ada' }])
    expect(JSON.stringify(invites)).not.toContain(invite.code)
  })

  test('leads to where the operator says that people reach the server, whatever name it was asked by', async () => {
    const named = await createTestApp({ publicUrl: 'https://larder.example' })
    const owner = await named.register()
    const { body } = await owner.post('/api/household/invites', { role: 'member' }, { host: 'elsewhere.example' })
    const { invite } = people_api.createInvite.response.parse(body)
    expect(invite.url).toBe(`https://larder.example/join/${invite.code}`)
    await named.close()
  })

  test('tells anybody who has the code who invites to what', async () => {
    const owner = await larder.register({ first_name: 'Ada' })
    await owner.put('/api/household', { name: 'The Millers' })
    const { status, body } = await look(await inviteTo(owner, 'viewer'))
    expect(status).toBe(200)
    expect(body).toMatchObject({ household_name: 'The Millers', invited_by: 'Ada', role: 'viewer' })
    expect(Object.keys(body as object).toSorted()).toEqual(['expires_at', 'household_name', 'invited_by', 'role'])
  })

  test('lets one person in, who sees the household from then on', async () => {
    const owner = await larder.register()
    await owner.put('/api/household', { name: 'The Millers' })
    const person = await larder.register()
    const code = await inviteTo(owner)
    const { status, body } = await accept(person, code)
    const { household } = await read(person)
    expect([status, body]).toEqual([200, { message: 'Welcome to The Millers', household }])
    expect(household).toMatchObject({ name: 'The Millers', role: 'member' })
    const { members, invites } = await read(owner)
    expect(members.map(({ username, role }) => [username, role])).toEqual([
      [owner.username, 'owner'],
      [person.username, 'member'],
    ])
    expect(invites).toEqual([])
    // Both households are kept.
    const { households } = await person.call(people_api.listHouseholds, {})
    expect(households.map(({ name, is_current, members: count }) => [name, is_current, count])).toEqual([
      ['Home', false, 1],
      ['The Millers', true, 2],
    ])
    expect(await accept(await larder.register(), code)).toMatchObject({
      status: 404,
      message: 'This invite was used already. Ask for a new link.',
    })
  })

  test('lets one of two in who accept at the same moment', async () => {
    const owner = await larder.register()
    const code = await inviteTo(owner)
    const people = await Promise.all([1, 2, 3].map(() => larder.register()))
    const answers = await Promise.all(people.map((person) => accept(person, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
    expect((await read(owner)).members).toHaveLength(2)
  })

  test('is not used up by somebody who lives there already', async () => {
    const owner = await larder.register()
    const code = await inviteTo(owner)
    expect(await accept(owner, code)).toMatchObject({ status: 409, message: 'You live in this household already.' })
    expect((await look(code)).status).toBe(200)
  })

  test.each([
    ['unknown', '', 'This invite does not exist. Ask for a new link.'],
    ['used', 'used_at = now()', 'This invite was used already. Ask for a new link.'],
    ['expired', `expires_at = now() - interval '1 second'`, 'This invite has expired. Ask for a new link.'],
    ['revoked', 'revoked_at = now()', 'This invite was withdrawn. Ask for a new link.'],
  ])('that is %s says so', async (_, change, message) => {
    const owner = await larder.register()
    const code = await inviteTo(owner)
    const where = 'where code_hash = $1'
    await run(change === '' ? `delete from invite ${where}` : `update invite set ${change} ${where}`, hashToken(code))
    expect(await look(code)).toMatchObject({ status: 404, message })
    expect(await accept(await larder.register(), code)).toMatchObject({ status: 404, message })
    expect((await read(owner)).invites).toEqual([])
  })

  test('that cannot be one does not exist', async () => {
    expect(await look('short')).toMatchObject({
      status: 404,
      message: 'This invite does not exist. Ask for a new link.',
    })
  })

  test('is withdrawn by an owner, once', async () => {
    const owner = await larder.register()
    const code = await inviteTo(owner)
    const [invite] = (await read(owner)).invites
    const revoke = () => owner.delete(`/api/household/invites/${invite?.invite_id}`)
    expect((await revoke()).body).toEqual({ message: 'Invite withdrawn' })
    expect((await revoke()).status).toBe(404)
    expect(await look(code)).toMatchObject({ message: 'This invite was withdrawn. Ask for a new link.' })
  })

  test('is one of twenty at most', async () => {
    const owner = await larder.register()
    const made = await Promise.all(
      Array.from({ length: 22 }, () => owner.post('/api/household/invites', { role: 'member' })),
    )
    expect(made.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(made.find(({ status }) => status === 409)?.message).toBe(
      'No more than 20 invites can be open. Withdraw one first.',
    )
  })

  test('ends with the right of whoever made it', async () => {
    const owner = await larder.register()
    const makers = await Promise.all([1, 2, 3].map(() => joinHousehold(larder, owner, 'owner')))
    const [codes, ids] = [
      await Promise.all(makers.map((one) => inviteTo(one))),
      await Promise.all(makers.map((one) => findUserId(one))),
    ]
    await owner.put(`/api/household/members/${ids[0]}`, { role: 'member' })
    await owner.delete(`/api/household/members/${ids[1]}`)
    await makers[2]?.post('/api/users/delete', { password: 'correct horse battery' })
    for (const code of codes) {
      expect(await look(code)).toMatchObject({ message: 'This invite was withdrawn. Ask for a new link.' })
    }
  })

  test('leads to a household with room for fifty people', async () => {
    const owner = await larder.register()
    const { household } = await read(owner)
    await run(
      `with crowd as (insert into app_user (username, email, password_hash)
        select 'crowd' || number, 'crowd' || number, '' from generate_series(1, 49) as number returning user_id)
      insert into household_member (household_id, user_id) select $1, user_id from crowd`,
      household.household_id,
    )
    const code = await inviteTo(owner)
    expect(await accept(await larder.register(), code)).toMatchObject({
      status: 409,
      message: 'A household has room for 50 people.',
    })
    expect((await look(code)).status).toBe(200)
  })
})

describe('accepting', () => {
  test('leaves the household of before where that is wanted, and deletes it with its things', async () => {
    const owner = await larder.register()
    const person = await larder.register()
    const { household: before } = await read(person)
    await accept(person, await inviteTo(owner), { leave_household: true })
    const { households } = await person.call(people_api.listHouseholds, {})
    expect(households).toMatchObject([{ is_current: true, role: 'member' }])
    expect(await run('select 1 from household where household_id = $1', before.household_id)).toEqual([])
  })

  test('does nothing where the household of before would be without an owner', async () => {
    const [owner, person] = [await larder.register(), await larder.register()]
    await joinHousehold(larder, person)
    const code = await inviteTo(owner)
    expect(await accept(person, code, { leave_household: true })).toMatchObject({
      status: 409,
      message: 'A household needs an owner. Make somebody else an owner first.',
    })
    expect((await look(code)).status).toBe(200)
    expect((await read(owner)).members).toHaveLength(1)
  })

  test('is for twenty households a person', async () => {
    const person = await larder.register()
    for (let made = 1; made < 20; made += 1) await person.call(people_api.createHousehold, { body: { name: 'H' } })
    const answer = await accept(person, await inviteTo(await larder.register()))
    const message = 'You can live in 20 households at most.'
    expect(answer).toMatchObject({ status: 409, message })
    expect(await person.post('/api/households', { name: 'H' })).toMatchObject({ status: 409, message })
  })
})

test('guesses of codes are slowed down, and right ones are not', async () => {
  const limited = await createTestApp({ rateLimit: true })
  const owner = await limited.register()
  const code = await inviteTo(owner)
  const right = `/api/invites/${code}`
  for (let time = 0; time < delays.invite.free + 5; time += 1) {
    expect((await limited.anonymous.get(right)).status).toBe(200)
  }
  const statuses: number[] = []
  for (let time = 0; time < delays.invite.free + 2; time += 1) {
    statuses.push((await limited.anonymous.get(`/api/invites/${String(time).padStart(43, 'x')}`)).status)
  }
  expect(statuses.at(0)).toBe(404)
  expect(statuses.at(-1)).toBe(429)
  expect((await owner.post(`${right}/accept`, {})).status).toBe(429)
  await limited.close()
})

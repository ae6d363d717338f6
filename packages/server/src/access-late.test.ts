import { api } from '@larder/contract/calls/api'
import { call_access } from '@larder/contract/calls/access'
import { photo_api } from '@larder/contract/calls/photo-api'
import { people_api } from '@larder/contract/calls/people-api'
import { messages } from '@larder/contract/messages'
import { people_messages } from '@larder/contract/messages/people-messages'
import { progress_type } from '@larder/contract/reading-progress'
import { isEnough, type Role } from '@larder/contract/roles'
import { drawShelf } from '@larder/vision/testing/products'
import { afterAll, describe, expect, test } from 'vitest'
import { guardPermission } from './auth/sessions/guard-permission.ts'
import type { Statement } from './database/statement.ts'
import { hashToken } from './http/authentication.ts'
import type { HttpError } from './http/errors.ts'
import { runWithPermission } from './http/permission.ts'
import { type Client, createTestApp } from './testing/app.ts'
import { createExample, namedCalls } from './testing/fixtures.ts'
import { listItems, milk } from './testing/items.ts'
import { addSleepingSession, sendLate } from './testing/late-body.ts'
import { takeSnapshot } from './testing/operations/snapshot.ts'
import { findUserId, joinHousehold } from './testing/people.ts'

const larder = await createTestApp()
const { database } = larder
const url = await larder.listen()
afterAll(() => larder.close())

// By the contract's own table: a new call that writes is in here, and needs an example before it can be tried.
const writing = namedCalls(larder.app.calls).filter(({ open, method }) => open !== true && method !== 'GET')
const run = (text: string, ...values: unknown[]) => database.query({ name: '', text }, values)

const head = await larder.register()
const { household_id } = (await head.call(people_api.getHousehold, {})).household

interface Person {
  readonly client: Client
  /** The session that the late call is made with. */
  readonly token: string
  readonly user_id: number
}

async function addPerson(): Promise<Person> {
  const client = await joinHousehold(larder, head, 'owner')
  const user_id = await findUserId(head, client.username)
  return { client, user_id, token: await addSleepingSession(database, { user_id, household_id }) }
}

/** The same person as before the loss, with a new session. */
async function restore({ client, user_id }: Person): Promise<Person> {
  const back = `
    insert into household_member (household_id, user_id, role) values ($1, $2, 'owner')
    on conflict (household_id, user_id) do update set role = 'owner'`
  await run(back, household_id, user_id)
  await run('update session set household_id = $1 where user_id = $2', household_id, user_id)
  return { client, user_id, token: await addSleepingSession(database, { user_id, household_id }) }
}

type Left = Role | 'removed' | 'nobody'
const params = ({ user_id }: Person) => ({ user_id: String(user_id) })
const rotate = 'update session set token_hash = sha256(token_hash) where token_hash = $1'

/** Each way to lose what one had when the head was read, and what one is after it. */
const losses: Readonly<Record<string, readonly [left: Left, lose: (person: Person) => Promise<unknown>]>> = {
  removed: ['removed', (person) => head.call(people_api.removeMember, { params: params(person) })],
  demoted: [
    'viewer',
    (person) => head.call(people_api.changeMember, { params: params(person), body: { role: 'viewer' } }),
  ],
  'logged out': ['nobody', ({ token }) => run('delete from session where token_hash = $1', hashToken(token))],
  // What a new password does to the session that it was changed in.
  'given another token': ['nobody', ({ token }) => run(rotate, hashToken(token))],
}
const lose = (kind: string, person: Person) => losses[kind]?.[1](person)

function findRefusal(needed: Role | 'anybody', left: Left) {
  if (left === 'nobody') return { status: 401, message: messages.auth.signInNeeded }
  if (needed === 'anybody' || (left !== 'removed' && isEnough(left, needed))) return undefined
  return { status: 403, message: people_messages.notAllowed[needed === 'owner' ? 'owner' : 'member'] }
}

let somebody = await addPerson()

test.each(writing)('$method $path is refused to who loses the right to it before the body is there', async (call) => {
  const { role } = call_access[call.name as keyof typeof call_access]
  const refused = Object.entries(losses).filter(([, [left]]) => findRefusal(role, left) !== undefined)
  const example = await createExample(call, somebody.client)
  for (const [kind, [left]] of refused) {
    const person = await restore(somebody)
    let before: unknown
    const meanwhile = async () => {
      await lose(kind, person)
      before = await takeSnapshot(database)
    }
    const { status, text } = await sendLate(call, example, { database, url, token: person.token, meanwhile })
    const message = JSON.stringify({ message: findRefusal(role, left)?.message })
    const expected = { kind, status: findRefusal(role, left)?.status, text: expect.stringContaining(message) }
    expect({ kind, status, text }).toEqual(expected)
    expect(await takeSnapshot(database)).toEqual(before)
  }
  // What is still allowed is done: an address is a person's own, wherever they live.
  const kept = Object.entries(losses).filter(([, [left]]) => findRefusal(role, left) === undefined)
  for (const [kind] of kept) {
    const person = await restore(somebody)
    const meanwhile = async () => lose(kind, person)
    const own = await createExample(call, person.client)
    const { status } = await sendLate(call, own, { database, url, token: person.token, meanwhile })
    expect({ kind, isDone: status < 300 }).toEqual({ kind, isDone: true })
    if (call.name === 'deleteAccount' || call.name === 'changePassword') somebody = await addPerson()
  }
  await restore(somebody)
})

test('the rest of a body that comes late from somebody who may still write is taken', async () => {
  const { token, client } = await addPerson()
  const call = { ...api.createItem }
  const late = { database, url, token, meanwhile: async () => {} }
  expect(await sendLate(call, { body: milk }, late)).toMatchObject({ status: 201 })
  expect((await listItems(client)).map(({ item_name }) => item_name)).toContain('Milk')
})

test('who is removed while a photo is read gets nothing of the household, and leaves nothing there', async () => {
  const person = await addPerson()
  const photo = await (await drawShelf([{ x: 60, y: 60, lines: ['HEINZ', 'KETCHUP'] }])).jpeg().toBuffer()
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'shelf.jpg')
  let before: unknown
  const during = async () => {
    await lose('removed', person)
    before = await takeSnapshot(database)
  }
  const late = { database, url, token: person.token, accept: progress_type, meanwhile: async () => {}, during }
  const { text } = await sendLate(photo_api.recognizeProduct, { form }, late)
  expect(text).toContain(JSON.stringify({ status: 403, body: { message: people_messages.notAllowed.member } }))
  expect(await takeSnapshot(database)).toEqual(before)
}, 120_000)

describe('what a request does when its permission is no longer fresh', () => {
  const guarded = guardPermission(database)
  const rename = { name: '', text: 'update household set name = $2 where household_id = $1' } as Statement

  /** Writes in the name of somebody, alone and in a transaction. */
  async function write({ token, user_id }: Person, isFresh: boolean) {
    const { name } = (await head.call(people_api.getHousehold, {})).household
    const permission = { user_id, household_id, authorization: `Bearer ${token}`, needed: 'member' as const }
    const attempts = await runWithPermission({ ...permission, isFresh: () => isFresh }, () =>
      Promise.allSettled([
        guarded.query(rename, [household_id, name]),
        guarded.transaction((queries) => queries.query(rename, [household_id, name])),
      ]),
    )
    return attempts.map((attempt) => (attempt.status === 'fulfilled' ? 'done' : (attempt.reason as HttpError).status))
  }

  test('is looked at again in the transaction that writes', async () => {
    const person = await addPerson()
    expect(await write(person, false)).toEqual(['done', 'done'])
    await lose('demoted', person)
    expect(await write(person, false)).toEqual([403, 403])
    await lose('logged out', person)
    expect(await write(person, false)).toEqual([401, 401])
    expect(await write(person, true)).toEqual(['done', 'done'])
  })
})

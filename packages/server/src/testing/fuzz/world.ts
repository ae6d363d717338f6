import { createHash, randomBytes } from 'node:crypto'
import { address_api } from '@larder/contract/calls/address-api'
import { api } from '@larder/contract/calls/api'
import type { Ask } from './fingerprint.ts'
import { known } from './hints.ts'
import type { FuzzRequest, Id } from './requests.ts'
import type { Sender } from './send.ts'

interface Person {
  readonly token: string
  readonly user_id: number
  readonly household_id: number
}

/** Calls after which their sender may be gone, or see another household: each of them gets an account of its own. */
const last_words = new Set([
  'logout',
  'logoutEverywhere',
  'endSession',
  'changePassword',
  'deleteAccount',
  'acceptInvite',
  'leaveHousehold',
  'createHousehold',
  'switchHousehold',
])

const addPerson = `
  with new_user as (
    insert into app_user (username, email, password_hash)
    select $1, $1 || '@example.org', password_hash from app_user where username = $3 returning user_id
  ), new_household as (
    insert into household (name, time_zone) values ($1, 'UTC') returning household_id
  ), new_member as (
    insert into household_member (household_id, user_id) select household_id, user_id from new_household, new_user
  ), new_session as (
    insert into session (token_hash, user_id, household_id) select $2, user_id, household_id from new_household, new_user
  )
  select user_id::integer, household_id::integer from new_user, new_household`

const listIds: Readonly<Record<string, string>> = {
  id: 'select item_id::integer as id from item where household_id = $1 order by 1',
  address_id: `select address_id::integer as id from address where user_id in
    (select user_id from household_member where household_id = $1) order by 1`,
  entry_id: 'select entry_id::integer as id from shopping_entry where household_id = $1 order by 1',
  invite_id: 'select invite_id::integer as id from invite where household_id = $1 order by 1',
  user_id: 'select user_id::integer as id from household_member where household_id = $1 order by 1',
  household_id: 'select $1::integer as id',
  session_id: 'select session_id::integer as id from session where household_id = $1 order by 1',
}
const listEvents = 'select event_id::integer as id from stock_event where household_id = $1 and item_id = $2 order by 1'

const addInvite = `
  insert into invite (household_id, code_hash, role, invited_by, expires_at)
  values ($1, $2, 'member', $3, now() + interval '7 days')`

/** Enough for every case to find something, and few enough to be read again after each change. */
const most = 40

const milk = { item_name: 'Milk', category: 'Dairy', quantity: 2, unit_of_measure: 'l', low_stock_threshold: 1 }
const home = {
  address_type: 'Home',
  street_address: '1 Main St',
  city: 'Springfield',
  state_province: 'IL',
  postal_code: '62701',
  country: 'USA',
}

/** Two households with things in them, one that asks and one that must not be touched. */
export async function createWorld(ask: Ask, sender: Sender) {
  async function post(path: string, token: string | undefined, body: object): Promise<unknown> {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const headers = { 'content-type': 'application/json', ...authorization }
    const answer = await sender.send({ method: 'POST', path, headers, body: Buffer.from(JSON.stringify(body)) })
    if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${answer.text}`)
    return JSON.parse(answer.text)
  }

  async function register(username: string): Promise<Person> {
    const person = { username, email: `${username}@example.com`, password: known.password }
    const { token } = api.register.response.parse(await post(api.register.path, undefined, person))
    const [found] = await ask(
      `select user_id::integer, household_id::integer from app_user join household_member using (user_id) where username = $1`,
      [username],
    )
    return { token, ...(found as { user_id: number; household_id: number }) }
  }

  async function addThrowAway(): Promise<Person> {
    const token = randomBytes(32).toString('base64url')
    const token_hash = createHash('sha256').update(token).digest()
    const [found] = await ask(addPerson, [`throw-away-${token.slice(0, 16)}`, token_hash, known.username])
    return { token, ...(found as { user_id: number; household_id: number }) }
  }

  async function fill({ token, household_id }: Person): Promise<void> {
    const [count] = await ask(
      `select (select count(*)::integer from item where household_id = $1) as items,
         (select count(*)::integer from address join household_member using (user_id) where household_id = $1) as addresses`,
      [household_id],
    )
    if (Number(count?.['items']) > most) await ask('delete from item where household_id = $1', [household_id])
    if (Number(count?.['addresses']) > most)
      await ask('delete from address where user_id in (select user_id from household_member where household_id = $1)', [
        household_id,
      ])
    if (Number(count?.['items']) < 2) await post(api.createItem.path, token, milk)
    if (Number(count?.['addresses']) < 2) await post(address_api.createAddress.path, token, home)
  }

  const owner = await register(known.username)
  const otherUser = await register('fuzz-other')
  for (const person of [owner, otherUser, owner, otherUser]) await fill(person)

  async function listOf(name: string, person: Person, item_id: string | undefined): Promise<number[]> {
    const rows =
      name === 'event_id' && item_id !== undefined
        ? await ask(listEvents, [person.household_id, /^\d{1,15}$/.test(item_id) ? item_id : 0])
        : await ask(listIds[name] ?? '', [person.household_id])
    return rows.map(({ id }) => Number(id))
  }

  /** The code of a new invite. */
  async function invite({ household_id, user_id }: Person): Promise<string> {
    const code = randomBytes(32).toString('base64url')
    await ask(addInvite, [household_id, createHash('sha256').update(code).digest(), user_id])
    return code
  }

  async function resolve(name: string, id: Id, sending: Person, item_id: string | undefined): Promise<string> {
    if ('text' in id) return id.text
    if (name === 'code') return invite(id.of === 'mine' ? sending : otherUser)
    const ids = await listOf(name, id.of === 'mine' ? sending : otherUser, item_id)
    return String(ids[id.index % ids.length] ?? 1)
  }

  return {
    /** Whose token the request goes out with, and the path with the ids of things that are there now. */
    async prepare({
      call,
      sender: who,
      ids,
    }: FuzzRequest): Promise<{ token: string | undefined; ids: Map<string, string> }> {
      const person = last_words.has(call) ? await addThrowAway() : owner
      if (person === owner) await fill(owner)
      const resolved = new Map<string, string>()
      for (const [name, id] of Object.entries(ids)) {
        resolved.set(name, await resolve(name, id, person, resolved.get('id')))
      }
      const token = who === 'nobody' ? undefined : who === 'owner' ? person.token : `${person.token.slice(1)}A`
      return { token, ids: resolved }
    },
  }
}

export type World = Awaited<ReturnType<typeof createWorld>>

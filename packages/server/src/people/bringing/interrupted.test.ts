import { people_api } from '@larder/contract/calls/people-api'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client, TestApp } from '../../testing/app.ts'
import { createTestApp, password } from '../../testing/app.ts'
import { silent } from '../../testing/operations/cluster.ts'
import { findDisagreements, findLotDisagreements, listItems } from '../../testing/items.ts'
import { bringAlong, fillHousehold, findUserId, inviteTo } from '../../testing/people.ts'
import { findWrongRhythms } from '../../testing/rhythm.ts'
import type { Database } from '../../database/database.ts'
import { createBringingService } from './bringing-service.ts'

const items = 200
const max_items = 2 * items

let larder: TestApp
let owner: Client
let person: Client
let code: string

beforeAll(async () => {
  larder = await createTestApp({ maxItems: max_items })
})
afterAll(() => larder.close())
beforeEach(async () => {
  ;[owner, person] = [await larder.register(), await larder.register()]
  await fillHousehold(larder, owner, 'Theirs', items)
  await fillHousehold(larder, person, 'Mine', items)
  code = await inviteTo(owner)
})

const run = <Row extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
  larder.database.query<Row>({ name: '', text }, values)
const membersOf = async (client: Client) =>
  (await client.call(people_api.listHouseholds, {})).households.map(({ members }) => members)

/** A process that dies after so many slices: nothing of what it has under way is committed, and nobody is told. */
function createDying(slices: number) {
  let left = slices
  let die: (() => void) | undefined
  const died = new Promise<void>((resolve) => void (die = resolve))
  const database: Database = {
    ...larder.database,
    transaction: (work) =>
      larder.database.transaction(async (queries) => {
        const result = await work(queries)
        if ((left -= 1) >= 0) return result
        die?.()
        throw Object.assign(new Error('killed'), { code: '57P01' })
      }),
  }
  return { died, ...createBringingService({ database, log: silent, publish: () => {}, max_items }) }
}

/** Joins as a process does that is killed after so many slices. */
async function joinAndDie(slices: number): Promise<void> {
  const [{ invite_id } = { invite_id: 0 }] = await run<{ invite_id: number }>(
    'select invite_id from invite order by invite_id desc limit 1',
  )
  // The app itself gets nowhere with it.
  const hold = `create or replace function stop_slices() returns trigger language plpgsql as $$
    begin raise exception 'stopped' using errcode = '57P01'; end $$`
  await run(hold)
  await run('create trigger stop_slices before update on bringing for each row execute function stop_slices()')
  expect((await person.post(`/api/invites/${code}/accept`, { bring_items: true })).body).toMatchObject({
    arriving: { done: 0, total: items },
  })
  await run('drop trigger stop_slices on bringing')
  const dying = createDying(slices)
  await dying.continue(invite_id)
  // It answers after a while whether it is done or not, and a busy machine takes longer for its slices.
  await dying.died
  await dying.close()
}

/** What must hold at any time; and every item is in one household alone. */
async function findFaults(): Promise<unknown[]> {
  const { database } = larder
  const miscounted = await run(`select household_id from household
    where item_count <> (select count(*) from item where item.household_id = household.household_id)`)
  const doubled = await run('select item_id from item group by item_id having count(*) > 1')
  return [...(await findDisagreements(database)), ...(await findLotDisagreements(database)), ...miscounted, ...doubled]
}

const sumOf = async (...clients: Client[]) =>
  (await Promise.all(clients.map(listItems))).flat().reduce((sum, { quantity }) => sum + quantity, 0)

describe('a process that dies on the way', () => {
  test('loses and doubles nothing, and the same call goes on where it was', async () => {
    await joinAndDie(2)
    const [state] = await run<{ done: number }>(
      'select brought + matched as done from bringing order by bringing_id desc limit 1',
    )
    expect(state?.done).toBeGreaterThan(0)
    expect(state?.done).toBeLessThan(items)
    expect(await findFaults()).toEqual([])
    // Others see and use what has arrived; whoever joined sees the same.
    expect(await listItems(person)).toEqual(await listItems(owner))
    const [first] = await listItems(owner)
    expect((await owner.post(`/api/inventory/${first?.item_id}/consume`, { used_quantity: 1 })).status).toBe(200)
    expect((await bringAlong(person, code)).body).toMatchObject({ brought: items / 2, matched: items / 2 })
    expect(await findFaults()).toEqual([])
    expect(await findWrongRhythms(larder.database)).toEqual([])
    expect(await listItems(owner)).toHaveLength(items + items / 2)
    expect(await sumOf(owner)).toBe(20 * items - 1)
    expect(await membersOf(person)).toEqual([2])
    // Sent once more it answers the same and does nothing.
    expect((await bringAlong(person, code)).body).toMatchObject({ brought: items / 2, matched: items / 2 })
    expect(await sumOf(owner)).toBe(20 * items - 1)
  })

  test('leaves the rest to the next one, which nobody has to ask', async () => {
    await joinAndDie(1)
    const next = createBringingService({ database: larder.database, log: silent, publish: () => {}, max_items })
    await next.resume()
    await next.close()
    await next.resume()
    const another = createBringingService({ database: larder.database, log: silent, publish: () => {}, max_items })
    // Two of them take turns and get in nobody's way.
    await Promise.all([another.resume(), person.post(`/api/invites/${code}/accept`, {})])
    expect((await bringAlong(person, code)).body).toMatchObject({ brought: items / 2, matched: items / 2 })
    expect(await findFaults()).toEqual([])
    expect(await sumOf(owner)).toBe(20 * items)
  })
})

describe('what has not arrived', () => {
  test('is the person’s again who is removed meanwhile', async () => {
    await joinAndDie(2)
    expect((await owner.delete(`/api/household/members/${await findUserId(owner, person.username)}`)).status).toBe(200)
    const [mine, theirs] = [await listItems(person), await listItems(owner)]
    expect(mine.length).toBeGreaterThan(0)
    expect(mine.length + theirs.length).toBeLessThan(2 * items)
    expect(await sumOf(owner, person)).toBe(20 * items)
    expect(await findFaults()).toEqual([])
    expect(await findWrongRhythms(larder.database)).toEqual([])
    expect((await person.post(`/api/invites/${code}/accept`, { bring_items: true })).status).toBe(404)
    expect((await person.post(`/api/inventory/${mine[0]?.item_id}/consume`, { used_quantity: 1 })).status).toBe(200)
  })

  test('goes with an account that is deleted meanwhile', async () => {
    await joinAndDie(2)
    expect((await person.post('/api/users/delete', { password })).status).toBe(200)
    expect(await findFaults()).toEqual([])
    const homeless = `select household_id from household
      where not exists (select 1 from household_member where household_member.household_id = household.household_id)`
    expect(await run(homeless)).toEqual([])
  })

  test('stays where it was once others have filled the household, and the rest is told', async () => {
    await joinAndDie(1)
    const count = (await listItems(owner)).length
    const setCount = async (wanted: number) =>
      run('update household set item_count = $2 where household_id = $1', await idOf(owner), wanted)
    await setCount(max_items)
    const answer = await bringAlong(person, code)
    expect(answer.body).toMatchObject({ left_behind: expect.any(Number) })
    const { left_behind = 0 } = answer.body as { left_behind?: number }
    expect(left_behind).toBeGreaterThan(0)
    expect(await membersOf(person)).toEqual([2, 1])
    expect(left_behind + count).toBeLessThan(2 * items)
    await setCount((await listItems(owner)).length)
    expect(await sumOf(owner)).toBeLessThan(20 * items)
    expect(await findFaults()).toEqual([])
  })
})

const idOf = async (client: Client) => (await client.call(people_api.getHousehold, {})).household.household_id

test('others write meanwhile, and nobody lives in the old household', async () => {
  const { household } = await person.call(people_api.getHousehold, {})
  const theirs = await listItems(owner)
  const over = new AbortController()
  const statuses: number[] = []
  async function write(): Promise<void> {
    while (!over.signal.aborted) {
      const item = theirs[statuses.length % theirs.length]
      const { status } = await owner.post(`/api/inventory/${item?.item_id}/purchase`, { quantity_added: 1 })
      statuses.push(status)
    }
  }
  const writing = write()
  const first = await person.post(`/api/invites/${code}/accept`, { bring_items: true })
  const late = { 'household-id': String(household.household_id) }
  expect((await person.post('/api/inventory', { item_name: 'Late' }, late)).status).toBe(412)
  await bringAlong(person, code)
  over.abort()
  await writing
  expect(first.status).toBe(200)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await findFaults()).toEqual([])
  expect(await sumOf(owner)).toBe(20 * items + statuses.length)
})

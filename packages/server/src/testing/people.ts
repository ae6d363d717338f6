import { api } from '@larder/contract/calls/api'
import { people_api } from '@larder/contract/calls/people-api'
import type { Role } from '@larder/contract/roles'
import type { Answer, Client, TestApp } from './app.ts'
import { password } from './app.ts'

/** The code of a new invite. */
export async function inviteTo(owner: Client, role: Role = 'member'): Promise<string> {
  return (await owner.call(people_api.createInvite, { body: { role } })).invite.code
}

/** One more person of the owner's household, with a session that shows it. */
export async function joinHousehold(
  larder: TestApp,
  owner: Client,
  role: Role = 'member',
  details = {},
): Promise<Client> {
  const person = await larder.register(details)
  await person.call(people_api.acceptInvite, { params: { code: await inviteTo(owner, role) }, body: {} })
  return person
}

/** Thousands of items of which each was used on ten days; every other one has a name that both households know. */
export async function fillHousehold(larder: TestApp, person: Client, own_name: string, items: number): Promise<void> {
  const { household } = await person.call(people_api.getHousehold, {})
  const { household_id } = household
  const run = (text: string, ...values: unknown[]) => larder.database.query({ name: '', text }, values)
  await run(
    `insert into item (household_id, item_name, category, unit_of_measure, quantity, lots, last_lot_id)
    select $1, case when number % 2 = 0 then 'Item ' else $2 || ' ' end || number, 'Canned', 'pc', 10,
      '[{"lot_id": 1, "quantity": 10, "expiry_date": null, "purchase_date": null, "location": null, "price": null, "opened_on": null, "frozen_on": null}]', 1
    from generate_series(1, $3::integer) as number`,
    household_id,
    own_name,
    items,
  )
  await run(
    `insert into stock_event (household_id, item_id, kind, delta, quantity_after, unit_of_measure, occurred_on, lot_changes)
    select household_id, item_id, (case when day = 0 then 'created' else 'consumed' end)::stock_event_kind,
      case when day = 0 then 20 else -1 end, 20 - day, 'pc', date '2026-01-01' + day * (1 + item_id % 3)::integer,
      jsonb_build_array(jsonb_build_object('lot_id', 1, 'delta', case when day = 0 then 20 else -1 end))
    from item cross join generate_series(0, 10) as day where household_id = $1`,
    household_id,
  )
  await run(
    `update household set item_count = $2, (record_days, first_record_on, last_record_on) = (
      select count(distinct occurred_on), min(occurred_on), max(occurred_on) from stock_event
      where household_id = $1 and kind = 'consumed') where household_id = $1`,
    household_id,
    items,
  )
}

/** Accepts with everything, and asks again until all of it has arrived. */
export async function bringAlong(person: Client, code: string, body: object = {}): Promise<Answer> {
  for (;;) {
    const answer = await person.post(`/api/invites/${code}/accept`, { bring_items: true, ...body })
    if (answer.status !== 200 || !('arriving' in (answer.body as object))) return answer
  }
}

/** The number of a person among the people of the household that is shown. */
export async function findUserId(client: Client, username = client.username): Promise<number> {
  const { members } = await client.call(people_api.getHousehold, {})
  return members.find((member) => member.username === username)?.user_id ?? Number.NaN
}

let people = 0

/** Somebody new for where there is a client of another person alone: speaks through that one with a token of their own. */
export async function addPerson(through: Client) {
  people += 1
  const username = `newcomer${people}`
  const body = { username, email: `${username}@example.org`, password }
  const { token } = await through.call(api.register, { body })
  const own = { authorization: `Bearer ${token}` }
  return {
    accept: (code: string) => through.post(`/api/invites/${code}/accept`, {}, own),
    user_id: () => findUserId(through, username),
    remove: (user_id: number) => through.delete(`/api/household/members/${user_id}`, own),
    async invite(): Promise<string> {
      const { body: made } = await through.post('/api/household/invites', { role: 'member' }, own)
      return people_api.createInvite.response.parse(made).invite.code
    },
  }
}

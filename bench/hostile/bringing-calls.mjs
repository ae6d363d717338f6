import { hash, randomBytes } from 'node:crypto'
import { seedHouseholds } from '../api/seed.mjs'

// As many as two households may have together where everything is there already.
const items = 19_000

// A name as long as it may be, of letters that are spelled out to eighteen each: all that comparing names can cost.
const addNames = `
  with made as (
    insert into item (household_id, item_name, brand, category, quantity, unit_of_measure, lots)
    select $1::bigint, rpad(n || ' ', 200, U&'\\FDFA\\00E9'), rpad('brand ' || n, 200, U&'\\FDFA\\00E9'), 'Other', 1, 'pcs',
      '[{"lot_id": 1, "quantity": 1, "expiry_date": null, "purchase_date": null, "location": null, "price": null,
        "opened_on": null, "frozen_on": null}]'
    from generate_series(1, $2::integer) as n returning household_id, item_id
  ), events as (
    insert into stock_event (household_id, item_id, kind, delta, quantity_after, occurred_on, lot_changes)
    select household_id, item_id, 'created', 1, 1, date '2026-01-10', '[{"lot_id": 1, "delta": 1}]' from made
  )
  update household set item_count = item_count + $2 where household_id = $1`

const addInvite = `
  insert into invite (household_id, code_hash, role, expires_at) values ($1, $2, 'member', now() + interval '7 days')`

/** Two full households with the same names, and an invite from one to the other. */
async function seedInvite(ask) {
  const client = { query: async (sql, values) => ({ rows: await ask(sql, values) }) }
  const [host, guest] = await seedHouseholds(client, 2, 1)
  const ids = []
  for (const { item_id } of [host, guest]) {
    const [{ household_id }] = await ask('select household_id from item where item_id = $1', [item_id])
    await ask(addNames, [household_id, items])
    ids.push(household_id)
  }
  await ask('analyze')
  const code = randomBytes(32).toString('base64url')
  await ask(addInvite, [ids[0], hash('sha256', code, 'buffer')])
  return { code, token: guest.token }
}

/** What somebody may send who was invited, with as many things as there can be, all of which are there already. */
export function bringingCalls({ ask }, send) {
  let seeded
  const invite = () => (seeded ??= seedInvite(ask))
  const look = async () => {
    const { code, token } = await invite()
    return send({ path: `/api/invites/${code}/items`, token })
  }
  async function accept() {
    const { code, token } = await invite()
    const asked = {
      method: 'POST',
      path: `/api/invites/${code}/accept`,
      json: { bring_items: true },
      token,
      packed: false,
    }
    let answer = await send(asked)
    while (answer.status === 200 && answer.last.includes('"arriving"')) answer = await send(asked)
    return answer
  }
  const several = async () => {
    const answers = await Promise.all([look(), look(), look()])
    return answers.find(({ status }) => status !== 200) ?? answers[0]
  }
  return [
    { name: 'bring: what would come along', times: 3, prepare: invite, run: look },
    { name: 'bring: what would come along, 3 at once', times: 2, prepare: invite, run: several },
    { name: 'bring: accept, all of it there already', times: 1, prepare: invite, run: accept },
  ]
}

import { randomInt } from 'node:crypto'
import pg from 'pg'
import { send } from './client.mjs'

const histories_each = 3

/** The histories leave out what was undone. */
function isEffective(event, position, events) {
  return !(events[position + 1]?.kind === 'undone' && event.event_id !== undefined)
}

async function compareHistory(url, { household, item_id, events }, kind, path, list) {
  const { body } = await send(url, { path: `/api/inventory/${item_id}/${path}`, token: household.token })
  const expected = events.filter((event, ...rest) => event.kind === kind && isEffective(event, ...rest))
  const shown = new Set((body[list] ?? []).map(({ event_id }) => event_id))
  const lost = expected.filter(({ event_id }) => event_id !== undefined && !shown.has(event_id)).length
  return { lost, doubled: Math.max(shown.size - expected.length, 0) }
}

/** As people see it: each household's list, and the histories of some of its items. */
async function compareHousehold(url, household) {
  const list = await send(url, { path: '/api/inventory', token: household.token })
  // Nobody knows the token: the registration itself is lost, with all that it had.
  if (list.status === 401) return [{ lost: 1 + household.items.size, doubled: 0 }]
  const shown = new Map(list.body.map((item) => [item.item_id, item]))
  const expected = [...household.items.values()]
  const isSame = ({ item_id, item_name, quantity }) =>
    shown.get(item_id)?.item_name === item_name && shown.get(item_id)?.quantity === quantity
  const counts = [
    {
      lost: expected.filter((item) => !isSame(item)).length,
      doubled: shown.size > expected.length ? shown.size - expected.length : 0,
    },
  ]
  for (let count = 0; count < Math.min(histories_each, expected.length); count += 1) {
    const item = expected[randomInt(expected.length)]
    counts.push(await compareHistory(url, item, 'consumed', 'consumption-history', 'consumption_history'))
    counts.push(await compareHistory(url, item, 'purchased', 'purchase-history', 'purchase_history'))
  }
  return counts
}

const total = (counts, name) => counts.reduce((sum, count) => sum + count[name], 0)

async function readJournal(client) {
  const { rows } = await client.query(
    'SELECT item_id::int, json_agg(json_build_array(kind, delta) ORDER BY event_id) AS events FROM stock_event GROUP BY item_id',
  )
  return new Map(rows.map(({ item_id, events }) => [item_id, events.map(String)]))
}

/** The journal against the ledger, event by event; and against itself, for everybody. */
async function compareJournal(connection, ledger) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const journal = await readJournal(client)
    const counts = ledger.households.flatMap(({ items }) =>
      [...items.values()].map(({ item_id, events }) => {
        const expected = events.map(({ kind, delta }) => `${kind},${delta}`)
        const found = journal.get(item_id) ?? []
        const differs = found.findIndex((event, position) => event !== expected[position])
        const same = differs === -1 ? found.length : differs
        return { lost: Math.max(expected.length - same, 0), doubled: Math.max(found.length - expected.length, 0) }
      }),
    )
    const { rows } = await client.query(`SELECT count(*)::int AS unequal FROM item LEFT JOIN (
      SELECT household_id, item_id, sum(delta) AS quantity FROM stock_event GROUP BY household_id, item_id
    ) AS journal USING (household_id, item_id) WHERE item.quantity IS DISTINCT FROM journal.quantity`)
    return { counts, unequal: rows[0].unequal }
  } finally {
    await client.end()
  }
}

/** What of the acknowledged is not there, what is there too often, and where the journal is not the quantity. */
export async function verify(url, connection, ledger) {
  const counts = []
  for (const household of ledger.households) counts.push(...(await compareHousehold(url, household)))
  const journal = await compareJournal(connection, ledger)
  counts.push(...journal.counts)
  return { lost: total(counts, 'lost'), doubled: total(counts, 'doubled'), unequal: journal.unequal }
}

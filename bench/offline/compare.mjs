import { ask } from '../faults/server.mjs'
import { call } from '../feel/create-household.mjs'

const consume = 'POST /api/inventory/:id/consume'
const purchase = 'POST /api/inventory/:id/purchase'
const undo = 'POST /api/inventory/:id/events/:event_id/undo'
const create = 'POST /api/inventory'
const remove = 'DELETE /api/inventory/:id'
const add_entry = 'POST /api/shopping-list/entries'

/** Counts what arrived against what the phones took. */
export async function compare({ url, token, server, phones, log, first_items }) {
  const outboxes = await Promise.all(phones.map((phone) => phone.listOutbox()))
  const entries = outboxes.flat()
  const sent = entries.filter(({ state }) => state === 'sent' || state === 'conflict')
  const refused = entries.filter(({ state }) => state === 'refused')
  const countOf = (name) => sent.filter((entry) => entry.call === name).length
  const rows = await ask(server, `select kind, count(*)::int as count from stock_event group by kind`)
  const journal = Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
  const items = await call(url, 'GET', '/api/inventory', undefined, token)
  const [{ count: wrong }] = await ask(
    server,
    `select count(*)::int as count from item where quantity <> (select sum(delta) from stock_event e where e.household_id = item.household_id and e.item_id = item.item_id)`,
  )
  const lines = await ask(server, `select count(*)::int as count from shopping_entry where text is not null`)
  // What was added can be taken back by the Undo of its toast.
  const taken_back = new Set(sent.filter((entry) => entry.call === remove).map(({ params }) => Number(params.id)))
  const added = sent.filter((entry) => entry.call === create).map(({ made_id }) => made_id)
  const item_ids = new Set(items.map(({ item_id }) => item_id))
  const missing = added.filter((item_id) => !taken_back.has(item_id) && !item_ids.has(item_id))
  const found = {
    used: [countOf(consume), journal.consumed ?? 0],
    bought: [countOf(purchase), journal.purchased ?? 0],
    undone: [countOf(undo), journal.undone ?? 0],
    added: [added.length - taken_back.size, items.length - first_items],
    missing: [missing.length, 0],
    listed: [
      sent.filter(({ call: name, body }) => name === add_entry && body.text !== undefined).length,
      lines[0].count,
    ],
  }
  const lost = Object.values(found).reduce((sum, [taken, there]) => sum + Math.max(0, taken - there), 0)
  // What was under way when its page was killed, or when the server died with the answer, was not promised to anybody.
  const more = Object.values(found).reduce((sum, [taken, there]) => sum + Math.max(0, there - taken), 0)
  const doubled = Math.max(0, more - log.unsure - log.failed)
  return { found, lost, doubled, refused, wrong, items }
}

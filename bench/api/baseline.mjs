import { hash } from 'node:crypto'
import { createServer } from 'node:http'
import { todayIn } from '@larder/contract/values/days'
import { findShownLot } from '@larder/contract/lots'
import { messages } from '@larder/contract/messages'
import pg from 'pg'
import { most_connections } from '../../packages/server/dist/database/database.js'
import { rowTypes } from '../../packages/server/dist/database/types.js'
import { findSession } from '../../packages/server/dist/auth/sessions/session-repository.js'
import { inventoryStatements as statements } from '../../packages/server/dist/inventory/statements.js'
import { detail_columns } from '../../packages/server/dist/item/columns.js'
import { foldEvent, foldJournal } from '../../packages/server/dist/usage-stats/usage-stats.js'
import { stockStatements } from '../../packages/server/dist/journal/stock-statements.js'
import { firstLot } from '../../packages/server/dist/lots/first-lot.js'
import { moveLots } from '../../packages/server/dist/lots/lots-of-event.js'
import { toPrediction } from '../../packages/server/dist/prediction/answer.js'
import { createCalendar } from '../../packages/server/dist/prediction/calendar.js'
import { lookAheadForAll } from '../../packages/server/dist/prediction/listing.js'
import { createPredictionRepository } from '../../packages/server/dist/prediction/repository.js'
import { chooseItems } from '../../packages/server/dist/shopping/list.js'
import { listETag } from '../../packages/server/dist/inventory/versions.js'

/**
 * What Larder is measured against: node:http and pg with the same token check and the same SQL, and nothing else.
 * No framework, no validation, no refusals, no log.
 */
const pool = new pg.Pool({ max: most_connections, ...JSON.parse(process.env.CONNECTION), types: rowTypes })

// As in bench/api/servers.mjs: what is measured would fill a household soon.
const most_items = 1_000_000

const queries = { query: async ({ name, text }, values) => (await pool.query({ name, text, values })).rows }
const query = async (statement, values) => (await queries.query(statement, values))[0]

async function readBody(request) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString())
}

function send(response, status, body, headers = {}) {
  const type = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) }
  response.writeHead(status, { ...type, ...headers }).end(body)
}

async function list(request, response, session) {
  const etag = listETag(session)
  if (request.headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end()
  const { items } = await query(statements.list, [session.household_id, 0])
  return send(response, 200, items, { etag })
}

async function create(request, response, session) {
  const item = await readBody(request)
  const today = todayIn(session.time_zone)
  const created = { kind: 'created', delta: item.quantity, occurred_on: today, unit_of_measure: item.unit_of_measure }
  const stats = foldJournal([created], item.unit_of_measure)
  const { lots, changes } = firstLot(item)
  const about = [
    most_items,
    today,
    session.user_id,
    JSON.stringify(changes),
    item.quantity,
    stats,
    JSON.stringify(lots),
  ]
  const details = detail_columns.map((field) => item[field] ?? null)
  const made = await query(statements.create, [session.household_id, ...about, ...details])
  send(response, 201, `{"message":"${messages.inventory.added}","item":${made.item}}`)
}

/** Quantity, usage statistics and journal move in one statement, as they do in Larder. */
async function record(request, response, session, [kind, item_id]) {
  const { new_quantity = null, quantity_added = null, price = null, source = null, notes } = await readBody(request)
  const ids = [session.household_id, item_id]
  const stock = await query(stockStatements.read, [...ids, new_quantity, quantity_added])
  const event = { kind, delta: stock.delta, occurred_on: todayIn(session.time_zone), unit_of_measure: 'l' }
  const stats = foldEvent(stock.usage_stats, event)
  const moved = moveLots(stock, event)
  const { expiry_date, purchase_date, location } = findShownLot(moved.lots) ?? stock
  const about = [...ids, stock.version, stock.quantity_after, stats]
  const lots = [JSON.stringify(moved.lots), moved.last_lot_id, expiry_date, purchase_date, location]
  const entry = [kind, stock.delta, event.occurred_on, new Date(), session.user_id, null, price, source, notes, null]
  const values = [...about, ...lots, ...entry, JSON.stringify(moved.changes), true, null, null]
  const { event_id, item } = await query(stockStatements.record, values)
  const { recorded } = messages.consumption
  send(response, 200, `{"success":true,"message":"${recorded}","event_id":${event_id},"item":${item}}`)
}

const listItems = ({ household_id }) => createPredictionRepository(queries, household_id).listItems()

async function predict(response, session) {
  const household = await listItems(session)
  const calendar = createCalendar(todayIn(session.time_zone))
  const asked = { calendar, last_calculated: new Date().toISOString() }
  const predictions = []
  for await (const items of lookAheadForAll(household, calendar)) {
    for (const item of items) predictions.push(toPrediction(item, item.outlook, asked))
  }
  send(response, 200, JSON.stringify({ success: true, predictions }))
}

async function shop(response, session) {
  const household = await listItems(session)
  const today = todayIn(session.time_zone)
  const calendar = createCalendar(today)
  const pages = lookAheadForAll(household, calendar)
  const shopping_list = await chooseItems(pages, { today, days: 7, trip_gap: 7 }, () => Promise.resolve(new Map()))
  send(response, 200, JSON.stringify({ success: true, shopping_list }))
}

const kinds = { consume: 'consumed', purchase: 'purchased' }

async function answer(request, response) {
  const token = request.headers.authorization.slice('Bearer '.length)
  const row = await query(findSession, [hash('sha256', token, 'buffer')])
  if (row === undefined) return send(response, 401, '{}')
  const [inventory_version, time_zone] = row.household
  const session = { ...row, inventory_version, time_zone }
  const [, , noun, id, part] = request.url.split('/')
  if (part !== undefined) return record(request, response, session, [kinds[part], id])
  if (request.method === 'POST') return create(request, response, session)
  if (noun.startsWith('shopping-list')) return shop(response, session)
  if (id === 'predictions') return predict(response, session)
  if (id === undefined) return list(request, response, session)
  const found = await query(statements.find, [session.household_id, id])
  return send(response, 200, found.item, { etag: `"${found.version}"` })
}

const server = createServer((request, response) => {
  answer(request, response).catch((error) => send(response, 500, JSON.stringify({ message: String(error) })))
})
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
process.on('disconnect', () => process.exit())

import { hash } from 'node:crypto'
import { createServer } from 'node:http'
import { todayIn } from '@larder/contract/days'
import { messages } from '@larder/contract/messages'
import pg from 'pg'
import { findSession } from '../../packages/server/dist/auth/repository.js'
import { detailFields, inventoryStatements as statements } from '../../packages/server/dist/inventory/statements.js'
import { foldJournal } from '../../packages/server/dist/journal/lesson.js'
import { listETag } from '../../packages/server/dist/inventory/versions.js'

/**
 * What Larder is measured against: node:http and pg with the same token check and the same SQL, and nothing else.
 * No framework, no validation, no refusals, no log.
 */
const pool = new pg.Pool({ max: 10, ...JSON.parse(process.env.CONNECTION) })

const query = async ({ name, text }, values) => (await pool.query({ name, text, values })).rows[0]

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
  const { items } = await query(statements.list, [session.household_id])
  return send(response, 200, items, { etag })
}

async function create(request, response, session) {
  const item = await readBody(request)
  const details = detailFields.map((field) => item[field] ?? null)
  const today = todayIn(session.time_zone)
  const created = { kind: 'created', delta: item.quantity, occurred_on: today, unit_of_measure: item.unit_of_measure }
  const lesson = foldJournal([created], item.unit_of_measure)
  const values = [session.household_id, item.quantity, today, session.user_id, lesson, ...details]
  const made = await query(statements.create, values)
  send(response, 201, `{"message":"${messages.inventory.added}","item":${made.item}}`)
}

async function answer(request, response) {
  const token = request.headers.authorization.slice('Bearer '.length)
  const session = await query(findSession, [hash('sha256', token, 'buffer')])
  if (session === undefined) return send(response, 401, '{}')
  if (request.method === 'POST') return create(request, response, session)
  const id = request.url.split('/')[3]
  if (id === undefined) return list(request, response, session)
  const found = await query(statements.find, [session.household_id, id])
  return send(response, 200, found.item, { etag: `"${found.version}"` })
}

const server = createServer((request, response) => {
  answer(request, response).catch((error) => send(response, 500, JSON.stringify({ message: String(error) })))
})
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
process.on('disconnect', () => process.exit())

import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

async function send(url, path, token, body) {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
  const answer = await fetch(`${url}${path}`, init)
  return { status: answer.status, body: await answer.json() }
}

/** Registers a person and returns the token. */
export async function register(url) {
  const username = `crash-${randomUUID().slice(0, 8)}`
  const person = {
    username,
    email: `${username}@example.com`,
    password: randomUUID(),
    first_name: 'Ada',
    last_name: 'L',
  }
  const { status, body } = await send(url, '/api/auth/register', undefined, person)
  if (status >= 300) throw new Error(`Registration was answered ${status}: ${body.message}`)
  return body.token
}

async function writeUntil(url, token, signal, acknowledged) {
  while (!signal.aborted) {
    const item_name = `jar ${randomUUID()}`
    const item = { item_name, category: 'Pantry', quantity: 1, unit_of_measure: 'pcs' }
    // Refused and broken requests promise nothing; only a 201 does.
    const answer = await send(url, '/api/inventory', token, item).catch(() => undefined)
    if (answer?.status === 201) acknowledged.set(item_name, answer.body.item.item_id)
    else await delay(10)
  }
}

/** Several clients write without a pause; `stop` returns what the server has acknowledged to them. */
export function startStream(url, token, clients) {
  const controller = new AbortController()
  const acknowledged = new Map()
  const writers = Array.from({ length: clients }, () => writeUntil(url, token, controller.signal, acknowledged))
  return {
    acknowledged,
    async stop() {
      controller.abort()
      await Promise.all(writers)
      return acknowledged
    },
  }
}

/** The acknowledged writes that the list does not show, or shows as something else. */
export async function findLost(url, token, acknowledged) {
  const { status, body } = await send(url, '/api/inventory', token)
  if (status !== 200) throw new Error(`The list was answered ${status}`)
  const present = new Map(
    body.map(({ item_name, item_id, quantity }) => [item_name, quantity === 1 ? item_id : undefined]),
  )
  return [...acknowledged].filter(([item_name, item_id]) => present.get(item_name) !== item_id)
}

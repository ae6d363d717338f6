import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { createWriter } from './client.mjs'

const items_each = 12
const shared_households = 4
// A registration hashes a password, which takes as long as dozens of other writes.
const writes_for_registration = 60

const choose = (list) => list[randomInt(list.length)]

// What a repetition is told whose first try was done and not answered; a log-in then shows the registration.
const wasRegistered = ({ status }) => (status === 409 ? { status, body: {} } : undefined)
const wasUndone = ({ status, body }) =>
  status === 409 && body.message.includes('already') ? { status, body: {} } : undefined

/** The writes of one client: its items are its own, so that it knows what they hold; its households are everybody's. */
function createActions(write, ledger) {
  const items = []

  async function register() {
    const username = `fault-${randomUUID().slice(0, 13)}`
    const person = { username, email: `${username}@example.com`, password: randomUUID() }
    const login = () => write({ method: 'POST', path: '/api/auth/login', body: person, key: undefined })
    const path = '/api/auth/register'
    const answer = await write({ method: 'POST', path, body: person, key: undefined }, wasRegistered)
    const { token } = answer?.token === undefined ? await login() : answer
    ledger.addHousehold({ username, password: person.password, token })
  }

  async function create() {
    const household = choose(ledger.households.slice(-shared_households))
    const wanted = { item_name: `jar ${randomUUID()}`, category: 'Pantry', quantity: 5, unit_of_measure: 'pcs' }
    const answer = await write({ method: 'POST', path: '/api/inventory', token: household.token, body: wanted })
    if (answer === undefined) return
    items.push(ledger.addItem(household, answer.item))
    if (items.length > items_each) items.shift()
  }

  async function record(item, kind, call, body) {
    const { token } = item.household
    const path = `/api/inventory/${item.item_id}/${call}`
    const answer = await write({ method: 'POST', path, token, body: { ...body, notes: randomUUID() } })
    if (answer !== undefined) ledger.addEvent(item, kind, answer.item, answer.event_id)
  }

  async function edit() {
    const item = choose(items)
    const { household, item_id, version } = item
    const quantity = item.quantity + 1 + randomInt(5)
    // A repeated edit meets its own result: the version has moved, and the quantity is the wanted one.
    const settled = ({ status, body }) =>
      status === 409 && body.item?.quantity === quantity ? { status, body } : undefined
    const path = `/api/inventory/${item_id}`
    const answer = await write({ method: 'PUT', path, token: household.token, body: { quantity, version } }, settled)
    if (answer !== undefined) ledger.addEvent(item, 'corrected', answer.item)
  }

  async function undo() {
    const item = choose(items)
    const event = item.events.at(-1)
    if (event.event_id === undefined || event.delta === 0) return
    const { token } = item.household
    const path = `/api/inventory/${item.item_id}`
    const answer = await write({ method: 'POST', path: `${path}/events/${event.event_id}/undo`, token }, wasUndone)
    if (answer === undefined) return
    const after = { quantity: item.quantity - event.delta, version: item.version + 1 }
    ledger.addEvent(item, 'undone', answer.item ?? after)
  }

  const purchase = (item = choose(items)) => record(item, 'purchased', 'purchase', { quantity_added: 1 + randomInt(4) })
  function consume() {
    const item = choose(items)
    return item.quantity === 0
      ? purchase(item)
      : record(item, 'consumed', 'consume', { new_quantity: item.quantity - 1 })
  }
  const others = [consume, consume, purchase, purchase, edit, undo]

  return () => {
    if (ledger.households.length === 0 || randomInt(writes_for_registration) === 0) return register()
    return items.length < 3 || randomInt(4) === 0 ? create() : choose(others)()
  }
}

/** Several clients write without a pause; `stop` waits until each of them knows what became of its last write. */
export function startStream(url, ledger, log, clients = 8) {
  const stopping = new AbortController()
  const write = createWriter(url, log)
  async function run() {
    const act = createActions(write, ledger)
    while (!stopping.signal.aborted) await act()
  }
  const running = Promise.all(Array.from({ length: clients }, run))
  // A client that gave up is reported by whoever waits next, not by the process.
  running.catch(() => {})
  return {
    async waitForWrites(count) {
      const wanted = log.acknowledgedAt.length + count
      while (log.acknowledgedAt.length < wanted) await Promise.race([delay(5), running])
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}

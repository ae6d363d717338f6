import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { messages } from '@larder/contract/messages'
import { createBook } from './book.mjs'

const settle_ms = 2_000
const pick = (list) => list[Math.floor(Math.random() * list.length)]
const whole = (most) => 1 + Math.floor(Math.random() * most)

/** Some records are about a day before. */
const earlier = () =>
  Math.random() < 0.3 ? { date: new Date(Date.now() - whole(9) * 86_400_000).toISOString().slice(0, 10) } : {}

/**
 * Somebody with a phone: does one thing after the other, and keeps a book of what was acknowledged. Such a share of the
 * events carries a key.
 */
export function createMember({ call, account, tally, keyed_share = 0.6 }) {
  const book = createBook()
  const tokens = { valid: [], ended: [] }
  let token
  let etag
  let hasWritten = true

  const expect = (answer, statuses, what) => {
    if (statuses.includes(answer.status)) return
    tally.unexpected.push(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`)
    throw new Error('unexpected')
  }
  const ask = (method, path, body, headers = {}) =>
    call({ method, path, body, headers: { authorization: `Bearer ${token}`, ...headers } })
  const write = (method, path, body) => {
    hasWritten = true
    return ask(method, path, body, method === 'POST' ? { 'idempotency-key': randomUUID() } : {})
  }
  const read = async (path) => {
    const answer = await ask('GET', path)
    expect(answer, [200], path)
    return answer.body
  }

  async function logIn() {
    const { username, password } = account
    const answer = await call({ method: 'POST', path: '/api/auth/login', body: { username, password } })
    expect(answer, [200], 'log in')
    token = answer.body.token
    tokens.valid.push(token)
  }

  /** Without a key an event takes another way through the server; what came of a lost answer only the history tells. */
  async function sendOnce(item_id, part, body) {
    hasWritten = true
    const path = `/api/inventory/${item_id}/${part}`
    const answer = await call({
      method: 'POST',
      path,
      body,
      is_once: true,
      headers: { authorization: `Bearer ${token}` },
    })
    if (!answer.is_unsure) return answer
    // PostgreSQL may still be at it after the process that asked is dead.
    await delay(settle_ms)
    const name = part === 'consume' ? 'consumption' : 'purchase'
    const { [`${name}_history`]: history } = await read(`/api/inventory/${item_id}/${name}-history`)
    const found = history.find(({ notes }) => notes === body.notes)
    tally.unsure[found === undefined ? 'not done' : 'done'] += 1
    if (found === undefined) return undefined
    const item = await read(`/api/inventory/${item_id}`)
    return { status: 200, body: { event_id: found.event_id, item } }
  }

  async function record(item_id, part, body, kind) {
    const isKeyed = Math.random() < keyed_share
    const send = isKeyed
      ? () => write('POST', `/api/inventory/${item_id}/${part}`, body)
      : () => sendOnce(item_id, part, body)
    const answer = await send()
    if (answer === undefined) return
    expect(answer, [200], part)
    const { quantity } = book.items.get(item_id) ?? {}
    const delta = kind === 'consumed' ? body.new_quantity - quantity : body.quantity_added
    book.note(item_id, { kind, delta, notes: body.notes, event_id: answer.body.event_id })
    const told = answer.body.item.quantity
    if (quantity !== undefined && told !== quantity + delta)
      tally.stale.push(`${part}: ${told}, not ${quantity + delta}`)
  }

  const withItem = (choose) => () => {
    const [item_id, item] = pick([...book.items]) ?? []
    return item_id === undefined ? acts.create() : choose(item_id, item)
  }

  const acts = {
    async create() {
      const quantity = whole(20)
      const item = { item_name: `jar ${randomUUID()}`, category: 'Pantry', quantity, unit_of_measure: 'pcs' }
      const answer = await write('POST', '/api/inventory', item)
      expect(answer, [201], 'create')
      const { item_id } = answer.body.item
      book.items.set(item_id, { quantity: 0 })
      book.note(item_id, { kind: 'created', delta: quantity })
      return item_id
    },
    edit: withItem(async (item_id, { quantity }) => {
      const notes = randomUUID()
      const { version } = await read(`/api/inventory/${item_id}`)
      const wanted = quantity + whole(5)
      const answer = await write('PUT', `/api/inventory/${item_id}`, { notes, quantity: wanted, version })
      // A second try of an edit that got through finds its own work under a newer version.
      const isMine = answer.status === 409 && answer.is_again && answer.body.item.notes === notes
      if (!isMine) expect(answer, [200], 'edit')
      book.note(item_id, { kind: 'corrected', delta: wanted - quantity })
    }),
    consume: withItem((item_id, { quantity }) =>
      quantity === 0
        ? acts.purchase()
        : record(
            item_id,
            'consume',
            { new_quantity: quantity - whole(quantity), notes: randomUUID(), ...earlier() },
            'consumed',
          ),
    ),
    purchase: withItem((item_id) =>
      record(
        item_id,
        'purchase',
        { quantity_added: whole(9), price: 2.5, notes: randomUUID(), ...earlier() },
        'purchased',
      ),
    ),
    /** Both members at one item: they wait for each other in PostgreSQL, whichever process each of them is at. */
    purchaseShared: () =>
      record(account.shared_id, 'purchase', { quantity_added: whole(9), notes: randomUUID() }, 'purchased'),
    async undo() {
      const event = pick(book.listUndoable())
      if (event === undefined) return acts.purchase()
      const { item_id, event_id, delta } = event
      const answer = await ask('POST', `/api/inventory/${item_id}/events/${event_id}/undo`)
      hasWritten = true
      // Undo carries no key, and needs none: an event is undone once, and a second try is told so.
      const isDone = answer.status === 409 && answer.is_again && answer.body.message === messages.history.alreadyUndone
      if (!isDone) expect(answer, [200], 'undo')
      book.note(item_id, { kind: 'undone', delta: -delta, undoes: event_id })
    },
    remove: withItem(async (item_id) => {
      const answer = await write('DELETE', `/api/inventory/${item_id}`)
      expect(answer, answer.is_again ? [200, 404] : [200], 'delete')
      book.forget(item_id)
    }),
    async list() {
      const answer = await ask('GET', '/api/inventory', undefined, etag === undefined ? {} : { 'if-none-match': etag })
      expect(answer, [200, 304], 'list')
      if (answer.status === 304 && hasWritten) tally.stale.push('an unchanged list after a write')
      if (answer.status === 304) return
      ;[etag, hasWritten] = [answer.headers.etag, false]
      const shown = new Map(answer.body.map(({ item_id, quantity }) => [item_id, quantity]))
      for (const [item_id, { quantity }] of book.items) {
        if (shown.get(item_id) !== quantity) tally.stale.push(`list: ${shown.get(item_id)}, not ${quantity}`)
      }
    },
    get: withItem(async (item_id, { quantity }) => {
      const item = await read(`/api/inventory/${item_id}`)
      if (item.quantity !== quantity) tally.stale.push(`get: ${item.quantity}, not ${quantity}`)
    }),
    history: withItem((item_id) =>
      read(`/api/inventory/${item_id}/${pick(['consumption-history', 'purchase-history', 'usage-pattern'])}`),
    ),
    prediction: withItem((item_id) => read(`/api/inventory/${item_id}/prediction`)),
    predictions: () => read('/api/inventory/predictions'),
    shopping: () => read('/api/shopping-list?days=7'),
    profile: () => read(pick(['/api/users/profile', '/api/inventory/categories', '/api/addresses'])),
    /** A new session, and the end of the old one: every process has to know at once. */
    async renew() {
      const before = token
      await logIn()
      const headers = { authorization: `Bearer ${before}` }
      const answer = await call({ method: 'POST', path: '/api/auth/logout', headers })
      expect(answer, answer.is_again ? [200, 401] : [200], 'log out')
      tokens.valid.splice(tokens.valid.indexOf(before), 1)
      tokens.ended.push(before)
    },
  }
  return { acts, book, tokens, logIn }
}

import { randomUUID } from 'node:crypto'
import { checkDigit } from '@larder/contract/values/barcode-digits'

const item = {
  item_name: 'Oat Drink',
  category: 'Beverages',
  quantity: 1.5,
  unit_of_measure: 'l',
  expiry_date: '2027-03-01',
  location: 'Pantry',
  low_stock_threshold: 1,
}

function write(method, path, token, headers = {}, body = '') {
  const all = { host: '127.0.0.1', authorization: `Bearer ${token}`, connection: 'keep-alive', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n')
}

function post(path, token, content) {
  const body = JSON.stringify(content)
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return write('POST', path, token, { ...headers, 'idempotency-key': randomUUID() }, body)
}

function postPhoto(path, token, photo) {
  const boundary = 'larder-load'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), photo, Buffer.from(`\r\n--${boundary}--\r\n`)])
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': body.length }
  return Buffer.concat([Buffer.from(write('POST', path, token, headers)), body])
}

const pick = (list) => list[Math.floor(Math.random() * list.length)]
const anyCode = () => {
  const digits = `40${String(Math.floor(Math.random() * 2000)).padStart(10, '0')}`
  return `${digits}${checkDigit(digits)}`
}

/** An item whose quantity nobody else changes while it is out of its pile. */
async function move(household, { from, to, send, text }) {
  const index = Math.floor(Math.random() * household[from].length)
  const [item_id] = household[from].splice(index, 1)
  if (item_id === undefined) return undefined
  const answer = await send(text(item_id))
  household[to].push(item_id)
  return answer
}

/**
 * What people do, by weight. `core` is what the baseline server can answer as well. Each gets a household and a way to send;
 * undefined means that there was nothing to do it with just now.
 */
export const kinds = {
  list: {
    weight: 38,
    core: true,
    expected: [200, 304],
    async run(household, send) {
      const tag = household.etag === undefined ? {} : { 'if-none-match': household.etag }
      const answer = await send(write('GET', `/api/inventory?t=${Date.now()}`, household.token, tag))
      household.etag = /\r\netag: ([^\r]+)/i.exec(answer.head)?.[1]
      return answer
    },
  },
  detail: {
    weight: 16,
    core: true,
    run: ({ token, all }, send) => send(write('GET', `/api/inventory/${pick(all)}`, token)),
  },
  history: {
    weight: 3,
    run: ({ token, all }, send) => send(write('GET', `/api/inventory/${pick(all)}/consumption-history`, token)),
  },
  prediction: {
    weight: 6,
    run: ({ token, all }, send) => send(write('GET', `/api/inventory/${pick(all)}/prediction`, token)),
  },
  predictions: {
    weight: 4,
    core: true,
    run: ({ token }, send) => send(write('GET', '/api/inventory/predictions', token)),
  },
  'shopping list': {
    weight: 5,
    core: true,
    run: ({ token }, send) => send(write('GET', '/api/shopping-list?days=7', token)),
  },
  consume: {
    weight: 8,
    core: true,
    run(household, send) {
      const text = (id) => post(`/api/inventory/${id}/consume`, household.token, { new_quantity: 0, notes: null })
      return move(household, { from: 'stocked', to: 'empty', send, text })
    },
  },
  purchase: {
    weight: 8,
    core: true,
    run(household, send) {
      const bought = { quantity_added: 1.5, price: 2.25, source: 'Shop', notes: null }
      const text = (id) => post(`/api/inventory/${id}/purchase`, household.token, bought)
      return move(household, { from: 'empty', to: 'stocked', send, text })
    },
  },
  create: {
    weight: 3,
    core: true,
    expected: [201],
    async run(household, send) {
      const answer = await send(post('/api/inventory', household.token, item))
      if (answer.status === 201) household.created.push(JSON.parse(answer.body).item.item_id)
      return answer
    },
  },
  // As many as are created, so that lists stay as long as they are.
  delete: {
    weight: 3,
    run({ token, created }, send) {
      const item_id = created.pop()
      return item_id === undefined ? undefined : send(write('DELETE', `/api/inventory/${item_id}`, token))
    },
  },
  barcode: {
    weight: 4,
    run: ({ token }, send) => send(post('/api/inventory/lookup-barcode', token, { barcode: anyCode() })),
  },
  profile: { weight: 1.5, run: ({ token }, send) => send(write('GET', '/api/users/profile', token)) },
  'log-in': {
    weight: 0.4,
    run: ({ username, password }, send) => send(post('/api/auth/login', 'none', { username, password })),
  },
  photo: {
    weight: 0.1,
    run: ({ token, photo }, send) => send(postPhoto('/api/inventory/scan-barcode', token, photo)),
  },
}

/** Chooses kinds by their weights. */
export function createChoice(names) {
  const total = names.reduce((sum, name) => sum + kinds[name].weight, 0)
  return () => {
    let left = Math.random() * total
    return names.find((name) => (left -= kinds[name].weight) < 0) ?? names[0]
  }
}

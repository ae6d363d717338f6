/** What a form sends for a new item. */
export const item = {
  item_name: 'Oat Drink',
  description: 'Unsweetened',
  category: 'Beverages',
  quantity: 1.5,
  unit_of_measure: 'l',
  purchase_date: '2026-01-10',
  expiry_date: '2026-03-01',
  location: 'Pantry',
  low_stock_threshold: 1,
  notes: 'For coffee',
  brand: 'Hafer & Co',
  item_weight: 1,
  item_weight_unit: 'kg',
}

/** A request as text, ready to be sent again and again. */
export function write(method, path, token, headers = {}, body = '') {
  const all = { host: '127.0.0.1', authorization: `Bearer ${token}`, connection: 'keep-alive', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n')
}

/** The same with a body of JSON. */
export function post(path, token, content, method = 'POST') {
  const body = JSON.stringify(content)
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return write(method, path, token, headers, body)
}

/** The calls that are measured and the bars they have to clear; the list carries the app's timestamp parameter. */
export const scenarios = [
  {
    name: 'list, built',
    warmUp: 100,
    expected: 200,
    request: ({ token }) => write('GET', '/api/inventory?t=1767225600000', token),
    bars: [{ what: 'CPU of baseline', read: (result) => result.cpuRatio, atMost: 1.2 }],
  },
  {
    name: 'list, unchanged',
    warmUp: 2000,
    expected: 304,
    request: ({ token, etag }) => write('GET', '/api/inventory?t=1767225600000', token, { 'if-none-match': etag }),
    bars: [{ what: 'CPU ms', read: (result) => result.larder.cpu, atMost: 0.6 }],
  },
  {
    name: 'get',
    warmUp: 2000,
    expected: 200,
    request: ({ token, item_id }) => write('GET', `/api/inventory/${item_id}`, token),
    bars: [
      { what: 'speed of baseline', read: (result) => result.speedRatio, atLeast: 0.7 },
      { what: 'CPU ms', read: (result) => result.larder.cpu, atMost: 0.8 },
    ],
  },
  {
    name: 'create',
    warmUp: 1000,
    expected: 201,
    request: ({ token }) => post('/api/inventory', token, item),
    bars: [{ what: 'speed of baseline', read: (result) => result.speedRatio, atLeast: 0.7 }],
  },
  {
    // In turns: whoever only consumed would soon have nothing left.
    name: 'purchase, consume',
    warmUp: 3000,
    expected: 200,
    request: ({ token, item_id }) => [
      post(`/api/inventory/${item_id}/purchase`, token, {
        quantity_added: 1.5,
        price: 2.25,
        source: 'Shop',
        notes: null,
      }),
      post(`/api/inventory/${item_id}/consume`, token, { new_quantity: 0, notes: null }),
    ],
    bars: [
      { what: 'speed of baseline', read: (result) => result.speedRatio, atLeast: 0.7 },
      { what: 'CPU ms', read: (result) => result.larder.cpu, atMost: 1.5 },
    ],
  },
]

const under_sixty = [{ what: 'CPU ms', read: (result) => result.larder.cpu, atMost: 60 }]

/** What is computed for a whole household, at 5,000 items. */
export const bigScenarios = [
  { name: 'predictions', path: '/api/inventory/predictions' },
  { name: 'shopping list', path: '/api/shopping-list?days=7' },
].map(({ name, path }) => ({
  name,
  warmUp: 60,
  expected: 200,
  connections: [1],
  request: ({ token }) => write('GET', path, token),
  bars: under_sixty,
}))

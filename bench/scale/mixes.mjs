import { item, post, write } from '../api/scenarios.mjs'

const list = '/api/inventory?t=1767225600000'

/** What one phone sends in turns: people look far more often than they write, and mostly at what has not changed. */
function readMix({ token, item_id, etag }) {
  const unchanged = write('GET', list, token, { 'if-none-match': etag })
  return [
    unchanged,
    write('GET', `/api/inventory/${item_id}`, token),
    unchanged,
    write('GET', list, token),
    write('GET', `/api/inventory/${item_id}/prediction`, token),
    unchanged,
    write('GET', '/api/inventory/predictions', token),
    write('GET', `/api/inventory/${item_id}/consumption-history`, token),
    write('GET', '/api/shopping-list?days=7', token),
    write('GET', '/api/users/profile', token),
  ]
}

/** What is bought is used up, so that the turns can go on for ever; the edits differ, or they would write nothing. */
function writeMix({ token, item_id }) {
  const purchase = { quantity_added: 1.5, price: 2.25, source: 'Shop', notes: null }
  const path = `/api/inventory/${item_id}`
  return ['first shelf', 'second shelf'].flatMap((location) => [
    post(`${path}/purchase`, token, purchase),
    post(`${path}/consume`, token, { new_quantity: 0, notes: null }),
    post(path, token, { location }, 'PUT'),
    post('/api/inventory', token, item),
    post(`${path}/purchase`, token, purchase),
    post(`${path}/consume`, token, { new_quantity: 0, notes: null }),
  ])
}

export const mixes = [
  { name: 'read', request: readMix, expected: [200, 304] },
  { name: 'write', request: writeMix, expected: [200, 201] },
]

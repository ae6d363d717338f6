import { once } from 'node:events'
import { request } from 'node:http'
import { bringingCalls } from './bringing-calls.mjs'
import { drawLongReceipt, drawPackages } from './loop-photos.mjs'

const receipt_lines = 40

const eight = (asked) => () => Array.from({ length: 8 }, () => asked)

/** What a signed-in person may send with a household this large; a list of calls is sent at once. */
function listCalls({ item_id, household_id, ask }) {
  const item = `/api/inventory/${item_id}`
  let made = 0
  const create = () => ({
    method: 'POST',
    path: '/api/inventory',
    json: { item_name: `New ${made}`, category: `Größe ${made++}`, quantity: 1, unit_of_measure: 'pcs' },
  })
  const forgetNotices = async () => {
    await ask('delete from notice where household_id = $1', [household_id])
    await ask(
      'update household set notices_refreshed_on = null, notices_refreshed_version = null where household_id = $1',
      [household_id],
    )
    return { path: '/api/users/profile' }
  }
  return {
    list: () => ({ path: '/api/inventory' }),
    'list, not packed': () => ({ path: '/api/inventory', packed: false }),
    predictions: () => ({ path: '/api/inventory/predictions' }),
    'predictions, 8 at once': eight({ path: '/api/inventory/predictions' }),
    'list, 8 at once': eight({ path: '/api/inventory' }),
    'one prediction': () => ({ path: `${item}/prediction` }),
    'shopping list': () => ({ path: '/api/shopping-list?days=30' }),
    insights: () => ({ path: '/api/insights?months=24' }),
    // The first look raises them all, and one after a change compares them all.
    notices: [forgetNotices, () => ({ path: '/api/notices' })],
    'notices after a change': [create, () => ({ path: '/api/notices' })],
    categories: () => ({ path: '/api/inventory/categories' }),
    'create with a category of its own': create,
    'change the category of 500': () => ({
      method: 'POST',
      path: '/api/inventory/changes',
      json: { item_ids: Array.from({ length: 500 }, (_, n) => item_id + n), category: `Größe ${made++}` },
    }),
    'export as JSON': () => ({ path: '/api/users/export?format=json' }),
    'export as CSV': () => ({ path: '/api/users/export?format=csv' }),
    'usage pattern': () => ({ path: `${item}/usage-pattern` }),
    'history of consumption': () => ({ path: `${item}/consumption-history` }),
    'record of an earlier day': () => ({
      method: 'POST',
      path: `${item}/purchase`,
      json: { quantity_added: 1, date: `2001-02-${10 + (made++ % 18)}` },
    }),
    'barcode look-up': () => ({ method: 'POST', path: '/api/inventory/lookup-barcode', json: { barcode: 'C77' } }),
    'receipt match': async () => ({ path: '/api/receipt/process', photo: await drawLongReceipt(receipt_lines) }),
    recognition: async () => ({ path: '/api/inventory/recognize-product', photo: await drawPackages() }),
    'delete an item with a long history': () => ({ method: 'DELETE', path: item }),
  }
}

async function toBody({ json, photo }) {
  if (json !== undefined) return { type: 'application/json', bytes: Buffer.from(JSON.stringify(json)) }
  if (photo === undefined) return undefined
  const form = new FormData()
  form.append('image', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg')
  const encoded = new Response(form)
  return { type: encoded.headers.get('content-type'), bytes: Buffer.from(await encoded.arrayBuffer()) }
}

async function readAnswer(outgoing) {
  const [answer] = await once(outgoing, 'response').catch(() => [])
  let bytes = 0
  let last = Buffer.alloc(0)
  for await (const chunk of answer ?? []) {
    bytes += chunk.length
    last = chunk
  }
  return { status: answer?.statusCode ?? 'cut', bytes, last }
}

/** Sends one call on a connection of its own and reads the answer to its end: its status, and how much came. */
async function send(asked, { port, token: own }) {
  const { token = own, path, method = asked.photo === undefined ? 'GET' : 'POST', packed = true } = asked
  const body = await toBody(asked)
  const outgoing = request({
    port,
    method,
    path,
    host: '127.0.0.1',
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'accept-encoding': packed ? 'gzip' : 'identity',
      ...(body === undefined ? {} : { 'content-type': body.type, 'content-length': body.bytes.length }),
    },
  })
  // A server that is silent for minutes hangs up on those whom it owes an answer.
  const cut = new Promise((resolve) => void outgoing.on('error', () => resolve({ status: 'cut', bytes: 0 })))
  outgoing.end(body?.bytes)
  return Promise.race([cut, readAnswer(outgoing)])
}

/** The rows of the table: a name, and a function that does it once and says how it was answered. */
export function loopCalls(target) {
  const calls = Object.entries(listCalls(target)).map(([name, steps]) => ({
    name,
    times: name.startsWith('delete') ? 1 : 3,
    async run() {
      let answer
      for (const step of [steps].flat()) {
        const asked = await step()
        const answers = await Promise.all([asked].flat().map((one) => send(one, target)))
        answer = answers.find(({ status }) => !(status < 300)) ?? answers[0]
      }
      return answer
    },
  }))
  return [...calls, ...bringingCalls(target, (asked) => send(asked, target))]
}

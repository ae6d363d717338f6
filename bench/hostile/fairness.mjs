import { setTimeout as delay } from 'node:timers/promises'
import { takePhoto } from '../load/photo.mjs'
import { drawLongReceipt, drawPackages } from './loop-photos.mjs'
import { addSessions, giveToOne } from './one-person.mjs'
import { dial, repeat } from './sockets.mjs'

/** How much more than one household with as many photos 20 households of one person may cost somebody else. */
const bars = { person_times: 1.5, noise_ms: 400, code_times: 6 }
const phase_ms = 15_000
const fewest_turns = 6
const refused_pause_ms = 250
// That of the one who only wants to see the list: whoever is behind the same address must not notice.
const shared_address = '127.0.0.2'

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const inMs = (value) => `${value.toFixed(0)} ms`

const say = ({ code, slowest, receipt }) => `code ${inMs(code)} (slowest ${inMs(slowest)}), receipt ${inMs(receipt)}`

const askForStream = (token) => (socket) =>
  socket.write(`GET /api/live HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`)

async function post({ port, token, path, photo, signal = AbortSignal.timeout(120_000) }) {
  const form = new FormData()
  form.append('image', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg')
  const since = performance.now()
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
    signal,
  })
  await answer.arrayBuffer()
  return { status: String(answer.status), ms: performance.now() - since }
}

/** Keeps so many photos on their way until it is told to stop; a refused one comes back a moment later. */
function flood({ port, tally }, { tokens, count, photos }) {
  const end = new AbortController()
  const lane = async (_, index) => {
    for (let turn = index; !end.signal.aborted; turn += 1) {
      const { path, photo } = photos[turn % photos.length]
      const token = tokens[index % tokens.length]
      const status = await post({ port, token, path, photo, signal: end.signal }).then(
        (answer) => answer.status,
        (error) => (end.signal.aborted ? 'left' : String(error)),
      )
      tally.add(status)
      if (status === '503') await delay(refused_pause_ms)
    }
  }
  const lanes = Promise.all(Array.from({ length: count }, lane))
  return async () => {
    end.abort()
    await lanes
  }
}

/** What somebody else waits for a code and for a receipt, one after the other. */
async function askMeanwhile(context, { token, code, receipt }) {
  const times = { code: [], receipt: [] }
  const statuses = new Set()
  const until = performance.now() + phase_ms
  for (let turn = 0; turn < fewest_turns || performance.now() < until; turn += 1) {
    const kind = turn % 3 === 2 ? 'receipt' : 'code'
    const { status, ms } = await post({ port: context.port, token, ...{ code, receipt }[kind] })
    statuses.add(status)
    times[kind].push(ms)
    await delay(100)
  }
  return { code: median(times.code), slowest: Math.max(...times.code), receipt: median(times.receipt), statuses }
}

async function floodByPerson(context) {
  const [bystander, one, ...rest] = context.tokens.slice(-22)
  const many = rest.slice(0, 20)
  await giveToOne(context.ask, many)
  const code = { path: '/api/inventory/scan-barcode', photo: await takePhoto('4006381333931') }
  const receipt = { path: '/api/receipt/process', photo: await drawLongReceipt(8) }
  const products = { path: '/api/inventory/recognize-product', photo: await drawPackages() }
  const asked = { token: bystander, code, receipt }
  // Threads and processes are started by the first; of each as many as there are at once.
  for (const each of [code, receipt, products]) {
    await Promise.all([bystander, one].map((token) => post({ port: context.port, token, ...each })))
  }
  const calm = await askMeanwhile(context, asked)
  const measure = async (tokens) => {
    const stop = flood(context, { tokens, count: context.count, photos: [receipt, products, code] })
    await delay(2_000)
    const seen = await askMeanwhile(context, asked)
    await stop()
    return seen
  }
  const [household, person] = [await measure([one]), await measure(many)]
  const surprises = []
  for (const kind of ['code', 'receipt']) {
    if (person[kind] > household[kind] * bars.person_times + bars.noise_ms)
      surprises.push(`a ${kind} takes ${inMs(person[kind])}, where one household sends it ${inMs(household[kind])}`)
  }
  for (const seen of [household, person]) {
    const worst = seen.code / calm.code
    if (worst > bars.code_times) surprises.push(`a code takes ${worst.toFixed(1)} times as long as on a calm server`)
    if ([...seen.statuses].some((status) => status !== '200')) surprises.push(`somebody else got ${[...seen.statuses]}`)
  }
  return { note: `calm: ${say(calm)}; one household: ${say(household)}; 20 of one person: ${say(person)}`, surprises }
}

/** Streams that stay open until they are closed for a newer one, from the address of the bystander. */
async function openStreams({ port, tokens, ask, tally, count }) {
  const own = await addSessions(ask, tokens[0], 258)
  let [open, most] = [0, 0]
  await repeat(count, count, async (index) => {
    await delay((index / count) * 5_000)
    const answered = () => {
      open += 1
      most = Math.max(most, open)
    }
    const { outcome } = await dial({
      port,
      from: shared_address,
      patience_ms: 10_000,
      speak: askForStream(own[index % own.length]),
      onOpen: answered,
    })
    open -= 1
    tally.add(outcome)
  })
  return { note: `${own.length} sessions of one account, ${most} connections at once` }
}

export const fairness_attacks = [
  {
    name: 'photos at once, 20 households of one person',
    count: 80,
    allowed: ['200', '503', 'left'],
    run: floodByPerson,
  },
  { name: 'live streams, one account', count: 1_000, allowed: ['200', '429', '503'], run: openStreams },
]

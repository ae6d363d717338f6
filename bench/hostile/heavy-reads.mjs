// npm run bench:heavy [seconds] [name]: a household of 50,000 items reads as much as 8 connections carry, while another one
// looks at its list and records a purchase. A name chooses the rows that begin with it; ITEMS makes the household smaller.
import { setTimeout as delay } from 'node:timers/promises'
import { prepare } from '../../scripts/lib/prepare.mjs'

const seconds = Number(process.argv[2] ?? 10)
const only = process.argv[3] ?? ''
const items = Number(process.env.ITEMS ?? 50_000)
const connections = 8
const p99_bar_ms = 250

await prepare()
const { seedHouseholds } = await import('../api/seed.mjs')
const { startBystander } = await import('./bystander.mjs')
const { startHeavyClient } = await import('./heavy-client.mjs')
const { measureMemory, startLarder } = await import('./server.mjs')

const larder = await startLarder()
const client = { query: async (sql, values) => ({ rows: await larder.ask(sql, values) }) }
const [large] = await seedHouseholds(client, 1, items)
const [small] = await seedHouseholds(client, 1, 50)

const purchase = (item_id) => ({
  method: 'POST',
  path: `/api/inventory/${item_id}/purchase`,
  body: { quantity_added: 1, price: null, source: null, notes: null },
})
const list = { path: '/api/inventory' }
const predictions = { path: '/api/inventory/predictions' }
const shopping = { path: '/api/shopping-list?days=7' }
const notices = { path: '/api/notices' }
const categories = { path: '/api/inventory/categories' }
const exported = { path: '/api/users/export' }
const record = purchase(large.item_id)

/** What the large household asks for; a record before notices makes them be computed anew. */
const rows = [
  { name: 'list', requests: [list] },
  { name: 'categories', requests: [categories] },
  { name: 'export', requests: [exported] },
  { name: 'predictions', requests: [predictions] },
  { name: 'shopping list', requests: [shopping] },
  { name: 'notices', requests: [record, notices] },
  { name: 'all of them', requests: [list, predictions, shopping, record, notices, categories, exported] },
]

const watched = { port: larder.port, token: small.token, requests: [list, purchase(small.item_id)] }

async function watchCalm() {
  const other = await startBystander(watched)
  await delay(seconds * 1000)
  return { name: 'none (calm)', counts: {}, seen: await other.stop() }
}

async function attack({ name, requests }) {
  const heavy = startHeavyClient({ port: larder.port, token: large.token, requests, connections })
  const other = await startBystander(watched)
  await delay(seconds * 1000)
  const seen = await other.stop()
  return { name, counts: await heavy.stop(), seen }
}

const widths = [-16, -44, 7, 8, 8, 8, 8]
const row = (cells) =>
  cells
    .map((cell, index) =>
      widths[index] < 0 ? String(cell).padEnd(-widths[index]) : String(cell).padStart(widths[index]),
    )
    .join(' ')

async function print({ name, counts, seen }) {
  const answers = Object.entries(counts).map(([outcome, times]) => `${outcome}: ${times}`)
  const { app } = await measureMemory(larder.pid)
  const cells = [seen.asked, seen.failed, seen.p50.toFixed(0), seen.p99.toFixed(0), app.toFixed(0)]
  console.log(row([name, answers.join(', '), ...cells]))
}

const missed = []
try {
  console.log(row(['8 connections', 'answers', 'asked', 'failed', 'p50 ms', 'p99 ms', 'app MB']))
  await print(await watchCalm())
  for (const one of rows.filter(({ name }) => name.startsWith(only))) {
    const result = await attack(one)
    await print(result)
    const { name, counts, seen } = result
    if (seen.failed > 0) missed.push(`${name}: the other household failed ${seen.failed} times (${seen.why})`)
    if (seen.p99 > p99_bar_ms) missed.push(`${name}: p99 of the other household is ${seen.p99.toFixed(0)} ms`)
    const odd = Object.keys(counts).filter((outcome) => !['200', '503'].includes(outcome))
    if (odd.length > 0) missed.push(`${name}: ${odd.join(', ')}`)
  }
  await print(await watchCalm())
  console.log(
    `\n${items} items in the large household; asked, p50, p99: GET /api/inventory and a purchase in turn by a household of 50`,
  )
  for (const sentence of missed) console.log(`missed: ${sentence}`)
  console.log(missed.length === 0 ? 'all bars cleared' : `${missed.length} bar(s) missed`)
  process.exitCode = missed.length === 0 ? 0 : 1
} finally {
  await larder.stop()
}

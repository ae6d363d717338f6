// npm run bench:heavy [seconds] [name]: a household of 50,000 items reads as much as 8 connections carry, while another one
// looks at its list and records a purchase; then one household, and 20 of one person, on 40 connections. A name chooses the rows that begin with it; ITEMS makes the household smaller.
import { setTimeout as delay } from 'node:timers/promises'
import { prepare } from '../../scripts/lib/prepare.mjs'

const seconds = Number(process.argv[2] ?? 10)
const only = process.argv[3] ?? ''
const items = Number(process.env.ITEMS ?? 50_000)
const connections = 8
const p99_bar_ms = 250
// How much more than one household 20 of one person may cost somebody else, beside what they wait on a calm server.
const many = { homes: 20, items: 3_000, connections: 40, rounds: 4, times: 1.25 }

await prepare()
const { seedHouseholds } = await import('../api/seed.mjs')
const { startBystander } = await import('./bystander.mjs')
const { startHeavyClient } = await import('./heavy-client.mjs')
const { giveToOne } = await import('./one-person.mjs')
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

async function attack({ name, requests, tokens = [large.token], connections: lanes = connections }) {
  const heavy = startHeavyClient({ port: larder.port, tokens, requests, connections: lanes })
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

/** The same requests on as many connections from one household and from 20 of one person, in turns; the least is theirs, the rest the machine's. */
async function comparePerson(calm) {
  const homes = (await seedHouseholds(client, many.homes + 1, many.items)).map(({ token }) => token)
  const [alone, ...own] = homes
  await giveToOne(larder.ask, own)
  const requests = [list, predictions, shopping, notices, categories, exported]
  const kinds = [
    { name: `one, ${many.items} items`, tokens: [alone], seen: [] },
    { name: `${many.homes} of one person`, tokens: own, seen: [] },
  ]
  for (let round = 0; round < many.rounds; round += 1) {
    for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) {
      const result = await attack({ ...kind, requests, connections: many.connections })
      await print(result)
      kind.seen.push(result.seen)
    }
  }
  const [reference, person] = kinds.map(({ seen }) => ({
    p50: Math.min(...seen.map(({ p50 }) => p50)),
    p99: Math.min(...seen.map(({ p99 }) => p99)),
    failed: seen.reduce((sum, { failed }) => sum + failed, 0),
  }))
  const ratios = ['p50', 'p99'].map((key) => `${key} ${(person[key] / reference[key]).toFixed(2)}`)
  console.log(
    `${many.homes} households of one person to one household, the least of ${many.rounds}: ${ratios.join(', ')}`,
  )
  const sentences = ['p50', 'p99'].flatMap((key) =>
    person[key] > reference[key] * many.times + calm[key]
      ? [
          `${many.homes} households of one person: ${key} ${person[key].toFixed(0)} ms, with one ${reference[key].toFixed(0)}`,
        ]
      : [],
  )
  return person.failed > 0 ? [...sentences, `the other household failed ${person.failed} times`] : sentences
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
  const calm = await watchCalm()
  await print(calm)
  if ('one person'.startsWith(only)) missed.push(...(await comparePerson(calm.seen)))
  console.log(
    `\n${items} items in the large household; asked, p50, p99: GET /api/inventory and a purchase in turn by a household of 50`,
  )
  for (const sentence of missed) console.log(`missed: ${sentence}`)
  console.log(missed.length === 0 ? 'all bars cleared' : `${missed.length} bar(s) missed`)
  process.exitCode = missed.length === 0 ? 0 : 1
} finally {
  await larder.stop()
}

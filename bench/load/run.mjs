// npm run bench:load [seconds]: 200 households on one process. npm run bench:load -- --minutes 10: whether memory grows.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { parseArgs } from 'node:util'
import { checkDigit } from '@larder/contract/values/barcode-digits'
import pg from 'pg'
import { prepare } from '../../scripts/lib/prepare.mjs'
import { cpuOfProcess, cpuOfTree } from '../api/cpu.mjs'
import { settle, slopeOf, takeSample, watchMemory } from './memory.mjs'
import { kinds } from './mix.mjs'
import { printKinds, printMemory, printTitle, printVerdict } from './report.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string' },
    rate: { type: 'string', default: '100' },
    households: { type: 'string', default: '200' },
  },
})
const seconds = Number(positionals[0] ?? 60)
const rate = Number(values.rate)
const items_each = 100
const password = 'correct horse battery'

await prepare()
const { createPasswords } = await import('../../packages/server/dist/auth/passwords.js')
const { seedHouseholds } = await import('../api/seed.mjs')
const { startBaseline, startLarder } = await import('../api/servers.mjs')

async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

const metricsPort = await findFreePort()
const larder = {
  ...(await startLarder({ METRICS_PORT: String(metricsPort), OPEN_FOOD_FACTS_URL: 'off' })),
  metricsPort,
}
const baseline = await startBaseline(larder.connection)
const client = fork(new URL('client.mjs', import.meta.url).pathname, { serialization: 'advanced' })

async function ask(task) {
  client.send(task)
  const [answer] = await once(client, 'message')
  if (answer.error !== undefined) throw new Error(answer.error)
  return answer
}

const codeOf = (number) => {
  const digits = `40${String(number).padStart(10, '0')}`
  return `${digits}${checkDigit(digits)}`
}

async function seed() {
  const connection = new pg.Client({ ...larder.connection })
  await connection.connect()
  try {
    const households = await seedHouseholds(connection, Number(values.households), items_each)
    const { rows } = await connection.query('select username from app_user order by user_id')
    await connection.query('update app_user set password_hash = $1', [await createPasswords().hash(password)])
    // Half of the codes that are asked for are known.
    const codes = Array.from({ length: 1000 }, (_, index) => codeOf(index))
    await connection.query(
      `insert into catalogue_product (barcode, product_name, search_text)
       select code, 'Product ' || code, 'product ' || code from unnest($1::text[]) as code`,
      [codes],
    )
    return households.map(({ token, item_id }, index) => {
      return { token, username: rows[index].username, password, first_id: item_id, items: items_each }
    })
  } finally {
    await connection.end()
  }
}

async function measureCpu(server, work) {
  const read = async () => ({ app: await cpuOfProcess(server.pid), postgresql: await cpuOfTree(larder.postmaster) })
  const before = await read()
  const result = await work()
  const after = await read()
  const count = Object.values(result.times).flat().length
  const cost = { app: (after.app - before.app) / count, postgresql: (after.postgresql - before.postgresql) / count }
  return { ...result, count, cost, cpu: cost.app + cost.postgresql }
}

const names = Object.keys(kinds)
const core = names.filter((name) => kinds[name].core)
const closed = (server, options) =>
  measureCpu(server, () => ask({ task: 'closed', port: server.port, at_once: 4, ...options }))
const open = (options) => measureCpu(larder, () => ask({ task: 'open', port: larder.port, rate, names, ...options }))

async function measureKinds() {
  const costs = {}
  for (const name of names) costs[name] = (await closed(larder, { names: [name], seconds: 1.5 })).cost
  return costs
}

/** In turns, so that whatever else the machine does hits both alike. */
async function compareAtSaturation(slices, sliceSeconds) {
  const ratios = []
  for (let slice = 0; slice < slices; slice += 1) {
    const order = slice % 2 === 0 ? [larder, baseline] : [baseline, larder]
    const speed = {}
    for (const server of order) {
      const { count, seconds: took } = await closed(server, { names: core, seconds: sliceSeconds, at_once: 16 })
      speed[server.name] = count / took
    }
    ratios.push(speed.larder / speed.baseline)
  }
  return ratios.toSorted((a, b) => a - b)[slices >> 1]
}

async function runShort() {
  // The compiler of Node needs some thousand requests.
  for (const server of [larder, baseline]) await closed(server, { names: core, seconds: seconds / 10 })
  const reference = await closed(baseline, { names: ['detail'], seconds: 3 })
  console.log(`reference: one item read by plain node:http and pg costs ${reference.cpu.toFixed(2)} ms of CPU`)
  const costs = await measureKinds()
  const before = await takeSample(larder)
  printTitle(`${rate} requests a second, as they come, for ${seconds} s`)
  const steady = await open({ seconds })
  const times = printKinds(steady.times, { ...costs, all: steady.cost }, reference)
  const after = await takeSample(larder)
  printMemory(before, after)

  printTitle(`16 at once, as fast as they are answered, for ${seconds / 3} s`)
  const full = await closed(larder, { names, seconds: seconds / 3, at_once: 16 })
  const crowded = printKinds(full.times, { all: full.cost }, reference)
  printMemory(after, await takeSample(larder))
  const ratio = await compareAtSaturation(5, Math.max(1, seconds / 20))
  console.log(
    `${(full.count / full.seconds).toFixed(0)} requests a second; of plain node:http and pg at what both can do: ${ratio.toFixed(2)}`,
  )
  for (const fault of [...steady.faults, ...full.faults]) console.log(`failed: ${fault}`)
  return [
    { what: 'requests that failed', value: steady.failed + full.failed, atMost: 0 },
    { what: 'p99 over p50 as they come', value: times.ratio, atMost: 40 },
    { what: 'p99 over p50 when full', value: crowded.ratio, atMost: 40 },
    {
      what: 'CPU of a request of the mix, in reads of one item by the reference',
      value: steady.cpu / reference.cpu,
      atMost: 8,
    },
    { what: 'speed of the reference when full', value: ratio, atLeast: 0.6 },
  ]
}

/** Before and after with nothing to do: in between the threads that read photos come and go, and each is 50 MiB. */
async function runLong(minutes) {
  // The heap grows in steps for that long, and then no more.
  let answered = 0
  while (answered < 10_000) answered += (await closed(larder, { names, seconds: 5 })).count
  await settle(larder)
  const before = await takeSample(larder)
  printTitle(`${rate} requests a second, as they come, for ${minutes} minutes`)
  const watch = watchMemory(larder, 5_000)
  const steady = await open({ seconds: minutes * 60 })
  const samples = watch.stop()
  printKinds(steady.times, { all: steady.cost })
  await settle(larder)
  const after = await takeSample(larder)
  printMemory(before, after)
  const every = Math.max(1, Math.floor(samples.length / 10))
  const shown = samples
    .filter((_, index) => index % every === 0)
    .map(({ app, heap }) => `${app.toFixed(0)}/${heap.toFixed(0)}`)
  console.log(`app/heap in MiB on the way: ${shown.join(' ')}`)
  for (const fault of steady.faults) console.log(`failed: ${fault}`)
  return [
    { what: 'requests that failed', value: steady.failed, atMost: 0 },
    { what: 'MiB that the heap in use grows in ten minutes', value: slopeOf(samples, 'heap'), atMost: 8 },
    { what: 'MiB that the process has grown', value: after.app - before.app, atMost: 25 },
  ]
}

let isMet = false
try {
  await ask({ task: 'welcome', seeded: await seed(), barcode: codeOf(1) })
  console.log(`${values.households} households of ${items_each} items, one process`)
  isMet = printVerdict(values.minutes === undefined ? await runShort() : await runLong(Number(values.minutes)))
} finally {
  client.disconnect()
  baseline.stop()
  await larder.stop()
}
process.exit(isMet ? 0 : 1)

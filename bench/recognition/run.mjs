// Products recognised in photos by the built server, beside whole words of the same reading:
//   npm run bench:recognition FOLDER [COUNT]     with photos and expected.json: [{ file, products: [{ name }] }]
import { randomUUID } from 'node:crypto'
import { readFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepare } from '../../scripts/lib/prepare.mjs'
import { runMain, Stop } from '../../scripts/lib/project.mjs'
import { describeMachine } from '../describe-machine.mjs'
import { findFreePort, startServer } from '../faults/server.mjs'
import { brandOf, others } from './names.mjs'
import { createScore, matchWholeWords } from './score.mjs'
import { watchWorkers } from './worker.mjs'

const bars = { found: 0.66, right: 0.92, counted: 0.85, band: 0.1, cpu_s: 4, memory_mb: 600 }
// A band with fewer products tells nothing of ten per cent.
const fewest_in_band = 10

async function openHousehold(url, names) {
  const username = `bench-${randomUUID()}`
  const person = { username, email: `${username}@example.com`, password: randomUUID() }
  const post = async (path, body, headers = {}) => {
    const answer = await fetch(url + path, { method: 'POST', body, headers })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return await answer.json()
  }
  const json = { 'content-type': 'application/json' }
  const { token } = await post('/api/auth/register', JSON.stringify(person), json)
  const authorization = { authorization: `Bearer ${token}` }
  const ids = new Map()
  for (const item_name of names) {
    const brand = brandOf(item_name)
    const item = JSON.stringify({ item_name, brand, category: 'Other', quantity: 1, unit_of_measure: 'pcs' })
    ids.set(item_name, (await post('/api/inventory', item, { ...json, ...authorization })).item.item_id)
  }
  return {
    ids,
    async recognise(photo) {
      const form = new FormData()
      form.append('image', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg')
      const { products, unnamed } = (await post('/api/inventory/recognize-product', form, authorization)).results
      // What was read on things without a name counts for whole words.
      return [...products, ...unnamed.map((thing) => ({ ...thing, product_name: null, confidence: 0 }))]
    },
  }
}

const share = (part, whole) => (whole === 0 ? Number.NaN : part / whole)

function describe(label, { kinds, found, named, right }) {
  const [of_all, of_named] = [share(found, kinds), share(right, named)]
  return `${label.padEnd(22)} found ${found}/${kinds} = ${of_all.toFixed(3)}   of named, right ${right}/${named} = ${of_named.toFixed(3)}`
}

async function measure(folder, rows, { url, pid }) {
  const names = [...new Set(rows.flatMap(({ products }) => products.map(({ name }) => name)))]
  const household = await openHousehold(url, [...names, ...others])
  const [ours, naive] = [createScore(household.ids), createScore(household.ids)]
  // The first photo pays for loading the models, which stay.
  await household.recognise(await readFile(join(folder, rows[0].file)))
  const workers = watchWorkers(pid)
  const before = workers?.cpuSeconds()
  const times = []
  for (const { file, products } of rows) {
    const photo = await readFile(join(folder, file))
    const started = performance.now()
    const answer = await household.recognise(photo)
    times.push(performance.now() - started)
    const truth = products.map(({ name }) => name)
    ours.add(truth, answer)
    naive.add(truth, matchWholeWords(answer, household.ids))
  }
  const cpu_s = workers === undefined ? undefined : (workers.cpuSeconds() - before) / rows.length
  return { ours, naive, times, cpu_s, memory_mb: workers?.peakMegabytes() }
}

function report({ ours, naive, times, cpu_s, memory_mb }) {
  const { kinds, found, named, right, counted } = ours.sums
  const results = [
    ['found', share(found, kinds), bars.found, true],
    ['of named, right', share(right, named), bars.right, true],
    ['count within one', share(counted, right), bars.counted, true],
    ...ours.bands().map(({ label, count, stated, observed }) => {
      const name = `${label}: ${count} stated ${stated.toFixed(2)}, observed ${observed.toFixed(2)}`
      return [name, Math.abs(stated - observed), count < fewest_in_band ? Infinity : bars.band, false]
    }),
    ...(cpu_s === undefined ? [] : [['CPU s a photo', cpu_s, bars.cpu_s, false]]),
    ...(memory_mb === undefined ? [] : [['peak memory of the worker, MB', memory_mb, bars.memory_mb, false]]),
  ]
  console.log(describe('Larder', ours.sums))
  console.log(describe('whole words (naive)', naive.sums))
  console.log(describeMachine())
  console.log(`wall ms a photo: median ${times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)].toFixed(0)}`)
  let failed = 0
  for (const [name, value, bar, isLeast] of results) {
    const isMet = isLeast ? value >= bar : value <= bar
    if (!isMet) failed += 1
    const limit = Number.isFinite(bar) ? ` (${isLeast ? 'at least' : 'at most'} ${bar})` : ' (too few to tell)'
    console.log(`${isMet ? 'ok  ' : 'MISS'} ${name}: ${value.toFixed(3)}${limit}`)
  }
  console.log(`${results.length - failed} passed, ${failed} failed`)
  return failed
}

await runMain(async () => {
  const [folder, count = 'all'] = process.argv.slice(2)
  if (folder === undefined) throw new Stop('Say which folder of photos to look at: npm run bench:recognition FOLDER')
  const all = JSON.parse(await readFile(join(folder, 'expected.json'), 'utf8'))
  // A few stand for all where there is little time: photos of one product follow each other.
  const step = count === 'all' ? 1 : Math.max(1, Math.floor(all.length / Number(count)))
  const rows = all.filter((_, index) => index % step === 0)
  await prepare()
  const data = await mkdtemp(join(tmpdir(), 'larder-bench-'))
  const port = await findFreePort()
  const server = await startServer(data, port)
  try {
    const failed = report(await measure(folder, rows, { url: `http://127.0.0.1:${port}`, pid: server.pid }))
    process.exitCode = failed === 0 ? 0 : 1
  } finally {
    await server.end('SIGTERM')
    await rm(data, { recursive: true, force: true })
  }
})

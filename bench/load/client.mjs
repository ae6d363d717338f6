import { setTimeout as delay } from 'node:timers/promises'
import { createConnections } from './exchange.mjs'
import { createChoice, kinds } from './mix.mjs'
import { takePhoto } from './photo.mjs'

/** The process that makes the load, and remembers of each household what its phones would. */
let households = []

function createRecord() {
  const times = new Map()
  const faults = []
  return {
    add(name, ms) {
      if (!times.has(name)) times.set(name, [])
      times.get(name).push(ms)
    },
    fail(name, why) {
      if (faults.length < 10) faults.push(`${name}: ${why}`)
      this.failed += 1
    },
    failed: 0,
    read() {
      return { times: Object.fromEntries(times), failed: this.failed, faults }
    },
  }
}

/** One request; its time counts from when it was due, so that a server that stalls is not asked more gently. */
async function act(name, { connections, record, due }) {
  const { run, expected = [200] } = kinds[name]
  const household = households[Math.floor(Math.random() * households.length)]
  try {
    const answer = await run(household, connections.send)
    if (answer === undefined) return
    if (expected.includes(answer.status)) record.add(name, performance.now() - due)
    else record.fail(name, `${answer.status} ${answer.body.toString().slice(0, 200)}`)
  } catch (error) {
    record.fail(name, String(error))
  }
}

/** Requests come when they come, however long the ones before take. */
async function runOpen({ port, rate, seconds, names }) {
  const [connections, record, choose] = [createConnections(port), createRecord(), createChoice(names)]
  const start = performance.now()
  const end = start + seconds * 1000
  const running = new Set()
  let due = start
  let most = 0
  while (due < end) {
    const wait = due - performance.now()
    if (wait > 1) await delay(wait)
    const work = act(choose(), { connections, record, due })
    running.add(work)
    void work.then(() => running.delete(work))
    most = Math.max(most, running.size)
    due += (-Math.log(1 - Math.random()) * 1000) / rate
  }
  await Promise.all(running)
  connections.close()
  return { ...record.read(), seconds: (performance.now() - start) / 1000, most }
}

/** So many at once, each sending the next when it has its answer. */
async function runClosed({ port, at_once, seconds, names }) {
  const [connections, record, choose] = [createConnections(port), createRecord(), createChoice(names)]
  const start = performance.now()
  const work = async () => {
    while (performance.now() - start < seconds * 1000) {
      await act(choose(), { connections, record, due: performance.now() })
    }
  }
  await Promise.all(Array.from({ length: at_once }, work))
  connections.close()
  return { ...record.read(), seconds: (performance.now() - start) / 1000 }
}

async function welcome({ seeded, barcode }) {
  const photo = await takePhoto(barcode)
  households = seeded.map(({ first_id, items, ...rest }) => {
    const all = Array.from({ length: items }, (_, index) => first_id + index)
    const half = items >> 1
    return { ...rest, photo, all, stocked: all.slice(0, half), empty: all.slice(half), created: [] }
  })
  return {}
}

const tasks = { welcome, open: runOpen, closed: runClosed }

process.on('message', async ({ task, ...options }) => {
  try {
    process.send(await tasks[task](options))
  } catch (error) {
    process.send({ error: String(error?.stack ?? error) })
  }
})
process.on('disconnect', () => process.exit())

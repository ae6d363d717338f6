import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** The process of the phones: holds the streams, makes the writes, and knows when each was told. */
const agent = new Agent({ keepAlive: true, maxSockets: 32 })
const streams = []
const waiting = new Map()

function open(port, token) {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` }
    const asked = request({ host: '127.0.0.1', port, path: '/api/live', agent: false, headers }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`a stream was answered ${answer.statusCode}`))
      const stream = { asked, answer, isOver: false }
      streams.push(stream)
      answer.once('close', () => (stream.isOver = true))
      answer.on('error', () => {})
      answer.on('data', (chunk) => {
        const text = chunk.toString('latin1')
        if (text.includes('event: hello')) resolve(stream)
        if (text.includes('event: change')) waiting.get(token)?.(performance.now())
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}

function write(port, { token, item_id }) {
  const body = '{"quantity_added":1}'
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  const path = `/api/inventory/${item_id}/purchase`
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method: 'POST', path, agent, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode))
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

/** One write after the other at a fixed pace, each to another household; what its streams are told, and when. */
async function writeAll({ port, households, rate, seconds, told_each }) {
  const [answered, told] = [[], []]
  let missing = 0
  async function writeOne(household) {
    const began = performance.now()
    const arrivals = []
    let tellAll
    const isTold = new Promise((resolve) => (tellAll = resolve))
    waiting.set(household.token, (at) => arrivals.push(at - began) >= told_each && tellAll())
    const status = await write(port, household)
    if (status >= 300) throw new Error(`a write was answered ${status}`)
    answered.push(performance.now() - began)
    if (told_each > 0) await Promise.race([isTold, delay(5_000, undefined, { ref: false })])
    waiting.delete(household.token)
    told.push(...arrivals)
    missing += Math.max(0, told_each - arrivals.length)
  }
  const began = performance.now()
  const all = []
  for (let count = 0; count < rate * seconds; count += 1) {
    await delay(Math.max(0, began + (count * 1000) / rate - performance.now()))
    all.push(writeOne(households[count % households.length]))
  }
  await Promise.all(all)
  return { answered, told, missing }
}

const tasks = {
  async open({ port, households, each }) {
    // Some at a time, as phones come.
    for (const { token } of households) await Promise.all(Array.from({ length: each }, () => open(port, token)))
    return { open: streams.length }
  },
  write: writeAll,
  /** One that stops reading; the last word is whether the server has cut it. */
  async pause({ port, household }) {
    const stream = await open(port, household.token)
    stream.answer.removeAllListeners('data')
    stream.answer.pause()
    return {}
  },
  count: () => ({ open: streams.filter(({ isOver }) => !isOver).length }),
  async close() {
    for (const { asked } of streams.splice(0)) asked.destroy()
    await delay(500)
    return {}
  },
}

process.on('message', async ({ task, ...options }) => {
  try {
    process.send(await tasks[task](options))
  } catch (error) {
    process.send({ error: String(error.stack) })
  }
})

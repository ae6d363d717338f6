import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'

/** One request as a browser sends it; the answer is read to its end and thrown away. */
function exchange({ port, token, agent }, { method = 'GET', path, body }) {
  const json = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    authorization: `Bearer ${token}`,
    'accept-encoding': 'gzip',
    ...(json === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }),
  }
  return new Promise((resolve) => {
    const outgoing = request({ port, host: '127.0.0.1', method, path, headers, agent })
    outgoing.on('error', (error) => resolve(String(error)))
    outgoing.on('response', (answer) => {
      const isRefusal = answer.statusCode === 503
      const hasHint = answer.headers['retry-after'] !== undefined
      answer.resume().on('error', () => resolve('cut'))
      answer.on('end', () => resolve(isRefusal && !hasHint ? '503 without Retry-After' : String(answer.statusCode)))
    })
    outgoing.end(json)
  })
}

async function attack({ port, tokens, requests, connections }, isOver) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const counts = {}
  const lane = async (_, index) => {
    const token = tokens[index % tokens.length]
    for (let next = index; !isOver(); next += 1) {
      const outcome = await exchange({ port, token, agent }, requests[next % requests.length])
      counts[outcome] = (counts[outcome] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: connections }, lane))
  agent.destroy()
  return counts
}

if (process.send !== undefined) {
  let isOver = false
  process.on('message', async (task) => {
    if (task === 'stop') isOver = true
    else process.send(await attack(task, () => isOver))
  })
  process.on('disconnect', () => process.exit())
}

/** Asks for as much as its connections can carry, in a process of its own, until it is stopped; then says what it got. */
export function startHeavyClient(task) {
  const child = fork(fileURLToPath(import.meta.url))
  child.send(task)
  return {
    async stop() {
      const answered = once(child, 'message')
      child.send('stop')
      const [counts] = await answered
      child.disconnect()
      return counts
    },
  }
}

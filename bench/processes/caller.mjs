import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

const patience_ms = 90_000

/** One request over HTTP, whatever comes of it. */
export function send({ agent, port }, { method = 'GET', path, headers = {}, body }) {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const content =
    text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path, agent, headers: { ...headers, ...content } }
    const asked = request(options, async (answer) => {
      try {
        const chunks = []
        for await (const chunk of answer) chunks.push(chunk)
        const answered = Buffer.concat(chunks).toString()
        resolve({
          status: answer.statusCode,
          headers: answer.headers,
          body: answered === '' ? undefined : JSON.parse(answered),
        })
      } catch (error) {
        reject(error)
      }
    })
    asked.on('error', reject)
    asked.setTimeout(30_000, () => asked.destroy(new Error('no answer for 30 s')))
    asked.end(text)
  })
}

/**
 * Somebody who does not give up: a broken connection and a 503 are tried again, the same request with the same key.
 * `is_again` tells whoever reads the answer that an earlier try may have done the work already. `is_once` is for what
 * carries no key: it is sent once, and `is_unsure` says that nobody knows what came of it.
 */
export function createCaller(place, address, tally) {
  return async function call(wanted) {
    const deadline = Date.now() + patience_ms
    for (let tries = 0; Date.now() < deadline; tries += 1) {
      const headers = { 'x-forwarded-for': address, ...wanted.headers }
      const began = performance.now()
      const answer = await send(place, { ...wanted, headers }).catch((error) => ({ status: 0, error }))
      tally.attempts += 1
      tally.longest_ms = Math.max(tally.longest_ms ?? 0, performance.now() - began)
      if (answer.status === 0)
        tally.broken_off?.push(`${wanted.method ?? 'GET'} ${wanted.path}: ${answer.error.message}`)
      if (answer.status === 503) tally.refused?.set(address, (tally.refused.get(address) ?? 0) + 1)
      tally.statuses[answer.status] = (tally.statuses[answer.status] ?? 0) + 1
      if (answer.status >= 500 && (answer.status !== 503 || answer.headers['retry-after'] === undefined)) {
        tally.bad.push(`${answer.status} for ${wanted.method ?? 'GET'} ${wanted.path}: ${JSON.stringify(answer.body)}`)
      }
      const isAnswered = answer.status !== 0 && answer.status < 500
      if (isAnswered || wanted.is_once) return { ...answer, is_again: tries > 0, is_unsure: !isAnswered }
      await delay(50 + Math.random() * 250)
    }
    throw new Error(`${wanted.method ?? 'GET'} ${wanted.path} was not answered within ${patience_ms / 1000} s`)
  }
}

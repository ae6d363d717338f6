import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

const attempt_ms = 15_000
const pause_ms = 50
const patience_ms = 90_000

/** One request and its answer; throws where there is none. */
export async function send(url, { method = 'GET', path, token, body, key }) {
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  }
  const init = { method, headers, body: JSON.stringify(body), signal: AbortSignal.timeout(attempt_ms) }
  const answer = await fetch(`${url}${path}`, init)
  const isReplay = answer.headers.get('idempotency-replayed') === 'true'
  return { status: answer.status, body: await answer.json(), isReplay }
}

/** What the server may say while it is in trouble: not now (503), disk full (507), each with a sentence. */
const isRefusal = ({ status, body }) => (status === 503 || status === 507) && typeof body.message === 'string'

/**
 * A write as a careful client sends it: the same request with the same key until it is answered. `settled` tells what an
 * answer to a repetition means where the call takes no key, such as "already undone".
 */
export function createWriter(url, log) {
  async function attempt(request, settled, isRepeated) {
    const answer = await send(url, request).catch(() => undefined)
    if (answer === undefined) return log.unanswered()
    if (isRefusal(answer)) return log.refused(answer)
    if (answer.status < 300) return answer
    const meaning = isRepeated ? settled?.(answer) : undefined
    if (meaning === undefined) log.unexpected(request, answer)
    return meaning ?? { status: answer.status, isRefused: true }
  }

  return async function write(request, settled) {
    const keyed = { key: randomUUID(), ...request }
    const deadline = Date.now() + patience_ms
    for (let isRepeated = false; Date.now() < deadline; isRepeated = true) {
      const answer = await attempt(keyed, settled, isRepeated)
      if (answer?.isRefused) return undefined
      if (answer !== undefined) {
        log.acknowledged(isRepeated && answer.isReplay)
        return answer.body
      }
      await delay(pause_ms)
    }
    throw new Error(`${request.method} ${request.path} was not answered within ${patience_ms / 1000} s`)
  }
}

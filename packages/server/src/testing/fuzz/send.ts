import { Agent, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | undefined
}

export interface Received {
  readonly status: number
  readonly type: string
  readonly text: string
  readonly ms: number
}

/** The body, but for a stream of events, which does not end: that it has begun is its answer. */
async function readText(answer: IncomingMessage, type: string): Promise<string> {
  if (type !== 'text/event-stream') return (await buffer(answer)).toString('utf8')
  answer.destroy()
  return ''
}

/** A client that keeps its connection and gives up after a while: an answer that does not come is a fault. */
export function createSender(origin: string, limit_ms: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { hostname, port } = new URL(origin)

  async function send({ method, path, headers, body }: Sent): Promise<Received> {
    const since = performance.now()
    const signal = AbortSignal.timeout(limit_ms)
    const length = body === undefined ? {} : { 'content-length': String(body.length) }
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const outgoing = request({ hostname, port, method, path, agent, signal, headers: { ...headers, ...length } })
      outgoing.on('error', reject).on('response', resolve).end(body)
    })
    const { statusCode: status = 0, headers: given } = answer
    const type = given['content-type'] ?? ''
    return { status, type, text: await readText(answer, type), ms: performance.now() - since }
  }

  /** An idle connection may be closed just when it is used again; that alone is worth a second try. */
  async function sendOnce(sent: Sent): Promise<Received> {
    try {
      return await send(sent)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : ''
      if (code !== 'ECONNRESET' && code !== 'EPIPE') throw error
      return send(sent)
    }
  }

  return { send: sendOnce, close: () => agent.destroy() }
}

export type Sender = ReturnType<typeof createSender>

import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a double of the product service does with one request. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void

export interface ServiceDouble {
  readonly url: string
  /** Paths that were asked for, in order. */
  readonly asked: string[]
  readonly agents: (string | undefined)[]
  /** What happens from now on to this code or path; without one a code is not found. */
  on(key: string, behaviour: Behaviour): void
  close(): Promise<void>
}

/** An answer of JSON, with whatever status and headers. */
export function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Behaviour {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
    response.end(JSON.stringify(body))
  }
}

/** An answer of anything else. */
export function raw(status: number, type: string, body: string | Buffer, headers: object = {}): Behaviour {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': type, ...headers })
    response.end(body)
  }
}

const named = (id: string, name: string) => ({ id, name, lc_name: name })

/** A product as the service answers it: what was asked for, and nothing of the rest. */
export function found(product: Readonly<Record<string, unknown>>): Behaviour {
  const result = named('product_found', 'Product found')
  return json(200, { code: product['code'], errors: [], product, result, status: 'success', warnings: [] })
}

/** How the service says that it knows nothing of a code. */
export function notFound(code: string): Behaviour {
  const error = {
    field: { id: 'code', value: code },
    impact: named('failure', 'Failure'),
    message: named('product_not_found', ''),
  }
  const result = named('product_not_found', 'Product not found')
  return json(404, { code, errors: [error], result, status: 'failure', warnings: [] })
}

/** Takes the question and never says a word. */
export const hang: Behaviour = () => {}

/** Speaks without ever coming to an end. */
export const drip: Behaviour = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 100)
  response.on('close', () => clearInterval(timer))
}

/** The product service on loopback, speaking its protocol. */
export async function startServiceDouble(): Promise<ServiceDouble> {
  const behaviours = new Map<string, Behaviour>()
  const asked: string[] = []
  const agents: (string | undefined)[] = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://double')
    const code = pathname.split('/').at(-1) ?? ''
    asked.push(request.url ?? '')
    agents.push(request.headers['user-agent'])
    const behaviour = behaviours.get(pathname) ?? behaviours.get(code) ?? notFound(code)
    behaviour(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    agents,
    on: (key, behaviour) => void behaviours.set(key, behaviour),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Behaviour } from './product-service.ts'
import { json } from './product-service.ts'

/** One question as it came in. */
export interface Question {
  readonly method: string | undefined
  readonly url: string
  readonly headers: IncomingHttpHeaders
  /** The parsed JSON, if there was any. */
  readonly body: unknown
}

export interface RemoteDouble {
  readonly url: string
  readonly asked: Question[]
  /** What happens to the next questions, one after the other; the last goes on for good. */
  answer(...behaviours: readonly Behaviour[]): void
  close(): Promise<void>
}

/** A service on loopback that answers as it is told to. */
export async function startRemoteDouble(): Promise<RemoteDouble> {
  const asked: Question[] = []
  let plan: Behaviour[] = []
  const server = createServer(async (request, response) => {
    const { method, url = '', headers } = request
    const text = (await buffer(request)).toString('utf8')
    asked.push({ method, url, headers, body: text === '' ? undefined : JSON.parse(text) })
    const next = plan.length > 1 ? plan.shift() : plan[0]
    next?.(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer(...behaviours) {
      asked.length = 0
      plan = [...behaviours]
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** How Azure takes a photo: nothing yet, but where to ask. */
export function accepted(location: string, headers: Readonly<Record<string, string>> = {}): Behaviour {
  return (_request, response) => {
    response.writeHead(202, { 'operation-location': location, 'apim-request-id': 'b8f1', ...headers })
    response.end()
  }
}

/** How Azure says where it stands, with what it has read when it is through. */
export function operation(status: string, fields?: unknown, headers: Readonly<Record<string, string>> = {}): Behaviour {
  const times = { createdDateTime: '2026-01-02T03:04:05Z', lastUpdatedDateTime: '2026-01-02T03:04:06Z' }
  const documents = fields === undefined ? [] : [{ docType: 'receipt.retailMeal', fields, confidence: 0.99 }]
  const analyzeResult = { apiVersion: '2024-11-30', modelId: 'prebuilt-receipt', pages: [], documents }
  return json(200, { status, ...times, ...(status === 'succeeded' ? { analyzeResult } : {}) }, headers)
}

/** How a model answers: text in a choice. */
export function completion(content: string | null): Behaviour {
  const choices = [{ index: 0, message: { role: 'assistant', content, refusal: null }, finish_reason: 'stop' }]
  return json(200, { id: 'chatcmpl-1', object: 'chat.completion', created: 1, model: 'double', choices })
}

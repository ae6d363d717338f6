import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { connection_messages } from '@larder/contract/messages/server/connection-messages'
import { http_messages } from '@larder/contract/messages/server/http-messages'

type Refusal = readonly [status: number, message: string]

const refusals: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, connection_messages.tooSlow],
  HPE_HEADER_OVERFLOW: [431, connection_messages.headersTooLarge],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, http_messages.bodyTooLarge],
}

/** A whole answer as text, for where there is no request that one could reply to. */
export function rawAnswer(status: number, message: string): string {
  const body = JSON.stringify({ message })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}

/** Answers what never became a request as every other failure is answered, unless another answer is on its way out. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket, isAnswering: boolean): void {
  if (socket.destroyed) return
  const [status, message] = refusals[error.code ?? ''] ?? [400, http_messages.badRequest]
  if (error.code !== 'ECONNRESET' && socket.writable && !isAnswering) socket.write(rawAnswer(status, message))
  socket.destroy()
}

/** Answers an Expect header that asks for anything but the word to go on; Node alone would say nothing with it. */
export function refuseExpectation(response: ServerResponse): void {
  response.writeHead(417, { 'content-type': 'application/json; charset=utf-8', connection: 'close' })
  response.end(JSON.stringify({ message: http_messages.badRequest }))
}

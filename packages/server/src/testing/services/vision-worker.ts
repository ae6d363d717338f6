import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { packFrame } from '../../images/remote/frames.ts'
import { type JobFrame, answer_type, at_once_header } from '../../images/remote/job-protocol.ts'
import { unpackValue } from '../../images/remote/packed-value.ts'

export type WorkerBehaviour = (response: ServerResponse, request: IncomingMessage) => void

export interface WorkerDouble {
  readonly url: string
  /** The jobs that were sent here: their names, and what they brought. */
  readonly asked: { readonly name: string | undefined; readonly token: string | undefined; readonly body: unknown }[]
  /** Jobs whose caller has gone before they ended. */
  readonly left: string[]
  close(): Promise<void>
}

/** A vision worker that treats every job in the same way; its health is that of one with this many at once. */
export async function startWorkerDouble(behaviour: WorkerBehaviour, at_once = 2): Promise<WorkerDouble> {
  const asked: WorkerDouble['asked'][number][] = []
  const left: string[] = []
  const server = createServer(async (request, response) => {
    response.setHeader(at_once_header, at_once)
    if (request.url === '/health') return void response.end('{}')
    const name = request.url?.split('/').at(-1)
    const body = unpackValue(await buffer(request))
    asked.push({ name, token: request.headers.authorization, body })
    response.once('close', () => response.writableFinished || left.push(String(name)))
    behaviour(response, request)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    left,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function write(response: ServerResponse, frames: readonly JobFrame[]): void {
  response.writeHead(200, { 'content-type': answer_type })
  for (const frame of frames) response.write(packFrame(frame))
}

/** Tells these frames, and is through. */
export const tell =
  (...frames: readonly JobFrame[]): WorkerBehaviour =>
  (response) => {
    write(response, [{ kind: 'started' }, ...frames])
    response.end()
  }

/** Tells these frames, and nothing more. */
export const stall =
  (...frames: readonly JobFrame[]): WorkerBehaviour =>
  (response) =>
    write(response, frames)

/** Begins, and dies. */
export const die: WorkerBehaviour = (response) => {
  write(response, [{ kind: 'started' }])
  setImmediate(() => response.socket?.destroy())
}

/** Refuses before it has begun. */
export const refuse =
  (status: number, headers: Readonly<Record<string, string>> = {}): WorkerBehaviour =>
  (response) => {
    response.writeHead(status, headers)
    response.end('{"message":"no"}')
  }

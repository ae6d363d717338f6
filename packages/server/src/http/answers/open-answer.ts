import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An answer that does not end: whoever made it goes on writing to it. */
export class OpenAnswer {
  constructor(readonly follow: (response: ServerResponse) => void) {}
}

/** Answers with a stream of events; `follow` receives the response once its head is decided. */
export function openAnswer(follow: (response: ServerResponse) => void): OpenAnswer {
  return new OpenAnswer(follow)
}

const headers = {
  'content-type': 'text/event-stream',
  // An event that a proxy collects or packs comes too late to be of use.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** Takes the response out of fastify's hands, which would wait for its end. */
export function sendOpen({ follow }: OpenAnswer, { method }: FastifyRequest, reply: FastifyReply): void {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...headers })
  if (method === 'HEAD') raw.end()
  else follow(raw)
}

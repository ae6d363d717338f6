import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { vi } from 'vitest'

export interface WatchedEvent {
  readonly event: string
  readonly kinds: readonly string[]
  readonly version: number
}

/** A stream of changes as an open app reads it. */
export interface Watch {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  /** All that came, as it came. */
  text(): string
  events(): WatchedEvent[]
  /** The kinds of the changes so far. */
  changes(): (readonly string[])[]
  isOver(): boolean
  /** For one who does not read. */
  pause(): void
  stop(): void
}

function readEvents(text: string): WatchedEvent[] {
  const blocks = text.split('\n\n').filter((block) => block.startsWith('event: '))
  return blocks.map((block) => {
    const [, event = '', data = ''] = /^event: (\w+)\ndata:(.*)$/.exec(block) ?? []
    return { event, kinds: [], version: 0, ...(data === '' ? {} : (JSON.parse(data) as object)) }
  })
}

/** Opens a stream; resolves with its head, and for a stream when it has said hello. */
export async function watch(address: string, token: string | undefined, client_id?: string): Promise<Watch> {
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(client_id === undefined ? {} : { 'client-id': client_id }),
  }
  const asked = request(`${address}/api/live`, { headers, agent: false }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  let [text, isOver] = ['', false]
  answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
  answer.on('error', () => {})
  asked.on('error', () => {})
  answer.once('close', () => (isOver = true))
  if (answer.statusCode === 200) await vi.waitFor(() => text.includes('\n\n') || Promise.reject(new Error('no hello')))
  else await once(answer, 'end')
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    text: () => text,
    events: () => readEvents(text),
    changes: () =>
      readEvents(text)
        .filter(({ event }) => event === 'change')
        .map(({ kinds }) => kinds),
    isOver: () => isOver,
    pause: () => void answer.pause(),
    stop: () => void asked.destroy(),
  }
}

import { type Item } from '@larder/contract/item'
import { vi } from 'vitest'
import { makeItem } from '../../../api/client/testing.ts'

interface Sent {
  path: string
  key: string | null
  body: Record<string, unknown>
}

export interface SaveServer {
  sent: Sent[]
  /** What the household has. */
  items: Item[]
  /** What is left for the list. */
  kept: Record<string, string>
  /** How long it takes to answer. */
  delay_ms: number
  refuse: (request: Sent) => 'refused' | 'lost' | null
}

/** A server that notes what comes; `refuse` says which requests it fails, and how. */
export function serveSaves(): SaveServer {
  const sent: Sent[] = []
  const kept: Record<string, string> = {}
  const server: SaveServer = { sent, items: [], kept, delay_ms: 0, refuse: () => null }
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: (name: string, value: string) => void (kept[name] = value),
    removeItem: () => undefined,
  })
  vi.stubGlobal('fetch', async (path: string, { headers, body, method }: RequestInit) => {
    if (method === 'GET') return new Response(JSON.stringify(server.items), { status: 200 })
    const request = {
      path,
      key: new Headers(headers).get('Idempotency-Key'),
      body: JSON.parse(String(body)) as Record<string, unknown>,
    }
    sent.push(request)
    if (server.delay_ms > 0) await new Promise((resolve) => setTimeout(resolve, server.delay_ms))
    const outcome = server.refuse(request)
    if (outcome === 'lost') throw new TypeError('network')
    if (outcome === 'refused') return new Response(JSON.stringify({ message: 'Not welcome' }), { status: 400 })
    const item = makeItem({ item_id: sent.length, item_name: String(request.body['item_name']) })
    return new Response(JSON.stringify({ success: true, message: 'ok', item }), { status: 200 })
  })
  return server
}

import { expect, test } from 'vitest'
import { names } from '../replica/call-names.ts'
import { createMemoryStore } from '../store/memory-store.ts'
import { type OfflineStore } from '../store/store.ts'
import { createItem, createNewEntry, noon } from '../testing/fixtures.ts'
import { type OutboxRequest } from './entry.ts'
import { type Delivery, sendOutbox } from './send-outbox.ts'

/** Numbers that look random and are the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** What each entry says of itself, so that the server can tell which ones it did. */
const notesOf = ({ body }: Pick<OutboxRequest, 'body'>): string => (body as { notes: string }).notes

/** A server as ours: a key is done once, a refusal keeps no key, and what names an unknown item is refused. */
function createServer(random: () => number) {
  const kept = new Map<string, { text: string; delivery: Delivery }>()
  const items = new Set([1, 2, 3])
  const done: { notes: string; item_id: number }[] = []
  let last_id = 100

  function work({ call, params, body }: OutboxRequest): Delivery {
    const notes = notesOf({ body })
    if (notes.endsWith('refused')) return { status: 400, body: { message: 'No' } }
    const item_id = call === names.create ? (last_id += 1) : Number(params['id'])
    if (!items.has(item_id) && call !== names.create) return { status: 404, body: { message: 'Unknown' } }
    items.add(item_id)
    done.push({ notes, item_id })
    return { status: 200, body: call === names.create ? { item: { item_id } } : { event_id: (last_id += 1) } }
  }

  return {
    done,
    handle(request: OutboxRequest, key: string): Delivery {
      const text = JSON.stringify(request)
      const known = kept.get(key)
      if (known) return known.text === text ? known.delivery : { status: 409, body: { message: 'Another request' } }
      if (random() < 0.05) return { status: random() < 0.5 ? 503 : 500, body: {} }
      const delivery = work(request)
      if (delivery.status === 200) kept.set(key, { text, delivery })
      return delivery
    },
  }
}

type Server = ReturnType<typeof createServer>

/** Adds changes of items that the server knows, of such that this phone made, and some that are refused. */
async function addEntries(store: OfflineStore, server: Server, random: () => number, count: number): Promise<void> {
  const ids = [1, 2, 3]
  for (let index = 0; index < count; index += 1) {
    const isNew = random() < 0.2
    const item_id = ids[Math.floor(random() * ids.length)] ?? 1
    // A page that died while it sent: nobody knows whether it arrived.
    const isBegun = !isNew && item_id > 0 && random() < 0.2
    const notes = `${index}${random() < 0.1 ? ' refused' : ''}`
    const body = isNew ? { item_name: 'Tea', notes } : { used_quantity: 1, notes }
    const request = { call: isNew ? names.create : names.consume, params: isNew ? {} : { id: String(item_id) }, body }
    const begun = isBegun ? ({ state: 'sending', page: 'gone', attempts: 1 } as const) : {}
    const made_at = noon + index
    const entry = createNewEntry('consume', { ...request, key: `key ${index}`, made_at, base: createItem(), ...begun })
    if (isBegun && random() < 0.5) server.handle(request, entry.key)
    const { seq } = await store.addEntry(entry)
    if (isNew) ids.push(-seq)
  }
}

async function play(seed: number) {
  const random = createRandom(seed)
  const server = createServer(random)
  const store = createMemoryStore('larder 1 ada')
  await addEntries(store, server, random, 5 + Math.floor(random() * 25))
  const before = await store.listEntries()
  let trouble = 0.35
  for (let run = 0; run < 400; run += 1) {
    if (run > 100) trouble = 0
    let isDead = false
    const send = sendOutbox({
      store: {
        ...store,
        // The page dies between two of its steps: nothing that it would still write is written.
        changeEntry: async (...change) => {
          if (isDead || random() < trouble / 10) isDead = true
          if (isDead) throw new Error('gone')
          return await store.changeEntry(...change)
        },
      },
      deliver: async ({ call, params, body }, key) => {
        if (random() < trouble) return { status: 0, body: null }
        const delivery = server.handle({ call, params, body }, key)
        return random() < trouble ? { status: 0, body: null } : delivery
      },
      isPageAlive: () => false,
      now: () => noon + 3_600_000 + run,
      onChange: () => undefined,
    })
    if ((await send.catch(() => 'unreachable')) === 'done' && run > 100) break
  }
  return { server, before, after: await store.listEntries(), ids: await store.listIds() }
}

/** What became of an entry, as far as it can be told from what it depends on. */
function checkEntries({ server, before, after }: Awaited<ReturnType<typeof play>>): void {
  const lost = new Set<string>()
  for (const [place, entry] of after.entries()) {
    const notes = before[place] ? notesOf(before[place]) : ''
    const isHeldUp = lost.has(entry.params['id'] ?? '')
    if (entry.state === 'refused' || isHeldUp) lost.add(String(-entry.seq))
    const state = isHeldUp ? 'waiting' : entry.state === 'refused' ? 'refused' : 'sent'
    const count = server.done.filter((one) => one.notes === notes).length
    expect({ notes, state: entry.state, count }).toEqual({ notes, state, count: state === 'sent' ? 1 : 0 })
    const isToBeRefused = notes.endsWith('refused') || entry.refusal?.status === 500
    expect(entry.state !== 'refused' || isToBeRefused).toBe(true)
  }
}

function checkOrder({ server, before, ids }: Awaited<ReturnType<typeof play>>): void {
  const placeOf = (notes: string) => before.findIndex((entry) => notesOf(entry) === notes)
  for (const item_id of new Set(server.done.map((one) => one.item_id))) {
    const places = server.done.filter((one) => one.item_id === item_id).map(({ notes }) => placeOf(notes))
    for (const { params, seq } of places.flatMap((place) => before[place] ?? [])) {
      const named = Number(params['id'] ?? -seq)
      expect(ids.get(`item ${named}`) ?? named).toBe(item_id)
    }
    // What a page had begun itself may have arrived before it died.
    const waited = places.filter((place) => before[place]?.attempts === 0)
    expect(waited).toEqual(waited.toSorted((a, b) => a - b))
  }
}

test('whatever gets lost, everything arrives once and in order, or is refused', async () => {
  let refused = 0
  for (let seed = 0; seed < 200; seed += 1) {
    const played = await play(seed)
    expect(played.after, `seed ${seed}`).toHaveLength(played.before.length)
    checkEntries(played)
    checkOrder(played)
    refused += played.after.filter(({ state }) => state === 'refused').length
  }
  expect(refused).toBeGreaterThan(100)
})

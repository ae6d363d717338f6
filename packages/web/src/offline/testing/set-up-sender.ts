import { type NewEntry, type OutboxRequest } from '../outbox/entry.ts'
import { type Delivery, sendOutbox } from '../outbox/send-outbox.ts'
import { createMemoryStore } from '../store/memory-store.ts'
import { createNewEntry, type EntryKind, noon } from './fixtures.ts'

type Sent = OutboxRequest & { key: string }

const succeed = (): Delivery => ({ status: 200, body: {} })

/** An outbox whose requests are noted and answered as a test says. */
export function setUpSender() {
  const store = createMemoryStore('larder 1 ada')
  const sent: Sent[] = []
  const pages = new Set<string>()
  let answer: (request: Sent, count: number) => Delivery | Promise<Delivery> = succeed
  return {
    store,
    sent,
    pages,
    answerWith: (next: typeof answer) => void (answer = next),
    add: async (kind: EntryKind, fields: Partial<NewEntry> = {}) =>
      await store.addEntry(createNewEntry(kind, { key: `${kind} ${sent.length}`, ...fields })),
    states: async () => (await store.listEntries()).map(({ state }) => state),
    send: async () =>
      await sendOutbox({
        store,
        deliver: async ({ call, params, body }, key) => {
          sent.push({ call, params, body, key })
          return await answer({ call, params, body, key }, sent.length)
        },
        isPageAlive: (page) => pages.has(page),
        now: () => noon + 3_600_000,
        onChange: () => undefined,
      }),
  }
}

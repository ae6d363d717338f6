import { isOwners, isUntouched, type OutboxEntry } from '../outbox/entry.ts'
import { type KeptAnswer, most_answers, type OfflineStore, type StoreFacts, type WaitingPhoto } from './store.ts'

/** A store that lasts as long as the page, for a browser that lets us keep nothing. */
export function createMemoryStore(name: string): OfflineStore {
  const answers = new Map<string, KeptAnswer>()
  const entries = new Map<number, OutboxEntry>()
  const ids = new Map<string, number>()
  const photos = new Map<number, WaitingPhoto>()
  const facts = new Map<string, StoreFacts[keyof StoreFacts]>()
  let last = 0
  return {
    name,
    is_lasting: false,
    readAnswer: async (key) => answers.get(key),
    async keepAnswer(key, answer) {
      answers.set(key, answer)
      if (answers.size <= most_answers) return
      const [oldest] = [...answers].toSorted(([, a], [, b]) => a.at - b.at)
      if (oldest) answers.delete(oldest[0])
    },
    findNewestAt: async () => [...answers.values()].map(({ at }) => at).toSorted((a, b) => b - a)[0],
    listEntries: async () => [...entries.values()],
    async addEntry(entry) {
      last += 1
      const added = { ...entry, seq: last }
      entries.set(last, added)
      return added
    },
    async changeEntry(seq, change, noted) {
      const entry = entries.get(seq)
      if (entry !== undefined) entries.set(seq, { ...entry, ...change })
      for (const [id_name, id] of noted ?? []) ids.set(id_name, id)
      return entry !== undefined
    },
    async removeEntries(seqs, gone = []) {
      for (const seq of seqs) entries.delete(seq)
      for (const id_name of gone) ids.delete(id_name)
    },
    async cancelEntry(seq) {
      const entry = entries.get(seq)
      return entry !== undefined && isUntouched(entry) && entries.delete(seq)
    },
    listIds: async () => new Map(ids),
    listPhotos: async () => [...photos.values()],
    async addPhoto(photo) {
      last += 1
      photos.set(last, { ...photo, photo_id: last })
      return last
    },
    removePhoto: async (photo_id) => void photos.delete(photo_id),
    readFact: async (fact) => facts.get(fact) as never,
    async writeFact(fact, value) {
      if (value === undefined) facts.delete(fact)
      else facts.set(fact, value)
    },
    async wipe() {
      answers.clear()
      facts.clear()
      for (const [seq, entry] of entries) if (!isOwners(entry)) entries.delete(seq)
      return entries.size + photos.size > 0
    },
    close: () => undefined,
  }
}

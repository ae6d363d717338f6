import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { isOwners, isUntouched, type OutboxEntry } from '../outbox/entry.ts'
import { type KeptAnswer, most_answers, type OfflineStore, type StoreFacts, type WaitingPhoto } from './store.ts'

interface Schema extends DBSchema {
  answers: { key: string; value: KeptAnswer; indexes: { at: number } }
  outbox: { key: number; value: OutboxEntry }
  ids: { key: string; value: number }
  photos: { key: number; value: WaitingPhoto }
  facts: { key: string; value: StoreFacts[keyof StoreFacts] }
}

const schema_version = 1
const answers_to_spare = 60

function createTables(database: IDBPDatabase<Schema>): void {
  database.createObjectStore('answers').createIndex('at', 'at')
  database.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true })
  database.createObjectStore('ids')
  database.createObjectStore('photos', { keyPath: 'photo_id', autoIncrement: true })
  database.createObjectStore('facts')
}

async function dropOldest(database: IDBPDatabase<Schema>): Promise<void> {
  const count = await database.count('answers')
  if (count <= most_answers) return
  const { store } = database.transaction('answers', 'readwrite')
  let cursor = await store.index('at').openCursor()
  for (let left = count - most_answers + answers_to_spare; cursor !== null && left > 0; left -= 1) {
    await cursor.delete()
    cursor = await cursor.continue()
  }
}

interface OpenSettings {
  /** Another tab deletes the store, or the browser has taken it away. */
  readonly onGone?: () => void
  /** True where a store that is gone must not be made anew: its owner may have logged out since it was listed. */
  readonly must_exist?: boolean
}

/** Opens the store of that name in IndexedDB; fails where the browser has none for us. */
export async function openIndexedStore(name: string, settings: OpenSettings = {}): Promise<OfflineStore> {
  const { onGone, must_exist = false } = settings
  const database = await openDB<Schema>(name, schema_version, {
    upgrade(created, old_version, _new_version, transaction) {
      if (!must_exist || old_version > 0) return createTables(created)
      // It is the opening that fails.
      transaction.done.catch(() => undefined)
      transaction.abort()
    },
    blocking: () => (database.close(), onGone?.()),
    ...(onGone && { terminated: onGone }),
  })
  return {
    name,
    is_lasting: true,
    readAnswer: (key) => database.get('answers', key),
    async keepAnswer(key, answer) {
      await database.put('answers', answer, key)
      await dropOldest(database)
    },
    async findNewestAt() {
      const { store } = database.transaction('answers')
      return (await store.index('at').openKeyCursor(null, 'prev'))?.key
    },
    listEntries: () => database.getAll('outbox'),
    async addEntry(entry) {
      const seq = await database.add('outbox', entry as OutboxEntry)
      return { ...entry, seq }
    },
    async changeEntry(seq, change, ids) {
      const transaction = database.transaction(['outbox', 'ids'], 'readwrite')
      const entry = await transaction.objectStore('outbox').get(seq)
      if (entry !== undefined) await transaction.objectStore('outbox').put({ ...entry, ...change })
      for (const [id_name, id] of ids ?? []) await transaction.objectStore('ids').put(id, id_name)
      await transaction.done
      return entry !== undefined
    },
    async removeEntries(seqs, ids = []) {
      const transaction = database.transaction(['outbox', 'ids'], 'readwrite')
      const [entries, given] = [transaction.objectStore('outbox'), transaction.objectStore('ids')]
      await Promise.all([
        ...seqs.map((seq) => entries.delete(seq)),
        ...ids.map((id_name) => given.delete(id_name)),
        transaction.done,
      ])
    },
    async cancelEntry(seq) {
      const transaction = database.transaction('outbox', 'readwrite')
      const entry = await transaction.store.get(seq)
      const canGo = entry !== undefined && isUntouched(entry)
      if (canGo) await transaction.store.delete(seq)
      await transaction.done
      return canGo
    },
    async listIds() {
      const transaction = database.transaction('ids')
      const [names, ids] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()])
      return new Map(names.map((id_name, index) => [id_name, ids[index] ?? 0]))
    },
    listPhotos: () => database.getAll('photos'),
    addPhoto: (photo) => database.add('photos', photo as WaitingPhoto),
    removePhoto: (photo_id) => database.delete('photos', photo_id),
    readFact: (fact) => database.get('facts', fact) as Promise<never>,
    async writeFact(fact, value) {
      if (value === undefined) await database.delete('facts', fact)
      else await database.put('facts', value, fact)
    },
    async wipe() {
      const transaction = database.transaction(['answers', 'facts', 'outbox', 'photos'], 'readwrite')
      const outbox = transaction.objectStore('outbox')
      await Promise.all([transaction.objectStore('answers').clear(), transaction.objectStore('facts').clear()])
      const entries = await outbox.getAll()
      for (const entry of entries) if (!isOwners(entry)) await outbox.delete(entry.seq)
      const photos = await transaction.objectStore('photos').count()
      await transaction.done
      return photos > 0 || entries.some(isOwners)
    },
    close: () => database.close(),
  }
}

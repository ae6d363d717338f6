import type { Watcher } from './streams.ts'

// Of more than these the first are forgotten, and come as new ones the next time.
const most_each = 100
const most_people = 10_000

type Closed = Pick<Watcher, 'session_id' | 'user_id' | 'client_id'>

const keyOf = ({ session_id, client_id = '' }: Closed): string => `${session_id} ${client_id}`

function keepLast<Key>(keys: Pick<Map<Key, unknown>, 'size' | 'keys' | 'delete'>, most: number): void {
  for (const key of keys.keys()) {
    if (keys.size <= most) return
    keys.delete(key)
  }
}

/** The open apps whose stream was closed because their person opened another one. */
export function createClosedStreams() {
  const people = new Map<number, Map<string, true>>()
  return {
    has: (closed: Closed): boolean => people.get(closed.user_id)?.has(keyOf(closed)) === true,

    /** It is open again, and as good as any other. */
    delete: (opened: Closed): void => void people.get(opened.user_id)?.delete(keyOf(opened)),

    add(closed: Closed): void {
      const own = people.get(closed.user_id) ?? new Map<string, true>()
      people.delete(closed.user_id)
      people.set(closed.user_id, own.set(keyOf(closed), true))
      keepLast(own, most_each)
      keepLast(people, most_people)
    },
  }
}

export type ClosedStreams = ReturnType<typeof createClosedStreams>

/** What one client was told: every event that was acknowledged, and what its items must hold by that. */
export function createBook() {
  const items = new Map()
  const events = []
  return {
    items,
    events,
    note(item_id, event) {
      const item = items.get(item_id)
      if (item !== undefined) item.quantity += event.delta
      events.push({ item_id, notes: null, undoes: null, ...event })
    },
    /** Its journal goes with an item. */
    forget(item_id) {
      items.delete(item_id)
      const kept = events.filter((event) => event.item_id !== item_id)
      events.splice(0, events.length, ...kept)
    },
    /** What can still be taken back without leading below zero. */
    listUndoable() {
      const undone = new Set(events.map(({ undoes }) => undoes))
      return events.filter(
        ({ item_id, kind, event_id, delta }) =>
          (kind === 'consumed' || kind === 'purchased') &&
          !undone.has(event_id) &&
          (items.get(item_id)?.quantity ?? -1) - delta >= 0,
      )
    },
  }
}

/** An event as both sides spell it, so that a book and the journal can be laid upon each other. */
export function spell({ item_id, kind, delta, notes, undoes }) {
  return [item_id, kind, Number(delta), notes ?? '', undoes ?? ''].join('|')
}

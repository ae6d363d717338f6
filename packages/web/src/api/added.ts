const storage_name = 'addedProducts'
const most = 500

function readAll(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storage_name) ?? '[]')
    return Array.isArray(kept) ? (kept as [string, number][]) : []
  } catch {
    // Storage can be switched off; the keys of the requests still keep anything from counting twice.
    return []
  }
}

/** Notes that a scanned product is in the inventory, for the screen that offered it and for a reload. */
export function noteAdded(id: string, item_id: number): void {
  try {
    const others = readAll().filter(([other]) => other !== id)
    sessionStorage.setItem(storage_name, JSON.stringify([...others, [id, item_id]].slice(-most)))
  } catch {
    // See readAll.
  }
}

/** Which of these are in the inventory, and as which item. */
export function findAdded(ids: readonly string[]): Map<string, number> {
  return new Map(readAll().filter(([id]) => ids.includes(id)))
}

/** A line of a table: what stands before the colon, and all that stands behind it until the next one. */
export interface Entry {
  readonly name: string
  readonly text: string
}

/** The entries of a table; lines without a colon go on with the one above. */
export function readEntries(table: string): Entry[] {
  const entries: { name: string; text: string }[] = []
  for (const line of table.split('\n')) {
    const [before = '', behind] = line.split(': ')
    const last = entries.at(-1)
    if (behind !== undefined) entries.push({ name: before.trim(), text: behind.trim() })
    else if (last !== undefined) last.text = `${last.text} ${before.trim()}`.trim()
  }
  return entries
}

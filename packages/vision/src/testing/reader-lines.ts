import type { ReaderLine } from '../receipt/reader/lines.ts'
import { type Role, roles } from '../receipt/reader/roles.ts'

let next = 0

/** A line as if the model had read it: how likely its roles are, its name, and its amounts in hundredths. */
export function makeLine(chances: Partial<Record<Role, number>>, name: string, cents: readonly number[]): ReaderLine {
  const all = Object.fromEntries(roles.map((role) => [role, chances[role] ?? 0.001])) as Record<Role, number>
  const [role] = roles.toSorted((a, b) => all[b] - all[a])
  const row = { cells: [], text: name, y: next, height: 1 }
  return {
    row,
    role: role ?? 'info',
    chances: all,
    pieces: [],
    index: next++,
    name,
    words: name,
    amounts: cents.map((value) => ({ cents: value, cost: 0 })),
    detail: null,
  }
}

/** Lines in the order they are given, numbered from the first. */
export function numberLines(lines: readonly ReaderLine[]): ReaderLine[] {
  return lines.map((line, index) => ({ ...line, index }))
}

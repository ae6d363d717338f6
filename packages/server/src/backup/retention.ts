/** How many backups stay: the newest of all, and behind them the newest of each of some weeks. */
export interface Kept {
  readonly days: number
  readonly weeks: number
}

const pattern = /^larder-(\d{4}-\d{2}-\d{2})\.backup$/
const day_ms = 86_400_000

/** What the backup of a day is called. The day is UTC's: it ends once everywhere, whatever machine makes the backup. */
export function nameBackup(now: Date): string {
  return `larder-${now.toISOString().slice(0, 10)}.backup`
}

/** What a backup that was cut off has left. */
export function isHalf(name: string): boolean {
  return /^larder-\d{4}-\d{2}-\d{2}\.backup\.[0-9a-f]{8}\.half$/.test(name)
}

// Weeks begin on Mondays; the fifth of January 1970 was one.
const weekOf = (name: string): number =>
  Math.floor((Date.parse(pattern.exec(name)?.[1] ?? '') - Date.parse('1970-01-05')) / (7 * day_ms))

/** The backups that have served their time. Files of any other name are not ours. */
export function listExpired(names: readonly string[], { days, weeks }: Kept): string[] {
  const backups = names
    .filter((name) => pattern.test(name))
    .toSorted()
    .toReversed()
  const older = backups.slice(days)
  const newestOfWeeks = older.filter((name, index) => index === 0 || weekOf(name) !== weekOf(older[index - 1] ?? ''))
  const kept = new Set(newestOfWeeks.slice(0, weeks))
  return older.filter((name) => !kept.has(name))
}

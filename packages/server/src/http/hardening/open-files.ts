import { readFileSync } from 'node:fs'

// Beyond this a single process has other troubles.
const most_ever = 16_384
// Where the system does not say; every one that Node runs on allows more.
const usual = 2_048

/**
 * How many connections there may be: three quarters of the files that the system lets us open, so that there is always
 * one left for the database and for the pages themselves.
 */
export function mostConnections(path = '/proc/self/limits'): number {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync(path, 'utf8'))?.[1]
    return Math.min(most_ever, Math.floor(Number(limit ?? usual) * 0.75))
  } catch {
    return usual
  }
}

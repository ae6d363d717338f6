import { DiskFull, isDatabaseUnavailable, isDiskFull } from '../errors.ts'
import { defineStatement } from '../statement.ts'

/** A megabyte that goes away with its transaction: PostgreSQL has to make a file grow for it, as for any lasting write. */
export const writeProbe = defineStatement({
  name: '',
  text: 'create temporary table disk_probe on commit drop as select generate_series(1, 30000) as filler',
})

/**
 * Remembers that PostgreSQL refused a write because its disk is full, until a probe is written again. Whose disk nobody
 * can look at, such as that of DATABASE_URL, is known by this alone; without a refusal nothing is ever written for it.
 */
export function createDiskState(probe: () => Promise<unknown>) {
  let wasRefused = false
  return {
    note(error: unknown): void {
      // Our own refusal is known without asking PostgreSQL.
      if (isDiskFull(error) && !(error instanceof DiskFull)) wasRefused = true
    },

    async isFull(): Promise<boolean> {
      if (!wasRefused) return false
      try {
        await probe()
        wasRefused = false
      } catch (error) {
        if (isDatabaseUnavailable(error)) throw error
        // A role that may create no temporary table cannot tell; then the next refused write does.
        wasRefused = isDiskFull(error)
      }
      return wasRefused
    },
  }
}

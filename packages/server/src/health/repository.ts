import type { Database } from '../database/database.ts'
import { defineStatement } from '../database/statement.ts'

// A newer version is well too: while releases change hands, the older one goes on with what the newer one has added to.
const isMigrated = defineStatement({
  name: 'is_migrated',
  text: 'select coalesce(max(version), 0) >= $1 as is_migrated from migration',
})

/** What a probe asks of the database. */
export function createHealthRepository(database: Pick<Database, 'query' | 'isDiskFull'>) {
  return {
    async isMigrated(version: number): Promise<boolean> {
      const [row] = await database.query<{ is_migrated: boolean }>(isMigrated, [version])
      return row?.is_migrated === true
    },
    isDiskFull: () => database.isDiskFull(),
  }
}

export type HealthRepository = ReturnType<typeof createHealthRepository>

import type { Database, Queries } from './database.ts'
import { defineStatement } from './statement.ts'
import { DiskFull, isDiskFull, isReadOnly } from './errors.ts'
import type { DiskSpace } from './disk/disk-space.ts'

const readOnly = defineStatement({ name: '', text: 'SET TRANSACTION READ ONLY' })

/**
 * While the disk is full every transaction may only read: PostgreSQL itself tells writes from reads, and no route needs
 * to know which of the two it is. What ends a session goes through: well before its end the disk counts as full.
 */
export function guardDiskSpace(database: Database, diskSpace: Pick<DiskSpace, 'isFull' | 'check'>): Database {
  function read<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    return database.transaction(async (queries) => {
      await queries.query(readOnly)
      // Inside of the transaction: outside, a refused write means that the server has become a standby.
      return work(queries).catch((error: unknown) => {
        throw isReadOnly(error) ? new DiskFull('the disk is full', { cause: error }) : error
      })
    })
  }

  /** The disk may have filled faster than we look: whoever meets it first tells the others. */
  function tell(error: unknown): never {
    if (isDiskFull(error)) void diskSpace.check()
    throw error
  }

  return {
    ...database,
    isDiskFull: async () => diskSpace.isFull() || database.isDiskFull(),
    query: (statement, values) =>
      diskSpace.isFull() && statement.is_small_delete !== true
        ? read((queries) => queries.query(statement, values))
        : database.query<never>(statement, values).catch(tell),
    transaction: (work) => (diskSpace.isFull() ? read(work) : database.transaction(work).catch(tell)),
  }
}

import type { BaseLogger } from 'pino'
import type { Queries } from '../database/database.ts'
import { createHousekeepingRepository } from './repository.ts'

/** Deletes what time has made worthless. */
export async function cleanUp(database: Queries, log: Pick<BaseLogger, 'warn'>): Promise<void> {
  const repository = createHousekeepingRepository(database)
  const clock = await repository.followClock()
  if (clock !== undefined && Math.abs(clock.hours_off) >= 1)
    log.warn(clock, 'the clock has jumped; nothing expires by it at once')
  await repository.deleteExpired()
}

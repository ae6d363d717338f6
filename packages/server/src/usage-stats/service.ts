import type { Queries } from '../database/database.ts'
import { createUsageStatsRepository } from './repository.ts'
import { foldInSlices } from './usage-stats.ts'

/** After a change of the unit: the usage statistics as if all had been counted in the new one. */
export async function recomputeUsageStats(
  queries: Queries,
  household_id: number,
  item_id: number,
  unit: string,
): Promise<void> {
  const repository = createUsageStatsRepository(queries, household_id)
  await repository.store(item_id, await foldInSlices(await repository.readEvents(item_id), unit), unit)
}

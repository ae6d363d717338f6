import type { CountedItem } from '@larder/contract/values/unit-factors'
import type { Queries } from '../database/database.ts'
import { createUsageStatsRepository } from './repository.ts'
import { foldInSlices } from './usage-stats.ts'

/** After a change of the unit: the usage statistics as if all had been counted in the new one. */
export async function recomputeUsageStats(
  queries: Queries,
  household_id: number,
  item_id: number,
  counted: CountedItem,
): Promise<void> {
  const repository = createUsageStatsRepository(queries, household_id)
  const bytes = await foldInSlices(await repository.readEvents(item_id), counted)
  await repository.store(item_id, bytes, counted.unit_of_measure ?? '')
}

import type { Insights } from '@larder/contract/calls/insights-api'
import {
  checkPredictions,
  createReplayedItem,
  type ReplayedEvent,
  type ReplayedItem,
} from '@larder/forecast/prediction-check'
import { startSlices } from '../event-loop/slices.ts'
import type { InsightsRepository, ReplayedRow } from './repository.ts'

/** Fewer say nothing of the next one. */
const fewest_checked = 5

interface Replay {
  readonly items: ReadonlyMap<number, ReplayedItem>
  readonly events: readonly ReplayedEvent[]
}

/** The household as it was before the first of the events. */
async function readReplay(repository: InsightsRepository): Promise<Replay> {
  const slices = startSlices()
  const items = new Map<number, ReplayedItem>()
  for await (const [item_ids, categories, quantities] of repository.listItems()) {
    item_ids?.forEach((item_id, index) =>
      items.set(item_id, createReplayedItem(categories[index] ?? null, quantities[index] ?? 0)),
    )
  }
  const events: ReplayedEvent[] = []
  for (const page of await repository.listEvents()) {
    for (const [item_id, kind, day, delta, is_same_unit] of JSON.parse(page) as ReplayedRow[]) {
      const item = items.get(item_id)
      if (item === undefined) continue
      item.stock -= delta
      item.is_readable &&= is_same_unit
      events.push({ item, kind, day, delta })
    }
    if (slices.isDue()) await slices.rest()
  }
  return { items, events }
}

interface Period {
  readonly since: number
  readonly today: number
}

/** How often what was predicted came true, of all that was known in the period; null where it is too little to tell. */
export async function countPredictions(
  repository: InsightsRepository,
  { since, today }: Period,
): Promise<Insights['predictions']> {
  const { events } = await readReplay(repository)
  const slices = startSlices()
  let [checked, came_true, stated] = [0, 0, 0]
  for (const verdict of checkPredictions(events, today)) {
    if (verdict !== null && verdict.day >= since) {
      checked += 1
      came_true += verdict.came_true ? 1 : 0
      stated += verdict.confidence
    }
    if (slices.isDue()) await slices.rest()
  }
  if (checked < fewest_checked) return null
  return { checked, came_true, stated: Number((stated / checked).toFixed(3)) }
}

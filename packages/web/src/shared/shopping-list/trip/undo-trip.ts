import { api } from '@larder/contract/calls/api'
import { call } from '../../../api/client/call.ts'
import { undoRecord } from '../../../api/record.ts'
import { bringBack } from '../bring-back.ts'
import { type FinishedText, type Trip } from './trip.ts'

async function bringBackText({ line, item_id }: FinishedText): Promise<void> {
  // Before the entry: the item of that name would take it.
  if (item_id !== null) await call(api.deleteItem, { params: { id: String(item_id) } })
  await bringBack(line)
}

async function keepFailed<One>(all: readonly One[], undo: (one: One) => Promise<unknown>): Promise<One[]> {
  const results = await Promise.allSettled(all.map(undo))
  return all.filter((_, index) => results[index]?.status === 'rejected')
}

/** Takes back everything that one shopping recorded; what is left of the trip could not be. */
export async function undoTrip(trip: Trip): Promise<Trip> {
  const [bought, finished] = await Promise.all([
    keepFailed(trip.bought, ({ line, event_id }) => undoRecord(line, event_id)),
    keepFailed(trip.finished, bringBackText),
  ])
  return { bought, finished, texts: [], is_sheet_open: false }
}
